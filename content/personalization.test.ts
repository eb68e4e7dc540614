import { expect, it } from 'vitest'
import { personalizationCopy } from './personalization.ts'

it('numbers of characters have commas', () => {
  const field = { maxLength: 1_000, maxLines: 4, example: '' }
  expect(personalizationCopy.hint(field)).toBe('Up to 4 lines, 1,000 characters in all')
  expect(personalizationCopy.hint({ ...field, maxLines: 1 })).toBe('Up to 1,000 characters')
  expect(personalizationCopy.fault({ code: 'too-long', length: 1_204 }, field)).toBe(
    'That’s 1,204 characters, and only 1,000 fit.',
  )
})
