// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
let decal: string
let cartId: string

beforeAll(async () => {
  shop = await openStorefrontShop()
  decal = await shop.addVariant({ title: 'Maple Leaf', variants: [{ stock: null }] })
  const data = await shop.ask('mutation { cartCreate { cart { id } } }')
  cartId = z.object({ cartCreate: z.object({ cart: z.object({ id: z.string() }) }) }).parse(data).cartCreate
    .cart.id
})
afterAll(() => shop.close())

const ADD = `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) {
  cart { totalQuantity cost { totalAmount { amount } } } userErrors { code field } } }`

async function add(lines: unknown): Promise<{ status: number; text: string }> {
  const response = await shop.send({ query: ADD, variables: { cartId, lines } })
  return { status: response.status, text: await response.text() }
}

const marked = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    merchandiseId: decal,
    attributes: [{ key: name, value: String(index) }],
  }))

const labelled = (value: string) => [{ merchandiseId: decal, attributes: [{ key: 'k', value }] }]

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: shop { name }`).join(' ')} }`
const deep = (levels: number) =>
  `{ menu(handle: "footer") { ${'items { '.repeat(levels)} id ${'}'.repeat(levels)} } }`

describe('quantities', () => {
  it.each([
    [0, 'MINIMUM_NOT_MET'],
    [-1, 'MINIMUM_NOT_MET'],
    [1_000_000_000, 'MAXIMUM_EXCEEDED'],
    [10_000, 'MAXIMUM_EXCEEDED'],
    [1.5, 'Int cannot represent'],
    ['2', 'Int cannot represent'],
    [1e99, 'Int cannot represent'],
    [[2], 'Int cannot represent'],
  ])('of %j are rejected', async (quantity, word) => {
    const { text, status } = await add([{ merchandiseId: decal, quantity }])
    expect(text).toContain(word)
    expect(status).toBeLessThan(500)
  })

  it('add up to a line’s limit and no further', async () => {
    await add([{ merchandiseId: decal, quantity: 9_999 }])
    expect((await add([{ merchandiseId: decal, quantity: 1 }])).text).toContain('MAXIMUM_EXCEEDED')
  })
})

describe('a cart', () => {
  it('rejects 300 lines in one call, and 250 more lines', async () => {
    expect((await add(marked(300, 'a'))).text).toContain('MAX_INPUT_SIZE_EXCEEDED')
    expect((await add(marked(200, 'b'))).text).toContain('"userErrors":[]')
    expect((await add(marked(100, 'c'))).text).toContain('CART_TOO_LARGE')
  })

  it.each(['price', 'amount', 'discount', 'total'])('accepts no %s from a client', async (field) => {
    expect((await add([{ merchandiseId: decal, [field]: '0.01' }])).text).toMatch(/unknown field|not defined/)
  })

  it('rejects text that the database can’t store', async () => {
    expect((await add(labelled('a\0b'))).status).toBe(400)
    expect((await add(labelled('v'.repeat(1_001)))).text).toContain('userErrors":[{"code":"INVALID"')
    const literal = `mutation { cartNoteUpdate(cartId: "${cartId}", note: "a\\u0000b") { cart { id } } }`
    expect((await shop.send({ query: literal })).status).toBe(400)
  })
})

describe('a request', () => {
  it.each([
    ['1,000 aliases', aliases(1_000)],
    ['50 levels', deep(50)],
    ['100,000 levels', deep(100_000)],
    [
      'more objects than a server should hold',
      '{ products(first: 250) { nodes { collections(first: 250) { nodes { products(first: 250) { nodes { seo { title } } } } } } } }',
    ],
    ['20,000 words', `{ ${'shop { name } '.repeat(5_000)} }`],
    [
      'doubling fragments',
      `{ ...F0 } ${Array.from({ length: 40 }, (_, i) => `fragment F${i} on QueryRoot { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F40 on QueryRoot { x: shop { name } }`,
    ],
  ])('with %s is rejected', async (_, query) => {
    expect((await shop.send({ query })).status).toBe(400)
  })

  it('with circular fragments is rejected', async () => {
    const query = '{ ...A } fragment A on QueryRoot { ...B } fragment B on QueryRoot { ...A }'
    expect(await (await shop.send({ query })).text()).toContain('within itself')
  })

  it('in a batch is rejected', async () => {
    expect((await shop.send([{ query: '{ shop { name } }' }, { query: '{ shop { name } }' }])).status).toBe(
      400,
    )
  })

  it('that isn’t JSON, isn’t an object or is too large is rejected', async () => {
    expect((await shop.send('{')).status).toBe(400)
    expect((await shop.send('7')).status).toBe(400)
    expect(await (await shop.send({})).text()).toContain('"errors"')
    expect((await shop.send({ query: '{ shop { ' })).status).toBe(400)
    expect(
      (await shop.send({ query: '{ shop { name } }', variables: { x: 'x'.repeat(1_100_000) } })).status,
    ).toBe(413)
    const asText = { headers: { 'content-type': 'text/plain' } }
    expect((await shop.send({ query: '{ shop { name } }' }, asText)).status).toBe(415)
    const query = `{ shop { name } } #${'x'.repeat(1_100_000)}`
    expect((await shop.send(query, { headers: { 'content-type': 'application/graphql' } })).status).toBe(413)
  })

  it('by GET, for another version or from another site is rejected', async () => {
    const address = 'http://shop.test/api/2024-04/graphql.json'
    expect((await shop.app.request(`${address}?query={shop{name}}`)).status).toBe(405)
    expect((await shop.send({ query: '{ shop { name } }' }, { version: '2024-05' })).status).toBe(404)
    const headers = { origin: 'http://elsewhere.test' }
    expect((await shop.send({ query: '{ shop { name } }' }, { headers })).status).toBe(403)
  })

  it('without a token is served, because the data is public', async () => {
    expect(
      await shop.ask('{ shop { name } }', {}, { headers: { 'x-shopify-storefront-access-token': '' } }),
    ).toBeTruthy()
  })
})
