import { expect, it } from 'vitest'
import { isDecalProduct } from './is-decal-product.ts'

it.each([
  ['Cut vinyl decal', true],
  ['Sticker', true],
  ['Packaging mock-up', false],
  ['Wall mural', false],
  ['a type of the owner’s', true],
])('whether %s is a decal: %s', (productType, isDecal) => {
  expect(isDecalProduct(productType)).toBe(isDecal)
})
