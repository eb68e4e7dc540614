import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkSchema } from '../../contract/artwork.ts'
import { designListSchema } from '../../contract/design.ts'
import { type DecalQuote, decalQuoteSchema } from '../../contract/quote.ts'
import { parseDecimal } from '../../domain/money.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { cartLines } from '../db/schema/cart.ts'
import { artworks, designs, madeToOrder } from '../db/schema/designs.ts'
import { sweepArtwork } from '../services/artwork/sweep-artwork.ts'
import { MOST_QUOTES, sweepQuotes } from '../services/quotes/sweep-quotes.ts'

const QUESTION = { widthMm: 90, material: 'premium', finish: 'gloss', quantity: 10 }
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">
  <rect width="100" height="60" rx="8" fill="#c8242b"/><circle cx="50" cy="30" r="20" fill="#ffb14a"/></svg>`
let shop: CheckoutShop
let dataDir: string
let addresses = 0
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'quotes-'))
  shop = await openCheckoutShop({ settings: { DATA_DIR: dataDir } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const visitor = () => new Visitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${(addresses += 1)}`)
const fileOf = (id: string) => path.join(dataDir, 'artwork', id, 'original')
const variantOf = ({ merchandiseId }: DecalQuote) => Number(merchandiseId?.split('/').at(-1))

async function wish(of: Visitor) {
  const body = { prompt: 'wolf "NIGHT"', style: 'bold', seed: 7, count: 1 }
  const [design] = designListSchema.parse(await (await of.send('POST', '/api/designs', body)).json()).designs
  if (!design) throw new Error('no design')
  return design
}

async function bring(of: Visitor, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('file', new File([SVG], 'logo.svg'))
  for (const [name, value] of Object.entries({ widthMm: '100', ...fields })) form.set(name, value)
  return artworkSchema.parse(await (await of.upload('/api/artwork', form)).json())
}

async function quote(of: Visitor, question: object): Promise<DecalQuote> {
  const response = await of.send('POST', '/api/quotes/decal', { ...QUESTION, ...question })
  if (response.status !== 200) throw new Error(await response.text())
  return decalQuoteSchema.parse(await response.json())
}

async function buy(as: Visitor, token: string): Promise<string> {
  const buyer = shop.shopper()
  buyer.cookie = as.cookie
  return (await buyer.decide(await buyer.checkOut(token))).location
}

describe('a quote', () => {
  it('asked for 20 times at once is one merchandise', async () => {
    const kim = visitor()
    const { id: designId } = await wish(kim)
    const all = await Promise.all(Array.from({ length: 20 }, () => quote(kim, { designId })))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    const rows = await shop.db.select().from(madeToOrder).where(eq(madeToOrder.designId, designId))
    expect(rows).toHaveLength(1)
  })

  it("is not given for another visitor's design or artwork, nor to who has no cookie", async () => {
    const kim = visitor()
    const [design, artwork] = [await wish(kim), await bring(kim)]
    const other = visitor()
    await wish(other)
    for (const of of [other, visitor()]) {
      for (const subject of [{ designId: design.id }, { artworkId: artwork.id }, { artworkId: design.id }]) {
        const response = await of.send('POST', '/api/quotes/decal', { ...QUESTION, ...subject })
        expect(response.status).toBe(404)
      }
    }
  })

  it('stays as it is when the same file comes again and is read otherwise', async () => {
    const kim = visitor()
    const first = await bring(kim, { tolerance: '4' })
    const before = await quote(kim, { artworkId: first.id })
    const second = await bring(kim, { tolerance: '40', offsetMm: '8' })
    expect(second.id).not.toBe(first.id)
    expect((await quote(kim, { artworkId: second.id })).merchandiseId).not.toBe(before.merchandiseId)
    expect(await quote(kim, { artworkId: first.id })).toEqual(before)
  })

  it('is one of 200 that a visitor left: the oldest go, those in a cart stay', async () => {
    const kim = visitor()
    const { id: designId } = await wish(kim)
    const inCart = await quote(kim, { designId, quantity: 1 })
    await shop.fillCart({ variantId: variantOf(inCart) })
    const oldest = await quote(kim, { designId, quantity: 2 })
    await shop.db.update(madeToOrder).set({ createdAt: new Date(Date.now() - 60_000) })
    const [row] = await shop.db
      .select()
      .from(madeToOrder)
      .where(eq(madeToOrder.variantId, variantOf(oldest)))
    if (!row) throw new Error('no row')
    for (let n = 0; n < MOST_QUOTES; n += 1) {
      const variantId = await shop.stockProduct()
      await shop.db
        .insert(madeToOrder)
        .values({ ...row, variantId, facts: `${row.facts} ${n}`, createdAt: new Date() })
    }
    expect(await sweepQuotes(shop.deps)).toBe(1)
    const ids = (await shop.db.select().from(madeToOrder)).map(({ variantId }) => variantId)
    expect(ids).toContain(variantOf(inCart))
    expect(ids).not.toContain(variantOf(oldest))
  })
})

describe("another visitor's merchandise", () => {
  it('can be bought by who knows its id, at its price; the cart shows no picture, the owner gets no file of it', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const quoted = await quote(kim, { designId: design.id })
    const other = visitor()
    await wish(other)
    const token = await shop.fillCart({ variantId: variantOf(quoted) })
    const page = await other.get(`/checkout/${token}`)
    expect(await page.text()).toContain(`"totalCents":${parseDecimal(quoted.price)}`)
    expect((await other.get(design.links.png)).status).toBe(404)
    await buy(other, token)
    expect((await kim.get(`${design.links.pdf}?variant=${variantOf(quoted)}`)).status).toBe(403)
    expect((await other.get(design.links.pdf)).status).toBe(404)
  })

  it('is not found by counting', async () => {
    const kim = visitor()
    const variant = variantOf(await quote(kim, { designId: (await wish(kim)).id }))
    for (const step of [-2, -1, 1, 2]) {
      await expect(shop.fillCart({ variantId: variant + step })).rejects.toThrow(/merchandise|unknown|sale/i)
    }
  })
})

describe('what is thrown away', () => {
  it('goes with its file though it was quoted, and the quote with it', async () => {
    const kim = visitor()
    const artwork = await bring(kim)
    const quoted = await quote(kim, { artworkId: artwork.id })
    expect((await kim.send('DELETE', `/api/artwork/${artwork.id}`)).status).toBe(204)
    expect(existsSync(fileOf(artwork.id))).toBe(false)
    expect(await shop.db.select().from(artworks).where(eq(artworks.id, artwork.id))).toEqual([])
    await expect(shop.fillCart({ variantId: variantOf(quoted) })).rejects.toThrow(/./)
  })

  it('stays for its cart, unseen, and goes when the cart gives it up', async () => {
    const kim = visitor()
    const artwork = await bring(kim)
    const quoted = await quote(kim, { artworkId: artwork.id })
    const token = await shop.fillCart({ variantId: variantOf(quoted) })
    expect((await kim.send('DELETE', `/api/artwork/${artwork.id}`)).status).toBe(204)
    expect((await kim.get(artwork.links.self)).status).toBe(404)
    expect((await kim.send('POST', '/api/quotes/decal', { ...QUESTION, artworkId: artwork.id })).status).toBe(
      404,
    )
    expect(await (await kim.get(`/checkout/${token}`)).text()).toContain('"problem":null')
    expect(existsSync(fileOf(artwork.id))).toBe(true)

    await shop.db.delete(cartLines).where(eq(cartLines.variantId, variantOf(quoted)))
    await sweepQuotes(shop.deps)
    await sweepArtwork(shop.deps)
    expect(existsSync(fileOf(artwork.id))).toBe(false)
  })

  it('stays while somebody pays for it, also when the cart has let go of it', async () => {
    const kim = visitor()
    const design = await wish(kim)
    const quoted = await quote(kim, { designId: design.id })
    const token = await shop.fillCart({ variantId: variantOf(quoted) })
    const buyer = shop.shopper()
    buyer.cookie = kim.cookie
    const paying = await buyer.checkOut(token)
    await shop.db.delete(cartLines).where(eq(cartLines.variantId, variantOf(quoted)))
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(204)
    await sweepQuotes({ ...shop.deps, now: () => new Date(Date.now() + 61 * 24 * 60 * 60_000) })
    const { location } = await buyer.decide(paying)
    expect(location).toMatch(/^\/orders\//)
    const { lines } = JSON.parse(await (await visitor().get(location)).text())
    expect((await visitor().get(lines[0].files[0].path)).status).toBe(200)
    expect(await shop.db.select().from(designs).where(eq(designs.id, design.id))).toHaveLength(1)
  })
})
