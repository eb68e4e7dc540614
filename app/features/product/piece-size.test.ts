import { expect, test } from 'vitest'
import type { Variant } from '../../../contract/product.ts'
import { listNamedSizes, findVariantSize } from './piece-size.ts'

const variant = (selectedOptions: Variant['selectedOptions']): Variant => ({
  id: 'gid://shopify/ProductVariant/1',
  title: 'Any',
  sku: null,
  price: '14.99',
  compareAtPrice: null,
  currencyCode: 'CAD',
  availableForSale: true,
  selectedOptions,
  image: null,
  quantityAvailable: null,
  grams: 20,
})
const described = (size: string) => ({
  description: `<p>A decal.</p><ul><li><strong>Size:</strong> ${size}</li></ul>`,
})

test('the chosen size takes precedence over the description', () => {
  const chosen = variant([{ name: 'Size', value: '6 in' }])
  expect(findVariantSize(described('4 in or 6 in'), chosen)).toEqual({ widthMm: 152.4, heightMm: null })
})

test('a product of one size gets it from its description', () => {
  expect(findVariantSize(described('5 in (127 mm) across'), variant([]))).toEqual({
    widthMm: 127,
    heightMm: null,
  })
})

test('a ruler, whose picture has other proportions, is not drawn', () => {
  const chosen = variant([{ name: 'Size', value: '36 in' }])
  expect(findVariantSize(described('36 in or 48 in long, 3 in high'), chosen)).toBeNull()
})

test.each(['Letter height 3 in', '24 in wide or 36 in wide', 'Made to measure', '2 in x 100 ft'])(
  '"%s" is not drawn',
  (size) => {
    expect(findVariantSize(described(size), variant([]))).toBeNull()
  },
)

test('each size of a product is listed once, however many finishes it comes in', () => {
  const sized = (size: string, finish: string) =>
    variant([
      { name: 'Size', value: size },
      { name: 'Finish', value: finish },
    ])
  const variants = [sized('4 in', 'Gloss'), sized('4 in', 'Matte'), sized('6 in', 'Gloss')]
  expect(listNamedSizes({ description: '', variants }).map(({ label }) => label)).toEqual(['4 in', '6 in'])
  expect(listNamedSizes({ ...described('5 in across'), variants: [variant([])] })).toEqual([])
})
