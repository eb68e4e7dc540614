import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { createStorefrontApiClient } from '@shopify/storefront-api-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
let front: StorefrontShop
let decal: string
const servers: ReturnType<typeof createAdaptorServer>[] = []

async function listen(app: StorefrontShop['app']): Promise<string> {
  const server = createAdaptorServer({ fetch: app.fetch })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo = z
    .custom<AddressInfo>((value) => typeof value === 'object')
    .parse(server.address())
  return `127.0.0.1:${address.port}`
}

let domain: string
beforeAll(async () => {
  shop = await openStorefrontShop()
  decal = await shop.addVariant({ title: 'Maple Leaf' })
  domain = await listen(shop.app)
  front = await openStorefrontShop({
    SHOPIFY_STORE_DOMAIN: domain,
    SHOPIFY_STOREFRONT_TOKEN: 'token-of-the-store',
  })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await shop.close()
  await front.close()
})

const CART = `{ cart { id checkoutUrl totalQuantity lines(first: 10) { nodes { id quantity } } } userErrors { code field message } }`
const changeSchema = z.object({
  cart: z.object({
    id: z.string(),
    checkoutUrl: z.string(),
    totalQuantity: z.number(),
    lines: z.object({ nodes: z.array(z.object({ id: z.string(), quantity: z.number() })) }),
  }),
  userErrors: z.array(z.unknown()).length(0),
})

it("Shopify's own client takes a cart from creation to checkout", async () => {
  const client = createStorefrontApiClient({
    storeDomain: domain,
    apiVersion: '2024-04',
    publicAccessToken: 'any',
    // The client accepts only https addresses, but the test server uses http.
    customFetchApi: (address, options) => fetch(address.replace(/^https:/, 'http:'), options ?? {}),
    logger: () => {},
  })
  const run = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await client.request(query, { variables })
    expect(errors).toBeUndefined()
    return z.object({ result: changeSchema }).parse(data).result.cart
  }
  const created = await run(
    `mutation ($lines: [CartLineInput!]) { result: cartCreate(input: { lines: $lines }) ${CART} }`,
    {
      lines: [{ merchandiseId: decal, quantity: 1 }],
    },
  )
  const cartId = created.id
  const added = await run(
    `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { result: cartLinesAdd(cartId: $cartId, lines: $lines) ${CART} }`,
    { cartId, lines: [{ merchandiseId: decal, quantity: 2, attributes: [{ key: 'text', value: 'Kim' }] }] },
  )
  expect(added.totalQuantity).toBe(3)
  const [first, second] = added.lines.nodes
  const updated = await run(
    `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) { result: cartLinesUpdate(cartId: $cartId, lines: $lines) ${CART} }`,
    { cartId, lines: [{ id: first?.id, quantity: 4 }] },
  )
  expect(updated.totalQuantity).toBe(6)
  const removed = await run(
    `mutation ($cartId: ID!, $lineIds: [ID!]!) { result: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) ${CART} }`,
    { cartId, lineIds: [second?.id] },
  )
  expect(removed.totalQuantity).toBe(4)
  expect(removed.checkoutUrl).toMatch(/^http:\/\/shop\.test\/checkout\/[0-9A-Za-z]{22}$/)
})

it('a shop in front of a hosted store forwards cart calls with its own token', async () => {
  const data = await front.ask('mutation { cartCreate { cart { id checkoutUrl } } }')
  const { cart } = z
    .object({ cartCreate: z.object({ cart: z.object({ id: z.string() }) }) })
    .parse(data).cartCreate
  expect(await shop.ask('query ($id: ID!) { cart(id: $id) { id } }', { id: cart.id })).toEqual({
    cart: { id: cart.id },
  })
  await expect(front.ask('{ nonsense }')).rejects.toThrow('nonsense')
  expect((await front.send({ query: 'x'.repeat(1_100_000) })).status).toBe(413)
})

it('an unavailable hosted store gives a 502 with a message, not an exception', async () => {
  const server = createAdaptorServer({
    fetch: () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const settings = { SHOPIFY_STORE_DOMAIN: `localhost:${port}`, SHOPIFY_STOREFRONT_TOKEN: 'token' }
  const lost = await openStorefrontShop(settings)
  const response = await lost.send({ query: '{ shop { name } }' })
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ code: 'hosted-store-away' })
  await lost.close()
})
