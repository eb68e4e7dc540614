import { expect, test } from 'vitest'
import { isPhysicalProduct } from './is-physical-product.ts'

test.each([
  ['Sticker', true],
  ['', true],
  ['Service', false],
  ['Cut file', false],
  ['Digital download', false],
])('a product of the type "%s" is shipped: %s', (type, sent) => {
  expect(isPhysicalProduct(type)).toBe(sent)
})
