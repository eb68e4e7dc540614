import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'
import { discounts } from '../db/schema/cart.ts'

let shop: StorefrontShop
let decal: string
let other: string
let scarce: string
let soldOut: string

beforeAll(async () => {
  shop = await openStorefrontShop()
  decal = await variantOf({ title: 'Maple Leaf', priceCents: 14_99 })
  other = await variantOf({ title: 'Anchor', priceCents: 20_00 })
  scarce = await variantOf({ title: 'Last Wolf', priceCents: 5_00, variants: [{ stock: 3 }] })
  soldOut = await variantOf({ title: 'Gone Goose', variants: [{ stock: 0 }] })
})
afterAll(() => shop.close())

async function variantOf(seed: Parameters<StorefrontShop['addProduct']>[0]): Promise<string> {
  const [id] = (await shop.addProduct(seed)).variantIds
  return id ?? ''
}

const CART = `id checkoutUrl totalQuantity note
  lines(first: 10) { edges { node { id quantity attributes { key value }
    merchandise { ... on ProductVariant { id title image { url altText } price { amount currencyCode } product { id title handle } } } } } }
  estimatedCost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }`
const CHANGE = `cart { ${CART} } userErrors { code field message } warnings { code message target }`

const money = z.object({ amount: z.string(), currencyCode: z.string() })
const lineSchema = z.object({
  id: z.string(),
  quantity: z.number(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  merchandise: z.object({
    id: z.string(),
    title: z.string(),
    price: money,
    image: z.object({ url: z.string() }),
  }),
})
const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number(),
  note: z.string(),
  lines: z.object({ edges: z.array(z.object({ node: lineSchema })) }),
  estimatedCost: z.object({ subtotalAmount: money, totalAmount: money }),
})
const changeSchema = z.object({
  cart: cartSchema.nullable(),
  userErrors: z.array(z.object({ code: z.string(), field: z.array(z.string()), message: z.string() })),
  warnings: z.array(z.object({ code: z.string(), message: z.string(), target: z.string() })),
})

async function change(call: string, variables: Record<string, unknown>, types: string) {
  const names = Object.keys(variables)
  const given = names.map((name) => `${name}: $${name}`).join(', ')
  const data = await shop.ask(`mutation (${types}) { result: ${call}(${given}) { ${CHANGE} } }`, variables)
  const { result } = z.object({ result: changeSchema }).parse(data)
  const lines = result.cart?.lines.edges.map(({ node }) => node) ?? []
  return { ...result, lines, cartId: result.cart?.id ?? '' }
}

type Line = { merchandiseId: string; quantity?: number; attributes?: { key: string; value: string }[] }
const create = (input: object = {}) => change('cartCreate', { input }, '$input: CartInput')
const add = (cartId: string, lines: Line[]) =>
  change('cartLinesAdd', { cartId, lines }, '$cartId: ID!, $lines: [CartLineInput!]!')
const update = (cartId: string, lines: object[]) =>
  change('cartLinesUpdate', { cartId, lines }, '$cartId: ID!, $lines: [CartLineUpdateInput!]!')
const remove = (cartId: string, lineIds: string[]) =>
  change('cartLinesRemove', { cartId, lineIds }, '$cartId: ID!, $lineIds: [ID!]!')

async function find(id: string) {
  const data = await shop.ask(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, { id })
  return z.object({ cart: cartSchema.nullable() }).parse(data).cart
}

describe("the specification's cart calls", () => {
  it('create, add, update, remove and get, with prices to the cent', async () => {
    const data = await shop.ask(`mutation { cartCreate { cart { ${CART} } userErrors { message } } }`)
    const { cart } = z.object({ cartCreate: z.object({ cart: cartSchema }) }).parse(data).cartCreate
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[0-9A-Za-z]{22}$/)
    expect(cart.checkoutUrl).toMatch(/^http:\/\/shop\.test\/checkout\/[0-9A-Za-z]{22}$/)
    expect(cart.lines.edges).toEqual([])
    expect(cart.estimatedCost.totalAmount).toEqual({ amount: '0.0', currencyCode: 'CAD' })

    const added = await add(cart.id, [{ merchandiseId: decal, quantity: 2 }, { merchandiseId: other }])
    expect(added.userErrors).toEqual([])
    expect(added.cart?.totalQuantity).toBe(3)
    expect(added.cart?.estimatedCost.subtotalAmount.amount).toBe('49.98')
    expect(added.lines[0]?.merchandise).toMatchObject({ id: decal, price: { amount: '14.99' } })
    expect(added.lines[0]?.merchandise.image.url).toMatch(/^http:\/\/shop\.test\/media\//)

    const [first, second] = added.lines
    const updated = await update(cart.id, [{ id: first?.id, quantity: 5 }])
    expect(updated.cart?.estimatedCost.totalAmount.amount).toBe('94.95')
    const removed = await remove(cart.id, [second?.id ?? ''])
    expect(removed.lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(await find(cart.id)).toEqual(removed.cart)
  })

  it('an unknown cart is null to a query and an error to a change', async () => {
    const unknown = 'gid://shopify/Cart/0123456789abcdefABCDEF'
    expect(await find(unknown)).toBeNull()
    expect(await find('nonsense')).toBeNull()
    const { cart, userErrors } = await add(unknown, [{ merchandiseId: decal }])
    expect(cart).toBeNull()
    expect(userErrors).toEqual([
      { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
    ])
  })
})

const mark = (value: string) => [{ key: 'mark', value }]

describe('lines', () => {
  it('of equal merchandise join, with other attributes they stay apart', async () => {
    const { cartId } = await create({
      lines: [{ merchandiseId: decal }, { merchandiseId: decal, quantity: 2 }],
    })
    await add(cartId, [{ merchandiseId: decal, attributes: mark('Maple') }])
    await add(cartId, [{ merchandiseId: decal, attributes: mark('Birch') }])
    const { lines } = await add(cartId, [{ merchandiseId: decal, attributes: mark('Maple'), quantity: 4 }])
    expect(lines.map(({ quantity, attributes }) => [quantity, attributes[0]?.value])).toEqual([
      [3, undefined],
      [5, 'Maple'],
      [1, 'Birch'],
    ])
  })

  it('become one when an update makes them equal, and may change places', async () => {
    const { cartId, lines } = await create({
      lines: [
        { merchandiseId: decal, attributes: mark('a') },
        { merchandiseId: decal, attributes: mark('b'), quantity: 2 },
      ],
    })
    const [a, b] = lines.map(({ id }) => id)
    const swapped = await update(cartId, [
      { id: a, attributes: mark('c') },
      { id: b, attributes: mark('a') },
      { id: a, attributes: mark('b') },
    ])
    expect(swapped.lines.map(({ quantity, attributes }) => [quantity, attributes[0]?.value])).toEqual([
      [1, 'b'],
      [2, 'a'],
    ])
    const joined = await update(cartId, [{ id: a, attributes: mark('a') }])
    expect(joined.lines.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('go with quantity 0, and removing one twice is no error', async () => {
    const { cartId, lines } = await create({ lines: [{ merchandiseId: decal }, { merchandiseId: other }] })
    const [first, second] = lines.map(({ id }) => id)
    expect((await update(cartId, [{ id: first, quantity: 0 }])).lines).toHaveLength(1)
    expect((await remove(cartId, [first ?? '', second ?? ''])).userErrors).toEqual([])
    expect((await find(cartId))?.lines.edges).toEqual([])
  })

  it('that are wrong are named, and nothing of the call is done', async () => {
    const { cartId } = await create({ lines: [{ merchandiseId: decal }] })
    const missing = 'gid://shopify/ProductVariant/999999'
    const { userErrors, cart } = await add(cartId, [
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
    const refused = await create({ lines: [{ merchandiseId: missing }] })
    expect(refused.cart).toBeNull()
    expect(refused.userErrors[0]?.field).toEqual(['input', 'lines', '0', 'merchandiseId'])
    const stray = await update(cartId, [{ id: 'gid://shopify/CartLine/x?cart=y', quantity: 1 }])
    expect(stray.userErrors[0]).toMatchObject({
      code: 'INVALID_MERCHANDISE_LINE',
      field: ['lines', '0', 'id'],
    })
  })
})

describe('scarce goods', () => {
  it('are given as far as they go, with a warning', async () => {
    const { cartId, lines, warnings } = await create({ lines: [{ merchandiseId: scarce, quantity: 5 }] })
    expect(lines[0]?.quantity).toBe(3)
    expect(warnings).toEqual([
      {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        message: 'Only 3 of this item can be in the cart.',
        target: lines[0]?.id,
      },
    ])
    const more = await add(cartId, [{ merchandiseId: scarce, attributes: [{ key: 'k', value: 'v' }] }])
    expect(more.lines.map(({ quantity }) => quantity)).toEqual([3])
    expect(more.warnings).toHaveLength(1)
  })

  it('that are sold out do not come into the cart', async () => {
    const { lines, warnings, userErrors } = await create({ lines: [{ merchandiseId: soldOut }] })
    expect(lines).toEqual([])
    expect(userErrors).toEqual([])
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_OUT_OF_STOCK', message: 'This item is sold out.', target: soldOut },
    ])
  })
})

describe('what a cart carries besides', () => {
  it('its note, attributes and discount codes, of which the unknown is not applicable', async () => {
    await shop.db.insert(discounts).values({ code: 'TEN', type: 'percentage', value: 10 })
    const { cartId } = await create({ lines: [{ merchandiseId: other }, { merchandiseId: decal }] })
    const data = await shop.ask(
      `mutation ($id: ID!) {
        cartNoteUpdate(cartId: $id, note: "Ring twice") { userErrors { message } }
        cartAttributesUpdate(cartId: $id, attributes: [{ key: "gift", value: "yes" }]) { userErrors { message } }
        cartDiscountCodesUpdate(cartId: $id, discountCodes: ["ten", "NOPE"]) { userErrors { message }
          cart { note attributes { key value } discountCodes { code applicable }
            cost { subtotalAmount { amount } totalAmount { amount } }
            lines(first: 5) { nodes { cost { totalAmount { amount } } discountAllocations { discountedAmount { amount } } } } } }
      }`,
      { id: cartId },
    )
    expect(data).toMatchObject({
      cartDiscountCodesUpdate: {
        cart: {
          note: 'Ring twice',
          attributes: [{ key: 'gift', value: 'yes' }],
          discountCodes: [
            { code: 'ten', applicable: true },
            { code: 'NOPE', applicable: false },
          ],
          cost: { subtotalAmount: { amount: '34.99' }, totalAmount: { amount: '31.49' } },
          lines: {
            nodes: [
              {
                cost: { totalAmount: { amount: '18.0' } },
                discountAllocations: [{ discountedAmount: { amount: '2.0' } }],
              },
              { cost: { totalAmount: { amount: '13.49' } } },
            ],
          },
        },
      },
    })
  })

  it('contact details, which nobody reads who only knows the id', async () => {
    const { cartId } = await create()
    const BUYER = 'buyerIdentity { email phone countryCode }'
    const given = await shop.ask(
      `mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { email: "kim@example.com", countryCode: CA }) {
        cart { ${BUYER} } userErrors { message } } }`,
      { id: cartId },
    )
    expect(given).toMatchObject({
      cartBuyerIdentityUpdate: { cart: { buyerIdentity: { email: 'kim@example.com' } } },
    })
    const read = await shop.ask(`query ($id: ID!) { cart(id: $id) { ${BUYER} } }`, { id: cartId })
    expect(read).toEqual({ cart: { buyerIdentity: { email: null, phone: null, countryCode: 'CA' } } })
  })
})

it('a completed cart is gone for every call', async () => {
  const { cartId, lines } = await create({ lines: [{ merchandiseId: decal }] })
  await shop.completeCart(cartId)
  expect(await find(cartId)).toBeNull()
  const calls = [
    await add(cartId, [{ merchandiseId: decal }]),
    await update(cartId, [{ id: lines[0]?.id, quantity: 9 }]),
    await remove(cartId, [lines[0]?.id ?? '']),
    await change('cartNoteUpdate', { cartId, note: 'x' }, '$cartId: ID!, $note: String!'),
  ]
  for (const { cart, userErrors } of calls) {
    expect(cart).toBeNull()
    expect(userErrors.map(({ field }) => field)).toEqual([['cartId']])
  }
})

it('20 additions at once lose nothing', async () => {
  const { cartId } = await create()
  await Promise.all(
    Array.from({ length: 20 }, () => add(cartId, [{ merchandiseId: decal }, { merchandiseId: other }])),
  )
  const cart = await find(cartId)
  expect(cart?.lines.edges.map(({ node }) => node.quantity)).toEqual([20, 20])
  expect(cart?.estimatedCost.subtotalAmount.amount).toBe('699.8')
})
