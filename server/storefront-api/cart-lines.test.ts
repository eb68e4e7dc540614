// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCartCalls } from '../../tests/setup/cart-calls.ts'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
let calls: ReturnType<typeof createCartCalls>
let decal: string
let other: string
let scarce: string
let soldOut: string

beforeAll(async () => {
  shop = await openStorefrontShop()
  calls = createCartCalls(shop)
  decal = await shop.addVariant({ title: 'Maple Leaf', priceCents: 14_99 })
  other = await shop.addVariant({ title: 'Anchor', priceCents: 20_00 })
  scarce = await shop.addVariant({ title: 'Last Wolf', priceCents: 5_00, variants: [{ stock: 3 }] })
  soldOut = await shop.addVariant({ title: 'Gone Goose', variants: [{ stock: 0 }] })
})
afterAll(() => shop.close())

const mark = (value: string) => [{ key: 'mark', value }]

describe('lines', () => {
  it('of the same merchandise merge; different attributes keep them apart', async () => {
    const { cartId } = await calls.create({
      lines: [{ merchandiseId: decal }, { merchandiseId: decal, quantity: 2 }],
    })
    await calls.add(cartId, [{ merchandiseId: decal, attributes: mark('Maple') }])
    await calls.add(cartId, [{ merchandiseId: decal, attributes: mark('Birch') }])
    const { lines } = await calls.add(cartId, [
      { merchandiseId: decal, attributes: mark('Maple'), quantity: 4 },
    ])
    expect(lines.map(({ quantity, attributes }) => [quantity, attributes[0]?.value])).toEqual([
      [3, undefined],
      [5, 'Maple'],
      [1, 'Birch'],
    ])
  })

  it('merge when an update makes them equal, and may change their order', async () => {
    const { cartId, lines } = await calls.create({
      lines: [
        { merchandiseId: decal, attributes: mark('a') },
        { merchandiseId: decal, attributes: mark('b'), quantity: 2 },
      ],
    })
    const [a, b] = lines.map(({ id }) => id)
    const swapped = await calls.update(cartId, [
      { id: a, attributes: mark('c') },
      { id: b, attributes: mark('a') },
      { id: a, attributes: mark('b') },
    ])
    expect(swapped.lines.map(({ quantity, attributes }) => [quantity, attributes[0]?.value])).toEqual([
      [1, 'b'],
      [2, 'a'],
    ])
    const joined = await calls.update(cartId, [{ id: a, attributes: mark('a') }])
    expect(joined.lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('are removed at quantity 0, and removing one twice isn’t an error', async () => {
    const { cartId, lines } = await calls.create({
      lines: [{ merchandiseId: decal }, { merchandiseId: other }],
    })
    const [first, second] = lines.map(({ id }) => id)
    expect((await calls.update(cartId, [{ id: first, quantity: 0 }])).lines).toHaveLength(1)
    expect((await calls.remove(cartId, [first ?? '', second ?? ''])).userErrors).toEqual([])
    expect((await calls.find(cartId))?.lines.edges).toEqual([])
  })

  it('that are invalid are named, and the call changes nothing', async () => {
    const { cartId } = await calls.create({ lines: [{ merchandiseId: decal }] })
    const missing = 'gid://shopify/ProductVariant/999999'
    const { userErrors, cart } = await calls.add(cartId, [
      { merchandiseId: other, quantity: 2 },
      { merchandiseId: missing },
      { merchandiseId: decal, quantity: -1 },
    ])
    expect(userErrors).toEqual([
      {
        code: 'INVALID_MERCHANDISE_LINE',
        field: ['lines', '1', 'merchandiseId'],
        message: `The merchandise with id ${missing} does not exist.`,
      },
      {
        code: 'MINIMUM_NOT_MET',
        field: ['lines', '2', 'quantity'],
        message: 'The quantity must be at least 1.',
      },
    ])
    expect(cart?.totalQuantity).toBe(1)
    const refused = await calls.create({ lines: [{ merchandiseId: missing }] })
    expect(refused.cart).toBeNull()
    expect(refused.userErrors[0]?.field).toEqual(['input', 'lines', '0', 'merchandiseId'])
    const stray = await calls.update(cartId, [{ id: 'gid://shopify/CartLine/x?cart=y', quantity: 1 }])
    expect(stray.userErrors[0]).toMatchObject({
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lines', '0', 'id'],
    })
  })
})

describe('items low in stock', () => {
  it('are added up to the stock, with a warning', async () => {
    const { cartId, lines, warnings } = await calls.create({
      lines: [{ merchandiseId: scarce, quantity: 5 }],
    })
    expect(lines[0]?.quantity).toBe(3)
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 of this item can be in the cart.',
        target: lines[0]?.id,
      },
    ])
    const more = await calls.add(cartId, [{ merchandiseId: scarce, attributes: [{ key: 'k', value: 'v' }] }])
    expect(more.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(more.warnings).toHaveLength(1)
  })

  it('that are sold out aren’t added to the cart', async () => {
    const { lines, warnings, userErrors } = await calls.create({ lines: [{ merchandiseId: soldOut }] })
    expect(lines).toEqual([])
    expect(userErrors).toEqual([])
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'This item is sold out.', target: soldOut },
    ])
  })
})
