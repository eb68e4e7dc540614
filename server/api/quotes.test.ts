import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Design, designListSchema } from '../../contract/design.ts'
import { type DecalQuote, decalQuoteSchema } from '../../contract/quote.ts'
import { parseNumericGid } from '../../domain/ids.ts'
import { parseDecimal } from '../../domain/money.ts'
import { priceDecal } from '../../domain/pricing/decal-price.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { variants } from '../db/schema/catalogue.ts'
import { madeToOrder } from '../db/schema/designs.ts'
import { orders } from '../db/schema/orders.ts'
import { exportRows } from '../services/catalogue/export-catalogue.ts'
import { createCart } from '../services/cart/create-cart.ts'
import { sweepDesigns } from '../services/designs/sweep-designs.ts'
import { sweepQuotes } from '../services/quotes/sweep-quotes.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const QUESTION = { widthMm: 100, material: 'premium', finish: 'gloss', quantity: 25 } as const

let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const visitor = () => new Visitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${(addresses += 1)}`)

async function wish(of: Visitor): Promise<Design> {
  const body = { prompt: 'wolf for the "Night Riders"', style: 'vintage', seed: 7, count: 1 }
  const [design] = designListSchema.parse(await (await of.send('POST', '/api/designs', body)).json()).designs
  if (!design) throw new Error('no design')
  return design
}

const ask = (of: Visitor, question: object) =>
  of.send('POST', '/api/quotes/decal', { ...QUESTION, ...question })

async function quote(of: Visitor, question: object): Promise<DecalQuote> {
  const response = await ask(of, question)
  expect(response.status).toBe(200)
  return decalQuoteSchema.parse(await response.json())
}

const variantOf = ({ merchandiseId }: DecalQuote) =>
  parseNumericGid(merchandiseId ?? '', 'ProductVariant') ?? Number.NaN

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

/** Buys a cart; gives the order's path. */
async function buy(as: Visitor, checkoutUrl: string): Promise<string> {
  const kim = shop.shopper()
  kim.cookie = as.cookie
  const token = checkoutUrl.split('/').at(-1) ?? ''
  return (await kim.decide(await kim.checkOut(token))).location
}

async function buyDesign(kim: Visitor, question: object = {}) {
  const design = await wish(kim)
  const quoted = await quote(kim, { designId: design.id, ...question })
  const { cart } = await fillCart(quoted.merchandiseId)
  const order = await buy(kim, cart?.checkoutUrl ?? '')
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

describe('POST /api/quotes/decal', () => {
  it('prices by the rules of the shop, at the height that the drawing has', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const quoted = await quote(kim, { designId: design.id })
    expect(quoted).toMatchObject({ quantity: 25, widthMm: 100, currencyCode: 'CAD' })
    expect(quoted.heightMm).toBeCloseTo(design.heightMm, 0)
    const price = priceDecal({ ...QUESTION, heightMm: quoted.heightMm })
    expect(price.ok && parseDecimal(quoted.price)).toBe(price.ok && price.totalCents)
    expect(price.ok && quoted.reasons).toEqual(price.ok && price.reasons)
    expect(quoted.nextBreak).toMatchObject({ quantity: 50 })
    expect(quoted.merchandiseId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d{16}$/)
  })

  it('reads no price, total or currency that is sent along', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const honest = await quote(kim, { designId: design.id })
    const cheat = { price: '0.01', priceCents: 1, total: 1, each: '0.00', currencyCode: 'XTS', heightMm: 1 }
    expect(await quote(kim, { designId: design.id, ...cheat })).toEqual(honest)
  })

  it('answers the same question with the same merchandise, however often and at once it is asked', async () => {
    const kim = visitor()
    const { id: designId } = await wish(kim)
    const all = await Promise.all(Array.from({ length: 8 }, () => quote(kim, { designId })))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    const others = await Promise.all(
      [
        { widthMm: 110 },
        { quantity: 26 },
        { material: 'everyday' },
        { finish: 'matte' },
        { cut: 'through' },
      ].map((other) => quote(kim, { designId, ...other })),
    )
    expect(new Set([...all, ...others].map(({ merchandiseId }) => merchandiseId)).size).toBe(6)
  })

  it.each([
    ['no quantity', { quantity: 0 }],
    ['half a piece', { quantity: 1.5 }],
    ['a quantity in words', { quantity: '2' }],
    ['more than can be made', { quantity: 5_001 }],
    ['a width of nothing', { widthMm: 0 }],
    ['a width beyond the roll', { widthMm: 1_201 }],
    ['an unknown vinyl', { material: 'gold' }],
    ['neither design nor artwork', { designId: undefined }],
    ['both', { artworkId: 'A'.repeat(22) }],
  ])('refuses %s', async (_, question) => {
    const kim = visitor()
    const { id: designId } = await wish(kim)
    expect((await ask(kim, { designId, ...question })).status).toBe(422)
  })

  it("knows no other visitor's design", async () => {
    const { id: designId } = await wish(visitor())
    const other = visitor()
    await wish(other)
    const foreign = await ask(other, { designId })
    const never = await ask(other, { designId: 'A'.repeat(22) })
    expect([foreign.status, never.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await never.text())
  })
})

describe('a decal made to order', () => {
  it('goes through cart and checkout at the price of the quote, and its files come by the order link', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const quoted = await quote(kim, { designId: design.id, quantity: 10 })
    const { cart, userErrors } = await fillCart(quoted.merchandiseId, 2)
    expect(userErrors).toEqual([])
    const total = (2 * (parseDecimal(quoted.price) ?? 0)) / 100
    expect(cart?.cost).toEqual({ subtotalAmount: { amount: expect.stringMatching(`^${total}`) } })
    expect(JSON.stringify(cart?.lines)).toContain(`/api/designs/${design.id}.png`)

    const path = await buy(kim, cart?.checkoutUrl ?? '')
    // Another device that has nothing but the link.
    const elsewhere = visitor()
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

  it('gives its production files to the buyer, and to nobody else', async () => {
    const kim = visitor()
    const { design, quoted } = await buyDesign(kim)
    const variant = variantOf(quoted)
    const file = `${design.links.pdf}?variant=${variant}`
    expect((await kim.get(file)).status).toBe(200)
    expect((await kim.get(design.links.pdf)).status).toBe(200)
    expect((await kim.get(`${design.links.pdf}?variant=${variant + 1}`)).status).toBe(403)
    expect((await visitor().get(file)).status).toBe(404)
    await shop.db.update(orders).set({ status: 'refunded' })
    expect((await kim.get(file)).status).toBe(403)
    await shop.db.update(orders).set({ status: 'paid' })
  })

  it('shows its files under its own order and line only', async () => {
    const [first, second] = [await buyDesign(visitor()), await buyDesign(visitor())]
    const lineOf = async ({ order }: { order: string }) => {
      const [line] = orderSchema.parse(await (await visitor().get(order)).json()).lines
      return line?.imageSrc.split('/').at(-1)?.replace('.png', '')
    }
    const foreign = await lineOf(second)
    for (const path of [
      `${first.order}/files/${foreign}.pdf`,
      `${first.order}/proofs/${foreign}.png`,
      `/orders/${'A'.repeat(22)}/files/${foreign}.pdf`,
      `${first.order}/files/999999999999999.pdf`,
    ]) {
      expect((await visitor().get(path)).status).toBe(404)
    }
    await shop.db.update(orders).set({ status: 'cancelled' })
    expect((await visitor().get(`${second.order}/files/${foreign}.pdf`)).status).toBe(404)
    await shop.db.update(orders).set({ status: 'paid' })
  })

  it('is in no list, search, sitemap, product page or export of the shop', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const quoted = await quote(kim, { designId: design.id })
    const [variant] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, variantOf(quoted)))
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

  it('stays for production when its design is thrown away', async () => {
    const kim = visitor()
    const { design, order } = await buyDesign(kim)
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(204)
    expect((await kim.get(design.links.self)).status).toBe(404)
    const [line] = orderSchema.parse(await (await kim.get(order)).json()).lines
    expect((await kim.get(line?.files[0]?.path ?? '')).status).toBe(200)
  })

  it('goes after 60 days where it was neither ordered nor is in a cart', async () => {
    const kim = visitor()
    const bought = await buyDesign(kim)
    const { id: designId } = await wish(kim)
    const left = await quote(kim, { designId })
    const inCart = await quote(kim, { designId, quantity: 3 })
    await createCart(shop.deps, {
      lines: [{ variantId: variantOf(inCart), quantity: 1, attributes: [] }],
      details: {},
      visitorHash: null,
    })
    const later = { ...shop.deps, now: () => new Date(Date.now() + 61 * DAY_MS) }
    await sweepQuotes(later)
    await sweepDesigns(later)
    const rows = await shop.db.select({ variantId: madeToOrder.variantId }).from(madeToOrder)
    const ids = rows.map(({ variantId }) => variantId)
    expect(ids).toContain(variantOf(bought.quoted))
    expect(ids).toContain(variantOf(inCart))
    expect(ids).not.toContain(variantOf(left))
    expect((await kim.get(bought.design.links.self)).status).toBe(200)
  })
})
