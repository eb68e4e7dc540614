// Runs on both databases.
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleShopSchema } from '../../contract/operator/sample-shop.ts'
import { NO_PERSONALIZATION } from '../../domain/personalization/personalization.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../tests/setup/visitor.ts'
import { discounts } from '../db/schema/cart.ts'
import { collections, products, variants } from '../db/schema/catalogue.ts'
import { orders } from '../db/schema/orders.ts'
import { productQuestions, reviews } from '../db/schema/reviews.ts'
import { loadSampleShop } from './load-sample-shop.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  await loadSampleShop(shop.db, { store: shop.deps.store, now: new Date() })
  boss = await shop.operator()
})
afterAll(() => shop.close())

const ADDRESS = '/api/operator/sample-shop'
const read = async () => sampleShopSchema.parse(await (await boss.get(ADDRESS)).json())
const move = async (way: 'move-in' | 'move-out') =>
  sampleShopSchema.parse(await (await boss.send('POST', `${ADDRESS}/${way}`, {})).json())

async function counts() {
  const { db } = shop
  return {
    products: await db.$count(products),
    sales: await db.$count(sql`sales`, sql`sample`),
    bought: await db.$count(sql`co_purchases`),
    questions: await db.$count(productQuestions),
    collections: await db.$count(collections),
    codes: (await db.select({ code: discounts.code }).from(discounts)).map(({ code }) => code).toSorted(),
  }
}

/** Finds the first product, sorted by `order`, that is in stock and needs neither text nor artwork. */
async function findProduct(order: SQL) {
  const [found] = await shop.db
    .select({ id: products.id, handle: products.handle, title: products.title, variantId: variants.id })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(
      and(sql`${products.personalization} ->> 'kind' = ${NO_PERSONALIZATION.kind}`, gt(variants.stock, 9)),
    )
    .orderBy(order, variants.position)
    .limit(1)
  if (!found) throw new Error('There is no such product')
  return found
}

it('the sample shop is removed except what the owner changed or sold, and can be restored beside that', async () => {
  const { db } = shop
  const before = { ...(await counts()), told: await read() }
  expect(before.told).toMatchObject({ isIn: true, products: before.products, orders: 540, codes: 3 })
  const [changed, sold] = [await findProduct(asc(products.id)), await findProduct(desc(products.id))]
  await db.update(products).set({ title: 'Ours now', version: 2 }).where(eq(products.id, changed.id))
  const buyer = shop.shopper()
  await buyer.decide(await buyer.checkOut(await shop.fillCart({ variantId: sold.variantId })))
  const [own] = await db.select().from(orders).where(eq(orders.sample, false))
  expect(own).toMatchObject({ sample: false })

  const [left, again] = await Promise.all([move('move-out'), move('move-out')])
  expect(left).toEqual({ isIn: false, products: 0, orders: 0, reviews: 0, codes: 0 })
  expect(again).toEqual(left)
  expect(await counts()).toEqual({
    products: 2,
    sales: 0,
    bought: 0,
    questions: 0,
    collections: before.collections,
    codes: ['NIAGARALOCAL'],
  })
  expect(await db.select({ number: orders.number }).from(orders)).toEqual([{ number: own?.number }])
  const kept = await db.select().from(products)
  const stateOf = (id: number) => kept.find((product) => product.id === id)
  expect(stateOf(changed.id)).toMatchObject({ title: 'Ours now', status: 'active' })
  expect(stateOf(sold.id)).toMatchObject({ title: sold.title, status: 'archived' })

  const back = await move('move-in')
  expect(back).toMatchObject({ isIn: true, products: before.products - 2, codes: 3 })
  expect(back.orders).toBeGreaterThan(500)
  expect(await counts()).toMatchObject({ products: before.products, codes: before.codes })
  expect(await db.$count(reviews, ne(reviews.sample, true))).toBe(0)
  const [ours] = await db.select().from(products).where(eq(products.id, changed.id))
  expect(ours).toMatchObject({ title: 'Ours now', version: 2 })
  expect(await db.$count(orders, inArray(orders.id, [own?.id ?? 0]))).toBe(1)
  expect(await move('move-in')).toEqual(back)
})

it('only operators can remove and restore the sample shop', async () => {
  expect((await shop.visitor().get(ADDRESS)).status).toBe(401)
  for (const way of ['move-out', 'move-in'])
    expect((await shop.visitor().send('POST', `${ADDRESS}/${way}`, {})).status).toBe(401)
})
