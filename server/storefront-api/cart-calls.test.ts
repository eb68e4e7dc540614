// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CART_FIELDS, createCartCalls, cartSchema } from '../../tests/setup/cart-calls.ts'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'
import { carts, discounts } from '../db/schema/cart.ts'

let shop: StorefrontShop
let calls: ReturnType<typeof createCartCalls>
let decal: string
let other: string

beforeAll(async () => {
  shop = await openStorefrontShop()
  calls = createCartCalls(shop)
  decal = await shop.addVariant({ title: 'Maple Leaf', priceCents: 14_99 })
  other = await shop.addVariant({ title: 'Anchor', priceCents: 20_00 })
})
afterAll(() => shop.close())

describe("the specification's cart calls", () => {
  it('create, add, update, remove and get, with prices to the cent', async () => {
    const data = await shop.ask(`mutation { cartCreate { cart { ${CART_FIELDS} } userErrors { message } } }`)
    const { cart } = z.object({ cartCreate: z.object({ cart: cartSchema }) }).parse(data).cartCreate
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[0-9A-Za-z]{22}$/)
    expect(cart.checkoutUrl).toMatch(/^http:\/\/shop\.test\/checkout\/[0-9A-Za-z]{22}$/)
    expect(cart.lines.edges).toEqual([])
    expect(cart.estimatedCost.totalAmount).toEqual({ amount: '0.0', currencyCode: 'CAD' })

    const added = await calls.add(cart.id, [{ merchandiseId: decal, quantity: 2 }, { merchandiseId: other }])
    expect(added.userErrors).toEqual([])
    expect(added.cart?.totalQuantity).toBe(3)
    expect(added.cart?.estimatedCost.subtotalAmount.amount).toBe('49.98')
    expect(added.lines[0]?.merchandise).toMatchObject({ id: decal, price: { amount: '14.99' } })
    expect(added.lines[0]?.merchandise.image.url).toMatch(/^http:\/\/shop\.test\/media\//)

    const [first, second] = added.lines
    const updated = await calls.update(cart.id, [{ id: first?.id, quantity: 5 }])
    expect(updated.cart?.estimatedCost.totalAmount.amount).toBe('94.95')
    const removed = await calls.remove(cart.id, [second?.id ?? ''])
    expect(removed.lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(await calls.find(cart.id)).toEqual(removed.cart)
  })

  it('an unknown cart is null for a query and an error for a mutation', async () => {
    const unknown = 'gid://shopify/Cart/0123456789abcdefABCDEF'
    expect(await calls.find(unknown)).toBeNull()
    expect(await calls.find('nonsense')).toBeNull()
    const { cart, userErrors } = await calls.add(unknown, [{ merchandiseId: decal }])
    expect(cart).toBeNull()
    expect(userErrors).toEqual([
      { code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' },
    ])
  })
})

describe('a cart’s other contents', () => {
  it('note, attributes and discount codes; an unknown code isn’t applicable', async () => {
    await shop.db.insert(discounts).values({ code: 'TEN', type: 'percentage', value: 10 })
    const { cartId } = await calls.create({ lines: [{ merchandiseId: other }, { merchandiseId: decal }] })
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

  it('contact details, which can’t be read with the id alone', async () => {
    const { cartId } = await calls.create()
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

it('a completed cart no longer exists for mutations of its contents', async () => {
  const { cartId, lines } = await calls.create({ lines: [{ merchandiseId: decal }] })
  await shop.completeCart(cartId)
  expect(await calls.find(cartId)).toBeNull()
  const answers = [
    await calls.update(cartId, [{ id: lines[0]?.id, quantity: 9 }]),
    await calls.remove(cartId, [lines[0]?.id ?? '']),
    await calls.change('cartNoteUpdate', { cartId, note: 'x' }, '$cartId: ID!, $note: String!'),
  ]
  for (const { cart, userErrors } of answers) {
    expect(cart).toBeNull()
    expect(userErrors.map(({ field }) => field)).toEqual([['cartId']])
  }
})

it('adding to a completed cart starts a new one and leaves the order’s cart unchanged', async () => {
  const { cartId } = await calls.create({ lines: [{ merchandiseId: decal, quantity: 2 }] })
  await shop.completeCart(cartId)
  const added = await calls.add(cartId, [{ merchandiseId: other }])
  expect(added.userErrors).toEqual([])
  expect(added.cartId).not.toBe(cartId)
  expect(added.lines.map(({ merchandise, quantity }) => [merchandise.id, quantity])).toEqual([[other, 1]])
  expect((await calls.find(added.cartId))?.checkoutUrl).toBe(added.cart?.checkoutUrl)
  expect(await calls.find(cartId)).toBeNull()
  const unknown = await calls.add('gid://shopify/Cart/unknown', [{ merchandiseId: other }])
  expect([unknown.cart, unknown.userErrors.map(({ field }) => field)]).toEqual([null, [['cartId']]])
})

it('concurrent additions to a completed cart end up in one new cart, even from a slower tab, and nothing is lost', async () => {
  const { cartId } = await calls.create({ lines: [{ merchandiseId: decal }] })
  await shop.completeCart(cartId)
  const before = await shop.db.$count(carts)
  const answers = await Promise.all(
    [decal, other, decal, other, other].map((merchandiseId) => calls.add(cartId, [{ merchandiseId }])),
  )
  answers.push(await calls.add(cartId, [{ merchandiseId: decal }]))
  expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([])
  const [nextId = '', ...others] = new Set(answers.map((answer) => answer.cartId))
  expect(others).toEqual([])
  const quantities = new Map(
    (await calls.find(nextId))?.lines.edges.map(({ node }) => [node.merchandise.id, node.quantity]),
  )
  expect(quantities).toEqual(
    new Map([
      [decal, 3],
      [other, 3],
    ]),
  )
  expect(await shop.db.$count(carts)).toBe(before + 1)
})

it('a cart that replaced a completed one is replaced in turn when it is completed or swept', async () => {
  const { cartId } = await calls.create({ lines: [{ merchandiseId: decal }] })
  await shop.completeCart(cartId)
  const second = await calls.add(cartId, [{ merchandiseId: decal }])
  await shop.completeCart(second.cartId)
  const third = await calls.add(cartId, [{ merchandiseId: other }])
  expect(third.lines.map(({ merchandise }) => merchandise.id)).toEqual([other])
  expect(new Set([cartId, second.cartId, third.cartId]).size).toBe(3)
  await shop.db.delete(carts).where(eq(carts.id, third.cartId.replace('gid://shopify/Cart/', '')))
  const fourth = await calls.add(cartId, [{ merchandiseId: decal }])
  expect([fourth.userErrors, fourth.lines.length, fourth.cartId === third.cartId]).toEqual([[], 1, false])
})

it('20 concurrent additions lose nothing', async () => {
  const { cartId } = await calls.create()
  await Promise.all(
    Array.from({ length: 20 }, () => calls.add(cartId, [{ merchandiseId: decal }, { merchandiseId: other }])),
  )
  const cart = await calls.find(cartId)
  expect(cart?.lines.edges.map(({ node }) => node.quantity)).toEqual([20, 20])
  expect(cart?.estimatedCost.subtotalAmount.amount).toBe('699.8')
})
