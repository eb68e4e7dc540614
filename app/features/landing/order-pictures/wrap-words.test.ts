import { expect, test } from 'vitest'
import { wrapWords } from './wrap-words.ts'

test.each([
  ['Vote for Kim', ['VOTE', 'FOR', 'KIM']],
  ['  Open   house Sunday ', ['OPEN', 'HOUSE', 'SUNDAY']],
  ['Slow down, kids at play', ['SLOW', 'DOWN,', 'KIDS AT', 'PLAY']],
  ['', ['YOUR', 'SIGN']],
  ['https://example.com/sign.pdf', ['YOUR', 'SIGN']],
  ['a '.repeat(40), ['YOUR', 'SIGN']],
])('"%s" is drawn as %j', (text, lines) => {
  expect(wrapWords(text, 'Your sign')).toEqual(lines)
})
