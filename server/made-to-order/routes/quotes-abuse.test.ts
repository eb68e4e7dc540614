// Runs on both databases.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDecimal } from '../../../domain/money.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  requestQuote,
  uploadArtwork,
  quoteDecal,
  SIGN_SVG,
  getQuoteVariant,
  createDesign,
} from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { artworks, designs } from '../../db/schema/designs.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { sweepArtwork } from '../../designs/artwork/sweep-artwork.ts'
import { MAX_UNSOLD_ITEMS, sweepItems } from '../items/sweep-items.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const fileOf = (id: string) => path.join(shop.dataDir, 'artwork', id, 'original')
const createWolf = (of: TestVisitor) => createDesign(of, { prompt: 'wolf "NIGHT"', style: 'bold' })

describe('a quote', () => {
  it('that is requested 20 times at once is one merchandise', async () => {
    const kim = shop.visitor()
    const { id: designId } = await createWolf(kim)
    const all = await Promise.all(Array.from({ length: 20 }, () => quoteDecal(kim, { designId })))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    const rows = await shop.db.select().from(madeToOrder).where(eq(madeToOrder.designId, designId))
    expect(rows).toHaveLength(1)
  })

  it('is refused for another visitor’s design or artwork, and without a cookie', async () => {
    const kim = shop.visitor()
    const [design, artwork] = [await createWolf(kim), await uploadArtwork(kim)]
    const other = shop.visitor()
    await createWolf(other)
    for (const stranger of [other, shop.visitor()]) {
      for (const subject of [{ designId: design.id }, { artworkId: artwork.id }, { artworkId: design.id }]) {
        const response = await requestQuote(stranger, subject)
        expect(response.status).toBe(404)
      }
    }
  })

  it('keeps its content if the same file is uploaded again and interpreted differently', async () => {
    const kim = shop.visitor()
    const first = await uploadArtwork(kim, SIGN_SVG, { tolerance: '4' })
    const before = await quoteDecal(kim, { artworkId: first.id })
    const second = await uploadArtwork(kim, SIGN_SVG, { tolerance: '40', offsetMm: '8' })
    expect(second.id).not.toBe(first.id)
    expect((await quoteDecal(kim, { artworkId: second.id })).merchandiseId).not.toBe(before.merchandiseId)
    expect(await quoteDecal(kim, { artworkId: first.id })).toEqual(before)
  })

  it('is deleted if it is the oldest of more than 200 of a visitor, unless it is in a cart', async () => {
    const kim = shop.visitor()
    const { id: designId } = await createWolf(kim)
    const inCart = await quoteDecal(kim, { designId, quantity: 1 })
    await shop.fillCart({ variantId: getQuoteVariant(inCart) })
    const oldest = await quoteDecal(kim, { designId, quantity: 2 })
    await shop.db.update(madeToOrder).set({ createdAt: new Date(Date.now() - 60_000) })
    const [row] = await shop.db
      .select()
      .from(madeToOrder)
      .where(eq(madeToOrder.variantId, getQuoteVariant(oldest)))
    if (!row) throw new Error('no row')
    for (let n = 0; n < MAX_UNSOLD_ITEMS; n += 1) {
      const variantId = await shop.stockProduct()
      await shop.db
        .insert(madeToOrder)
        .values({ ...row, variantId, facts: `${row.facts} ${n}`, createdAt: new Date() })
    }
    expect(await sweepItems(shop.deps)).toBe(1)
    const ids = (await shop.db.select().from(madeToOrder)).map(({ variantId }) => variantId)
    expect(ids).toContain(getQuoteVariant(inCart))
    expect(ids).not.toContain(getQuoteVariant(oldest))
  })
})

describe("another visitor's merchandise", () => {
  it('can be bought by anyone who knows its id, at its price; the cart shows no picture, and its owner doesn’t receive the files', async () => {
    const kim = shop.visitor()
    const design = await createWolf(kim)
    const quoted = await quoteDecal(kim, { designId: design.id })
    const other = shop.visitor()
    await createWolf(other)
    const token = await shop.fillCart({ variantId: getQuoteVariant(quoted) })
    const page = await other.get(`/checkout/${token}`)
    expect(await page.text()).toContain(`"totalCents":${parseDecimal(quoted.price)}`)
    expect((await other.get(design.links.png)).status).toBe(404)
    await shop.buy(other, token)
    expect((await kim.get(`${design.links.pdf}?variant=${getQuoteVariant(quoted)}`)).status).toBe(403)
    expect((await other.get(design.links.pdf)).status).toBe(404)
  })

  it('can’t be guessed by counting from another id', async () => {
    const kim = shop.visitor()
    const variant = getQuoteVariant(await quoteDecal(kim, { designId: (await createWolf(kim)).id }))
    for (const step of [-2, -1, 1, 2]) {
      await expect(shop.fillCart({ variantId: variant + step })).rejects.toThrow(/merchandise|unknown|sale/i)
    }
  })
})

describe('a removed design', () => {
  it('is deleted with its file and its quote', async () => {
    const kim = shop.visitor()
    const artwork = await uploadArtwork(kim)
    const quoted = await quoteDecal(kim, { artworkId: artwork.id })
    expect((await kim.send('DELETE', `/api/artwork/${artwork.id}`)).status).toBe(204)
    expect(existsSync(fileOf(artwork.id))).toBe(false)
    expect(await shop.db.select().from(artworks).where(eq(artworks.id, artwork.id))).toEqual([])
    await expect(shop.fillCart({ variantId: getQuoteVariant(quoted) })).rejects.toThrow(/./)
  })

  it('stays, hidden, while it is in a cart, and is deleted after it leaves the cart', async () => {
    const kim = shop.visitor()
    const artwork = await uploadArtwork(kim)
    const quoted = await quoteDecal(kim, { artworkId: artwork.id })
    const token = await shop.fillCart({ variantId: getQuoteVariant(quoted) })
    expect((await kim.send('DELETE', `/api/artwork/${artwork.id}`)).status).toBe(204)
    expect((await kim.get(artwork.links.self)).status).toBe(404)
    expect((await requestQuote(kim, { artworkId: artwork.id })).status).toBe(404)
    expect(await (await kim.get(`/checkout/${token}`)).text()).toContain('"problem":null')
    expect(existsSync(fileOf(artwork.id))).toBe(true)

    await shop.db.delete(cartLines).where(eq(cartLines.variantId, getQuoteVariant(quoted)))
    await sweepItems(shop.deps)
    await sweepArtwork(shop.deps)
    expect(existsSync(fileOf(artwork.id))).toBe(false)
  })

  it('stays while somebody pays for it, even if it is no longer in the cart', async () => {
    const kim = shop.visitor()
    const design = await createWolf(kim)
    const quoted = await quoteDecal(kim, { designId: design.id })
    const token = await shop.fillCart({ variantId: getQuoteVariant(quoted) })
    const buyer = shop.shopper()
    buyer.cookie = kim.cookie
    const paying = await buyer.checkOut(token)
    await shop.db.delete(cartLines).where(eq(cartLines.variantId, getQuoteVariant(quoted)))
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(204)
    await sweepItems({ ...shop.deps, now: () => new Date(Date.now() + 61 * 24 * 60 * 60_000) })
    const { location } = await buyer.decide(paying)
    expect(location).toMatch(/^\/orders\//)
    const { lines } = JSON.parse(await (await shop.visitor().get(location)).text())
    expect((await shop.visitor().get(lines[0].files[0].path)).status).toBe(200)
    expect(await shop.db.select().from(designs).where(eq(designs.id, design.id))).toHaveLength(1)
  })
})
