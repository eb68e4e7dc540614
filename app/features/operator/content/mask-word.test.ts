import { expect, it } from 'vitest'
import { maskWord } from './mask-word.ts'

it.each([
  ['bad', 'b••'],
  ['bad word', 'b•• w•••'],
  ['ku-klux', 'k•-k•••'],
  ['14/88', '1•/8•'],
  ['été', 'é••'],
])('%s becomes %s', (phrase, masked) => {
  expect(maskWord(phrase)).toBe(masked)
})
