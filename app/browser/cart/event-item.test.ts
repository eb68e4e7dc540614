import { expect, test } from 'vitest'
import { makeCartEvent, toEventItem } from './event-item.ts'

const wolf = {
  merchandiseId: 'gid://shopify/ProductVariant/7',
  productId: 'gid://shopify/Product/1',
  title: 'Howling Wolf - 10 in / Gloss',
  productTitle: 'Howling Wolf',
  variantTitle: '10 in / Gloss',
  priceCents: 14_99,
  currencyCode: 'CAD',
  imageSrc: null,
  quantity: 2,
  attributes: [],
}

test('cart lines are reported with product and variant as separate fields, and with their total value', () => {
  expect(makeCartEvent([wolf, { ...wolf, quantity: 1 }], 'CAD')).toEqual({
    currency: 'CAD',
    value: 44.97,
    items: [
      {
        item_id: 'gid://shopify/Product/1',
        item_name: 'Howling Wolf',
        item_variant: '10 in / Gloss',
        price: 14.99,
        quantity: 2,
      },
      expect.objectContaining({ item_variant: '10 in / Gloss', quantity: 1 }),
    ],
  })
})

test('a line whose title alone is known is reported by its title', () => {
  const { productTitle: _product, variantTitle: _variant, ...known } = wolf
  expect(makeCartEvent([known], 'CAD').items).toEqual([
    { item_id: 'gid://shopify/Product/1', item_name: known.title, price: 14.99, quantity: 2 },
  ])
})

test.each(['', 'Default Title'])(
  "a product's only variant (%j) is not reported as a variant",
  (variantTitle) => {
    expect(toEventItem({ productId: '1', productTitle: 'Bee Kind', variantTitle, price: 4.99 })).toEqual({
      item_id: '1',
      item_name: 'Bee Kind',
      price: 4.99,
      quantity: 1,
    })
  },
)

test('a very large cart is reported with as many lines as the log accepts, at its full value', () => {
  const { items, value } = makeCartEvent(
    Array.from({ length: 60 }, () => ({ ...wolf, priceCents: 1_00, quantity: 1 })),
    'CAD',
  )
  expect([items.length, value]).toEqual([50, 60])
})
