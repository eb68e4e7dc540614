import { expect, it } from 'vitest'
import { findFieldFault, isFaultWhileTyping, type TextPattern } from './field-faults.ts'

it.each([
  // These texts are wrong now and can't become right by typing more.
  ['words', 'Kim 🏠', true],
  ['words', 'Kimberley', true],
  ['words', 'a\nb', true],
  ['number', '4a', true],
  // These texts are incomplete and may become right by typing more.
  ['words', '', false],
  ['marks', 'C-FN', false],
  ['licence', '12', false],
] as const satisfies [TextPattern, string, boolean][])(
  'a field of kind %s with %j shows its fault while typing: %s',
  (pattern, typed, isSaid) => {
    const fault = findFieldFault({ pattern, required: true, maxLength: 8, maxLines: 1 }, typed)
    expect(fault && isFaultWhileTyping(fault)).toBe(isSaid)
  },
)
