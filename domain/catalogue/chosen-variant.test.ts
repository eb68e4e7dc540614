import { expect, test } from 'vitest'
import { findChosenVariant, parseVariantNumber } from './chosen-variant.ts'

const variant = (number: number, availableForSale = true) => ({
  id: `gid://shopify/ProductVariant/${number}`,
  availableForSale,
})
const soldOut = variant(7, false)
const small = variant(8)
const large = variant(9)
const variants = [soldOut, small, large]

test.each([
  ['9', large],
  ['7', soldOut],
])('the address ?variant=%s chooses that variant, sold out or not', (wanted, expected) => {
  expect(findChosenVariant(variants, wanted)).toBe(expected)
})

test.each([null, '', '10', '0', '-8', '8.0', '1e1', ' 8', '<script>', '99999999999999999999'])(
  'the address ?variant=%s falls back to the first variant that can be bought',
  (wanted) => {
    expect(findChosenVariant(variants, wanted)).toBe(small)
  },
)

test('a product without variants has none to choose', () => {
  expect(findChosenVariant([], '8')).toBeNull()
})

test('a variant’s number comes from its id', () => {
  expect(parseVariantNumber(large.id)).toBe(9)
  expect(parseVariantNumber('gid://shopify/Product/9')).toBeNull()
})
