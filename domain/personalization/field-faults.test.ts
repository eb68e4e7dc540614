import { expect, it } from 'vitest'
import { findFieldFault, isFaultWhileTyping, type WordsPattern } from './field-faults.ts'

it.each([
  // What follows can't make it right.
  ['words', 'Kim 🏠', true],
  ['words', 'Kimberley', true],
  ['words', 'a\nb', true],
  ['number', '4a', true],
  // What follows may.
  ['words', '', false],
  ['marks', 'C-FN', false],
  ['licence', '12', false],
] as const satisfies [WordsPattern, string, boolean][])(
  'a field of %s with %j is said to be wrong before it is left: %s',
  (pattern, typed, isSaid) => {
    const fault = findFieldFault({ pattern, required: true, maxLength: 8, maxLines: 1 }, typed)
    expect(fault && isFaultWhileTyping(fault)).toBe(isSaid)
  },
)
