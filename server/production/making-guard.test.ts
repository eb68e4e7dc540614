// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productSchema } from '../../contract/product.ts'
import { personalizationSchema } from '../../domain/personalization/personalization.ts'
import { PRODUCTION_METHOD_COLUMN } from '../../domain/production/product-making.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { makingChecks } from '../db/schema/making-checks.ts'
import { Engine } from '../engine/engine.ts'
import { ENGINE_LIMITS } from '../engine/engine-limits.ts'
import { addLines } from '../cart/add-lines.ts'
import type { CartChange } from '../cart/cart-change.ts'
import { createCart } from '../cart/create-cart.ts'
import { updateLines } from '../cart/update-lines.ts'
import { raiseCatalogueRevision } from '../catalogue/catalogue-revision.ts'
import { updateAvailability } from '../catalogue/update-availability.ts'
import { CataloguePreflight } from './catalogue-preflight.ts'

/** An engine that is too busy for any job. */
const BUSY = new Engine(() => {}, { ...ENGINE_LIMITS, waiting: 0 })
/** Lettering in a script typeface, cut from film. At a height of 4 inches, it can be cut. At 0.5 inches, it is too thin to weed. */
const SCRIPT = {
  by: 'film',
  colour: 'White',
  lettering: { hand: 'script' },
}
const NEEDS = personalizationSchema.parse({
  kind: 'words',
  fields: [{ label: 'Name', maxLength: 24, example: 'Second Wind' }],
})
let shop: CheckoutShop
let made = 0

beforeAll(async () => {
  shop = await openCheckoutShop()
  const request = { prompt: 'wolf', style: 'bold', seed: 1, count: 1 } as const
  for (let tries = 0; tries < 8; tries += 1)
    if ((await shop.deps.engine.compose(request, 'warm-up')).ok) return
})
afterAll(() => shop.close())

/** Adds a product with script lettering to the catalogue, with a variant for each height. Returns its handle and the variants' ids. */
async function stockLettering(...heights: string[]) {
  const handle = `lettering-${(made += 1)}`
  const [product] = await shop.db
    .insert(products)
    .values({
      handle,
      title: 'Lettering',
      optionNames: ['Height'],
      availableForSale: true,
      descriptionSafeHtml: '<ul><li><strong>Material:</strong> Premium cast vinyl</li></ul>',
      extraColumns: { [PRODUCTION_METHOD_COLUMN]: JSON.stringify(SCRIPT) },
      personalization: NEEDS,
    })
    .returning()
  const rows = heights.map((height, index) => ({
    productId: product?.id ?? 0,
    position: index + 1,
    title: height,
    optionValues: [height],
    priceCents: 999,
  }))
  const ids = (await shop.db.insert(variants).values(rows).returning()).map(({ id }) => id)
  return { handle, ids }
}

const line = (variantId: number | undefined, name = 'Second Wind') => ({
  variantId: variantId ?? 0,
  quantity: 1,
  attributes: [{ key: 'Name', value: name }],
})
const cartOf = (...lines: ReturnType<typeof line>[]) =>
  createCart(shop.deps, { lines, details: {}, visitorHash: null })
const reasonsOf = (change: CartChange) => (change.ok ? [] : change.errors.map(({ reason }) => reason))

describe('a cart', () => {
  it('refuses an item that can’t be weeded, and keeps the other lines', async () => {
    const { ids } = await stockLettering('4 in', '0.5 in')
    const cart = await cartOf(line(ids[0]))
    if (!cart.ok) throw new Error('no cart')
    const refused = await cartOf(line(ids[1]))
    // The error's path contains no id, so the cart shows this message to the shopper (`isTechnical` in app/browser/cart/cart-calls.ts).
    expect(refused.ok || refused.errors).toEqual([{ reason: 'cannot-be-made', path: ['lines', '0'] }])
    const added = await addLines(shop.deps, { cartId: cart.cart.id, lines: [line(ids[1])] })
    expect(reasonsOf(added)).toEqual(['cannot-be-made'])
    const [own] = cart.cart.lines
    const change = { id: own?.id ?? '', variantId: ids[1] ?? 0 }
    expect(reasonsOf(await updateLines(shop.deps, { cartId: cart.cart.id, lines: [change] }))).toEqual([
      'cannot-be-made',
    ])
    expect(added.cart?.lines.map(({ variantId }) => variantId)).toEqual([ids[0]])
  })

  it('refuses words that the shop doesn’t print, in new and in changed lines', async () => {
    const { ids } = await stockLettering('4 in')
    const cart = await cartOf(line(ids[0]))
    if (!cart.ok) throw new Error('no cart')
    const [own] = cart.cart.lines
    for (const name of ['Heil Hitler', 'Nike']) {
      expect(reasonsOf(await cartOf(line(ids[0], name)))).toEqual(['personal-words-refused'])
      const change = { id: own?.id ?? '', attributes: [{ key: 'Name', value: name }] }
      const changed = await updateLines(shop.deps, { cartId: cart.cart.id, lines: [change] })
      expect(reasonsOf(changed)).toEqual(['personal-words-refused'])
    }
  })

  it('asks the engine once about the same words in one size, and stores no text of the buyer with the result', async () => {
    const { ids } = await stockLettering('3 in')
    const before = await shop.db.$count(makingChecks)
    await Promise.all([cartOf(line(ids[0], 'Kim')), cartOf(line(ids[0], 'Kim'))])
    await cartOf(line(ids[0], 'Kim'))
    expect(await shop.db.$count(makingChecks)).toBe(before + 1)
    expect(JSON.stringify(await shop.db.select().from(makingChecks))).not.toContain('Kim')
  })
})

describe('the checkout', () => {
  it('repeats checks that were skipped because the engine was busy, and refuses such items', async () => {
    const { ids } = await stockLettering('0.5 in')
    const busy = { ...shop.deps, engine: BUSY }
    const cart = await createCart(busy, { lines: [line(ids[0], 'Kim & Jo')], details: {}, visitorHash: null })
    if (!cart.ok) throw new Error('no cart')
    expect(await shop.shopper().checkOut(cart.cart.checkoutToken)).toMatch(/^\/checkout\/.*cannot-be-made/)
    expect(await shop.listPayments()).toEqual([])
  })
})

describe('the catalogue', () => {
  it('takes products that can’t be made off sale, gives the reason, and sells them again when they can be made', async () => {
    const { handle, ids } = await stockLettering('4 in', '0.5 in')
    const lost = await stockLettering('0.5 in')
    await lookThrough()
    const product = await read(handle)
    expect(product.variants.map(({ availableForSale }) => availableForSale)).toEqual([true, false])
    expect(product.variants.map(({ notMade }) => notMade)).toEqual([
      undefined,
      expect.stringContaining('thinner'),
    ])
    expect((await read(lost.handle)).availableForSale).toBe(false)

    await shop.db.transaction(async (tx) => {
      await tx
        .update(variants)
        .set({ optionValues: ['6 in'] })
        .where(eq(variants.id, ids[1] ?? 0))
      await tx.update(products).set({ version: 2 }).where(eq(products.handle, handle))
      await raiseCatalogueRevision(tx)
    })
    await lookThrough()
    expect((await read(handle)).variants.every(({ availableForSale }) => availableForSale)).toBe(true)
  })

  it('is checked again only after a change, or with another engine', async () => {
    await lookThrough()
    await shop.db.delete(makingChecks)
    await lookThrough()
    expect(await shop.db.$count(makingChecks)).toBe(0)
  })

  it('is not checked again because something sold out', async () => {
    const { handle } = await stockLettering('4 in')
    await lookThrough()
    await shop.db.delete(makingChecks)
    await shop.db.transaction(async (tx) => {
      const [product] = await tx.select().from(products).where(eq(products.handle, handle))
      const productId = product?.id ?? 0
      await tx.update(variants).set({ stock: 0 }).where(eq(variants.productId, productId))
      await updateAvailability(tx, [productId])
    })
    expect((await read(handle)).availableForSale).toBe(false)
    await lookThrough()
    expect(await shop.db.$count(makingChecks)).toBe(0)
  })

  it('is checked only once by each of two builds that run side by side', async () => {
    await lookThrough()
    await lookThrough(async () => 'the next build')
    await shop.db.delete(makingChecks)
    for (const edition of [undefined, async () => 'the next build', undefined]) await lookThrough(edition)
    expect(await shop.db.$count(makingChecks)).toBe(0)
  })
})

async function lookThrough(edition?: () => Promise<string>): Promise<void> {
  const check = new CataloguePreflight(shop.deps, edition)
  for (let turns = 0; turns < 200; turns += 1)
    if ((await check.turn()) && (await new CataloguePreflight(shop.deps, edition).turn())) return
  throw new Error('never done')
}

async function read(handle: string) {
  return productSchema.parse(JSON.parse(await (await shop.visitor().get(`/api/products/${handle}`)).text()))
}
