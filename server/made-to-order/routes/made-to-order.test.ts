import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseDecimal } from '../../../domain/money.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { quoteDecal, getQuoteVariant, createDesign } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { orders } from '../../db/schema/orders.ts'
import { exportRows } from '../../catalogue/export-catalogue.ts'
import { createCart } from '../../cart/create-cart.ts'
import { sweepDesigns } from '../../designs/sweep-designs.ts'
import { sweepItems } from '../items/sweep-items.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

async function fillCart(merchandiseId: string | null, quantity = 1) {
  const mutation = `mutation ($lines: [CartLineInput!]!) { cartCreate(input: { lines: $lines }) {
    cart { id checkoutUrl cost { subtotalAmount { amount } } lines(first: 5) { nodes { merchandise {
      ... on ProductVariant { title product { title } image { url } } } } } }
    userErrors { message } } }`
  const response = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/2024-04/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: mutation, variables: { lines: [{ merchandiseId, quantity }] } }),
  })
  const { data } = z
    .object({
      data: z.object({
        cartCreate: z.object({
          cart: z.looseObject({ checkoutUrl: z.string(), cost: z.unknown(), lines: z.unknown() }).nullable(),
          userErrors: z.array(z.object({ message: z.string() })),
        }),
      }),
    })
    .parse(await response.json())
  return data.cartCreate
}

const tokenIn = (cart: { checkoutUrl: string } | null) => cart?.checkoutUrl.split('/').at(-1) ?? ''

async function buyDesign(kim: TestVisitor, question: object = {}) {
  const design = await createDesign(kim)
  const quoted = await quoteDecal(kim, { designId: design.id, ...question })
  const { cart } = await fillCart(quoted.merchandiseId)
  const order = await shop.buy(kim, tokenIn(cart))
  expect(order).toMatch(/^\/orders\/[0-9A-Za-z]{22}$/)
  return { design, quoted, order }
}

const orderSchema = z.looseObject({
  lines: z.array(
    z.looseObject({
      title: z.string(),
      variantTitle: z.string(),
      imageSrc: z.string(),
      files: z.array(z.object({ label: z.string(), path: z.string() })),
    }),
  ),
})

describe('a made-to-order decal', () => {
  it('is ordered at the price of its quote, and its files are on the order page', async () => {
    const kim = shop.visitor()
    const design = await createDesign(kim)
    const quoted = await quoteDecal(kim, { designId: design.id, quantity: 10 })
    const { cart, userErrors } = await fillCart(quoted.merchandiseId, 2)
    expect(userErrors).toEqual([])
    const total = (2 * (parseDecimal(quoted.price) ?? 0)) / 100
    expect(cart?.cost).toEqual({ subtotalAmount: { amount: expect.stringMatching(`^${total}`) } })
    expect(JSON.stringify(cart?.lines)).toContain(`/api/designs/${design.id}.png`)

    const path = await shop.buy(kim, tokenIn(cart))
    // Opens the order's link in another browser, which has no cookie of the shop.
    const elsewhere = shop.visitor()
    const order = orderSchema.parse(await (await elsewhere.get(path)).json())
    const [line] = order.lines
    expect(line).toMatchObject({
      title: design.concept,
      variantTitle: `100 × ${quoted.heightMm} mm, premium vinyl, gloss, 10 pieces`,
      quantity: 2,
      totalCents: total * 100,
    })
    const picture = await elsewhere.get(line?.imageSrc ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(line?.files.map(({ path: file }) => file.split('.').at(-1))).toEqual(['pdf', 'svg', 'dxf', 'png'])
    const starts = await Promise.all(
      (line?.files ?? []).map(async (file) => {
        const response = await elsewhere.get(file.path)
        expect(response.status).toBe(200)
        expect(response.headers.get('cache-control')).toBe('private, no-store')
        return Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 400)
      }),
    )
    expect(starts[0]).toMatch(/^%PDF-/)
    expect(starts[1]).toMatch(/<svg[^>]*width="10\d/)
    expect(starts[2]).toContain('SECTION')
    expect(starts[3]).toContain('PNG')
  })

  it('sends its production files to the buyer, and to nobody else', async () => {
    const kim = shop.visitor()
    const { design, quoted } = await buyDesign(kim)
    const variant = getQuoteVariant(quoted)
    const file = `${design.links.pdf}?variant=${variant}`
    expect((await kim.get(file)).status).toBe(200)
    expect((await kim.get(design.links.pdf)).status).toBe(200)
    expect((await kim.get(`${design.links.pdf}?variant=${variant + 1}`)).status).toBe(403)
    expect((await shop.visitor().get(file)).status).toBe(404)
    await shop.db.update(orders).set({ status: 'refunded' })
    expect((await kim.get(file)).status).toBe(403)
    await shop.db.update(orders).set({ status: 'paid' })
  })

  it('has its files under its own order and line only', async () => {
    const [first, second] = [await buyDesign(shop.visitor()), await buyDesign(shop.visitor())]
    const lineOf = async ({ order }: { order: string }) => {
      const [line] = orderSchema.parse(await (await shop.visitor().get(order)).json()).lines
      return line?.files[0]?.path.split('/').at(-1)?.replace('.pdf', '')
    }
    const foreign = await lineOf(second)
    for (const path of [
      `${first.order}/files/${foreign}.pdf`,
      `${first.order}/proofs/${foreign}.png`,
      `/orders/${'A'.repeat(22)}/files/${foreign}.pdf`,
      `${first.order}/files/999999999999999.pdf`,
    ]) {
      expect((await shop.visitor().get(path)).status).toBe(404)
    }
    await shop.db.update(orders).set({ status: 'cancelled' })
    expect((await shop.visitor().get(`${second.order}/files/${foreign}.pdf`)).status).toBe(404)
    await shop.db.update(orders).set({ status: 'paid' })
  })

  it('has a proof whose link can be forwarded and opens nothing else of the order', async () => {
    const [own, other] = [await buyDesign(shop.visitor()), await buyDesign(shop.visitor())]
    const token = own.order.split('/').at(-1) ?? ''
    const open = async (path: string) => orderSchema.parse(await (await shop.visitor().get(path)).json())
    const { lines } = await open(own.order)
    const [line] = lines
    const proof = line?.imageSrc ?? ''
    expect(proof).not.toContain(token)
    expect(line?.files.find(({ label }) => label.startsWith('Proof'))?.path).toBe(proof)
    const friend = shop.visitor()
    expect((await friend.get(proof)).headers.get('content-type')).toBe('image/png')
    // The link to the proof gives no access to the order, its files or its other lines.
    const [id = '', secret = ''] = proof.replace('/proofs/lines/', '').replace('.png', '').split(/-(.*)/s)
    const otherId = (await open(other.order)).lines[0]?.imageSrc.match(/\d+/)?.[0]
    for (const path of [
      `/orders/${secret}`,
      `/orders/${secret}/files/${id}.pdf`,
      `/proofs/${secret}`,
      `/proofs/lines/${otherId}-${secret}.png`,
      `/proofs/lines/${id}-${'A'.repeat(22)}.png`,
      `/proofs/lines/${id}.png`,
      `/proofs/lines/0${id}-${secret}.png`,
    ])
      expect([path, (await friend.get(path)).status]).toEqual([path, 404])
    // Older proof links contain the order's secret. They redirect to the proof's own link.
    for (const old of [`${own.order}/proofs/${id}.png`, `${own.order}/files/${id}.png`])
      expect((await friend.get(old)).headers.get('location')).toBe(proof)
  })

  it('appears in no list, search, sitemap, product page or export of the shop', async () => {
    const kim = shop.visitor()
    const design = await createDesign(kim)
    const quoted = await quoteDecal(kim, { designId: design.id })
    const [variant] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, getQuoteVariant(quoted)))
    const seen = async (path: string) => (await kim.get(path)).text()
    for (const path of [
      '/api/products',
      `/api/products?q=${encodeURIComponent(design.concept)}`,
      '/api/products/popular',
    ])
      expect(await seen(path)).not.toContain(design.concept)
    expect((await kim.get(`/api/products/${variant?.productId}`)).status).toBe(404)
    const query = `{ node(id: "${quoted.merchandiseId}") { id } productTypes(first: 50) { edges { node } }
      products(first: 50) { nodes { title } } product(id: "gid://shopify/Product/${variant?.productId}") { title } }`
    const answer = await kim.send('POST', '/api/2024-04/graphql.json', { query })
    const { data } = z
      .object({ data: z.looseObject({ node: z.unknown(), product: z.unknown() }) })
      .parse(await answer.json())
    expect([data.node, data.product]).toEqual([null, null])
    expect(JSON.stringify(data)).not.toContain(design.concept)
    for await (const row of exportRows(shop.db)) expect(row.join(' ')).not.toContain(design.concept)
  })

  it('is kept for production when its design is removed', async () => {
    const kim = shop.visitor()
    const { design, order } = await buyDesign(kim)
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(204)
    expect((await kim.get(design.links.self)).status).toBe(404)
    const [line] = orderSchema.parse(await (await kim.get(order)).json()).lines
    expect((await kim.get(line?.files[0]?.path ?? '')).status).toBe(200)
  })

  it('is deleted after 60 days unless it was ordered or is in a cart', async () => {
    const kim = shop.visitor()
    const bought = await buyDesign(kim)
    const { id: designId } = await createDesign(kim)
    const left = await quoteDecal(kim, { designId })
    const inCart = await quoteDecal(kim, { designId, quantity: 3 })
    await createCart(shop.deps, {
      lines: [{ variantId: getQuoteVariant(inCart), quantity: 1, attributes: [] }],
      details: {},
      visitorHash: null,
    })
    const later = { ...shop.deps, now: () => new Date(Date.now() + 61 * DAY_MS) }
    await sweepItems(later)
    await sweepDesigns(later)
    const rows = await shop.db.select({ variantId: madeToOrder.variantId }).from(madeToOrder)
    const ids = rows.map(({ variantId }) => variantId)
    expect(ids).toContain(getQuoteVariant(bought.quoted))
    expect(ids).toContain(getQuoteVariant(inCart))
    expect(ids).not.toContain(getQuoteVariant(left))
    expect((await kim.get(bought.design.links.self)).status).toBe(200)
  })
})
