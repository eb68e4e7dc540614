import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Variant } from '../../../contract/product.ts'
import { DeliveryEstimator } from './delivery.tsx'

const variant: Variant = {
  id: 'gid://shopify/ProductVariant/1',
  title: 'Any',
  sku: null,
  price: '89.99',
  compareAtPrice: null,
  currencyCode: 'CAD',
  availableForSale: true,
  selectedOptions: [],
  image: null,
  quantityAvailable: null,
  grams: 100,
}
const wordsOf = (change: Partial<Variant>) =>
  renderToStaticMarkup(<DeliveryEstimator variant={{ ...variant, ...change }} waits={false} />).replaceAll(
    /(?:<[^>]+>)+/g,
    '|',
  )

test('before a postal code is given, a light item ships free within Canada', () => {
  const words = wordsOf({})
  expect(words).toContain('Canada-wide shipping|5 to 7 business days|Free|free over $75')
  expect(words).toContain('Free shipping within Canada over $75')
})

test('a heavy one costs what the checkout asks for its weight', () => {
  const words = wordsOf({ grams: 25_000 })
  expect(words).toContain('Niagara regional delivery|2 to 4 business days|Free|free over $75')
  expect(words).toContain('Canada-wide shipping|5 to 7 business days|CA$49.99|too heavy to ship free')
  expect(words).toContain('Shipping to the United States|7 to 12 business days|CA$79.99|')
  expect(words).not.toContain('Free shipping within Canada over $75')
})
