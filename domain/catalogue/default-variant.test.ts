import { describe, expect, it } from 'vitest'
import { chooseDefaultVariant, chooseDefaultVariantId } from './default-variant.ts'

const soldOut = (id: number) => ({ id, availableForSale: false })
const onSale = (id: number) => ({ id, availableForSale: true })

describe('the default variant of a product page', () => {
  it.each([
    ['the first available', [soldOut(1), onSale(2), onSale(3)], 9, 2],
    ['the first, when all are sold out', [soldOut(1), soldOut(2)], 9, 1],
    ["the product's own, when none is listed", [], 9, 9],
    ['none, when there is nothing to buy', [], null, null],
  ])('is %s', (_, variants, variantId, expected) => {
    expect(chooseDefaultVariantId({ variants, variantId })).toBe(expected)
  })

  it('is also available as a whole object', () => {
    expect(chooseDefaultVariant([soldOut(1), onSale(2)])).toEqual(onSale(2))
    expect(chooseDefaultVariant([])).toBeNull()
  })
})
