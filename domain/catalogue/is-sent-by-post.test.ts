import { expect, test } from 'vitest'
import { isSentByPost } from './is-sent-by-post.ts'

test.each([
  ['Sticker', true],
  ['', true],
  ['Service', false],
  ['Cut file', false],
  ['Digital download', false],
])('a product of the type "%s" is shipped: %s', (type, sent) => {
  expect(isSentByPost(type)).toBe(sent)
})
