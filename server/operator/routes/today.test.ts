// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { todaySchema } from '../../../contract/operator/today.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { products } from '../../db/schema/catalogue.ts'
import { orders } from '../../db/schema/orders.ts'
import { listSampleHandles } from '../../catalogue/index.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

async function today() {
  const answer = await boss.get('/api/operator/today')
  const { tasks, ...rest } = todaySchema.parse(await answer.json())
  return { ...rest, counts: Object.fromEntries(tasks.map(({ task, count }) => [task, count])) }
}

it('counts open tasks, names what blocked jobs need, and is empty if nothing is open', async () => {
  const before = await today()
  expect([before.waiting, before.blocked]).toEqual([0, []])
  const kim = shop.visitor()
  const answer = await kim.send('POST', '/api/calculators/yard-signs/line', { values: { quantity: '25' } })
  const { merchandiseId } = calculatorLineSchema.parse(await answer.json())
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant') ?? 0
  const buyer = shop.shopper()
  await buyer.decide(await buyer.checkOut(await shop.fillCart({ variantId })))
  const [order] = await shop.listOrders()
  // The job first waits for its proof, and then for details that an operator has to find out.
  expect(await today()).toMatchObject({
    counts: { 'new-orders': 1, 'design-requests': 1 },
    blocked: [],
    waiting: 2,
  })
  await shop.db.execute(sql`update design_requests set state = 'approved'`)
  const { counts, blocked, waiting } = await today()
  expect(counts).toMatchObject({ 'new-orders': 1, 'blocked-jobs': 1 })
  expect(blocked).toMatchObject([{ orderId: order?.id, order: order?.number, title: 'Custom yard signs' }])
  expect(blocked[0]?.missing.join(' ')).not.toBe('')
  expect(waiting).toBe(2)
})

it('distinguishes late jobs from those due today, and omits finished and sample orders', async () => {
  await shop.db.execute(sql`update jobs set due_on = ${(await today()).today}::date`)
  expect((await today()).counts).toMatchObject({ 'due-today': 1 })
  await shop.db.execute(sql`update jobs set due_on = due_on + 6`)
  const soon = await today()
  expect(soon.counts).toMatchObject({ 'due-this-week': 1 })
  expect(soon.counts).not.toHaveProperty('due-today')
  await shop.db.execute(sql`update jobs set due_on = due_on + 1`)
  expect((await today()).counts).not.toHaveProperty('due-this-week')
  await shop.db.execute(sql`update jobs set due_on = due_on - 8`)
  expect((await today()).counts).toMatchObject({ 'late-jobs': 1 })
  await shop.db.update(orders).set({ sample: true })
  expect((await today()).waiting).toBe(0)
  await shop.db.update(orders).set({ sample: false, status: 'shipped' })
  expect((await today()).waiting).toBe(0)
})

it('lists approved orders, and lists proofs that wait for customers without counting them', async () => {
  await shop.db.update(orders).set({ status: 'approved' })
  expect(await today()).toMatchObject({ counts: { 'approved-orders': 1 } })
  const { waiting } = await today()
  await shop.db.update(orders).set({ status: 'in-proof' })
  const after = await today()
  expect(after.counts).toMatchObject({ 'proofs-out': 1 })
  expect(after.waiting).toBe(waiting - 1)
})

it('omits the sample’s sold-out and scarce products until they are edited', async () => {
  const [handle = ''] = await listSampleHandles()
  const { waiting } = await today()
  await shop.db.insert(products).values({ handle, title: 'Sample', availableForSale: false })
  expect(await today()).toMatchObject({ waiting, counts: expect.not.objectContaining({ 'out-of-stock': 1 }) })
  await shop.db.update(products).set({ version: 2 }).where(eq(products.handle, handle))
  expect(await today()).toMatchObject({ waiting: waiting + 1, counts: { 'out-of-stock': 1 } })
})

it('is available to operators only', async () => {
  expect((await shop.visitor().get('/api/operator/today')).status).toBe(401)
})
