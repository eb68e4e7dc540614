import { expect, it } from 'vitest'
import { findFieldFault, isFaultWhileTyping, type TextPattern } from './field-faults.ts'

it.each([
  // Typing more can't make these texts valid.
  ['words', 'Kim 🏠', true],
  ['words', 'Kimberley', true],
  ['words', 'a\nb', true],
  ['number', '4a', true],
  // Typing more may make these texts valid.
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
