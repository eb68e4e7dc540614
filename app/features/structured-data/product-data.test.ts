import { expect, test } from 'vitest'
import type { Product, Variant } from '../../../contract/product.ts'
import { makeProductData } from './product-data.ts'

const variant = (number: number, size: string, availableForSale = true): Variant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: size,
  sku: `ND-${number}`,
  price: `${number}.99`,
  compareAtPrice: null,
  currencyCode: 'CAD',
  availableForSale,
  selectedOptions: [{ name: 'Size', value: size }],
  image: null,
  quantityAvailable: null,
  grams: 20,
})
const product = (change: Partial<Product> = {}): Product => ({
  id: 'gid://shopify/Product/1',
  title: 'Wolf',
  handle: 'wolf',
  description: '<p>A <b>wolf</b>.</p>',
  vendor: 'Niagara Decals',
  productType: 'Sticker',
  imageSrc: '/media/1.svg',
  imageAlt: 'A wolf',
  images: [{ url: '/media/1.svg', altText: 'A wolf', width: 1, height: 1 }],
  price: '7.99',
  compareAtPrice: null,
  currencyCode: 'CAD',
  availableForSale: true,
  tags: [],
  personalization: { kind: 'none' },
  variantId: 'gid://shopify/ProductVariant/7',
  variants: [variant(7, '4 in'), variant(8, '6 in', false)],
  options: [{ name: 'Size', values: ['4 in', '6 in'] }],
  rating: null,
  ...change,
})

test('a product with options is a group whose variants have their own price, availability and address', () => {
  expect(makeProductData(product())).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'wolf',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      {
        '@type': 'Product',
        name: 'Wolf - 4 in',
        size: '4 in',
        offers: {
          price: '7.99',
          priceCurrency: 'CAD',
          url: '/product/wolf?variant=7',
          availability: 'https://schema.org/InStock',
        },
      },
      { size: '6 in', offers: { price: '8.99', availability: 'https://schema.org/OutOfStock' } },
    ],
  })
})

test('no two variants have the same data, even if schema.org has no property for an option', () => {
  const sizes = ['4 in', '6 in']
  const finishes = ['Matte', 'Gloss']
  const choices = sizes.flatMap((size) => finishes.map((finish) => [size, finish] as const))
  const variants = choices.map(([size, finish], index) => ({
    ...variant(index + 1, size),
    title: `${size} / ${finish}`,
    selectedOptions: [
      { name: 'Size', value: size },
      { name: 'Finish', value: finish },
    ],
  }))
  const options = [
    { name: 'Size', values: sizes },
    { name: 'Finish', values: finishes },
  ]
  const data = makeProductData(product({ variants, options }))
  expect(data).toMatchObject({
    variesBy: ['https://schema.org/size', 'https://schema.org/additionalProperty'],
    hasVariant: [
      { size: '4 in', additionalProperty: [{ '@type': 'PropertyValue', name: 'Finish', value: 'Matte' }] },
      { size: '4 in', additionalProperty: [{ value: 'Gloss' }] },
      { size: '6 in', additionalProperty: [{ value: 'Matte' }] },
      { size: '6 in', additionalProperty: [{ value: 'Gloss' }] },
    ],
  })
  const declared = ('hasVariant' in data ? data.hasVariant : []).map(
    ({ name: _name, offers: _offers, sku: _sku, ...properties }) => JSON.stringify(properties),
  )
  expect(new Set(declared).size).toBe(variants.length)
})

test('a product without options is one product with one offer', () => {
  const only = product({ variants: [{ ...variant(7, 'Default Title'), selectedOptions: [] }], options: [] })
  const data = makeProductData(only)
  expect(data).toMatchObject({ '@type': 'Product', sku: 'ND-7', offers: { url: '/product/wolf' } })
  expect(data).not.toHaveProperty('hasVariant')
})

test('stars come from reviews of buyers only', () => {
  expect(makeProductData(product({ rating: { average: 4.5, count: 12 } }))).toMatchObject({
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
  })
  expect(makeProductData(product({ rating: { average: 4.5, count: 12, sample: true } }))).not.toHaveProperty(
    'aggregateRating',
  )
  expect(makeProductData(product())).not.toHaveProperty('aggregateRating')
})

test('what a buyer provides for a made-to-order product is said, and nothing for the others', () => {
  const field = { label: 'Company name', required: true, maxLength: 40, maxLines: 1, example: '' } as const
  const fields = [field, { ...field, label: 'Phone number' }].map((each) => ({
    ...each,
    pattern: 'words' as const,
    otherwise: 'empty' as const,
  }))
  const artwork = { label: 'Your logo', hint: '', required: true }
  const personalization = { kind: 'words-and-artwork', fields, artwork, designer: true } as const
  const properties = [
    { '@type': 'PropertyValue', name: 'Made with your text', value: 'Company name, Phone number' },
    { '@type': 'PropertyValue', name: 'Made with your artwork', value: 'Your logo' },
  ]
  expect(makeProductData(product({ personalization }))).toMatchObject({ additionalProperty: properties })
  expect(makeProductData(product({ personalization, variants: [variant(7, '4 in')] }))).toMatchObject({
    '@type': 'Product',
    additionalProperty: properties,
  })
  expect(makeProductData(product())).not.toHaveProperty('additionalProperty')
})
