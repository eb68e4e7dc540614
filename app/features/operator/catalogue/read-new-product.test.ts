import { describe, expect, it } from 'vitest'
import { readNewProduct, type NewProductFormValues } from './read-new-product.ts'

const typed: NewProductFormValues = {
  title: 'Lighthouse',
  productType: 'Decal',
  tags: 'boat, lake',
  status: 'active',
  options: 'Size, Colour',
  variants: [
    { key: 1, values: '4 in, Red', price: '9.99', stock: '12', sku: 'L-4' },
    { key: 2, values: '6 in, Red', price: '14', stock: '', sku: '' },
  ],
}

describe('the form for a new product', () => {
  it('is read as a product with its variants', () => {
    expect(readNewProduct(typed)).toEqual({
      ok: true,
      product: {
        title: 'Lighthouse',
        productType: 'Decal',
        tags: ['boat', 'lake'],
        status: 'active',
        optionNames: ['Size', 'Colour'],
        variants: [
          { optionValues: ['4 in', 'Red'], priceCents: 9_99, stock: 12, sku: 'L-4' },
          { optionValues: ['6 in', 'Red'], priceCents: 14_00, stock: null, sku: '' },
        ],
      },
    })
  })

  it.each([
    ['no title', { title: ' ' }, 'untold'],
    ['no price', { variants: [{ key: 1, values: '', price: '', stock: '', sku: '' }] }, 'untold'],
    [
      'a price in words',
      { variants: [{ key: 1, values: '', price: 'ten', stock: '', sku: '' }] },
      'unreadable',
    ],
    ['half a piece', { variants: [{ key: 1, values: '', price: '1', stock: '0.5', sku: '' }] }, 'unreadable'],
  ])('with %s is not sent', (_, more, reason) => {
    expect(readNewProduct({ ...typed, ...more })).toEqual({ ok: false, reason })
  })
})
