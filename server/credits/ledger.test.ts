// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import {
  readBalance,
  readHistory,
  buyAndPayCredits,
  STANDARD_PACKAGE,
  startCreditPurchase,
} from '../../tests/setup/credit-calls.ts'
import type { TestVisitor } from '../../tests/setup/visitor.ts'
import { creditBalances, creditEntries, creditPurchases } from '../db/schema/credits.ts'
import { writeCreditEntry } from './ledger.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

async function hashOf(of: TestVisitor): Promise<string> {
  const { purchaseId } = await startCreditPurchase(of, STANDARD_PACKAGE)
  const [row] = await shop.db.select().from(creditPurchases).where(eq(creditPurchases.id, purchaseId))
  return row?.visitorHash ?? ''
}

describe('the ledger', () => {
  it('when 50 requests spend credits that suffice for ten, ten succeed and the balance stays at zero', async () => {
    const kim = shop.visitor()
    await buyAndPayCredits(kim)
    const visitorHash = await hashOf(kim)
    const spend = (index: number) =>
      shop.db.transaction((tx) =>
        writeCreditEntry(tx, {
          visitorHash,
          amount: -1,
          reason: 'image',
          reference: `image:race-${index}`,
          now: shop.deps.now(),
        }),
      )
    const spent = await Promise.all(Array.from({ length: 50 }, (_, index) => spend(index)))
    expect(spent.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await readBalance(kim)).toBe(0)
    const entries = await readHistory(kim)
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    expect(Math.min(...entries.map(({ balance }) => balance))).toBe(0)
  })

  it('writes a reference once, however many concurrent attempts there are', async () => {
    const kim = shop.visitor()
    await buyAndPayCredits(kim)
    const visitorHash = await hashOf(kim)
    const entry = {
      visitorHash,
      amount: 5,
      reason: 'purchase',
      reference: `purchase:${randomUUID()}`,
    } as const
    const write = () => shop.db.transaction((tx) => writeCreditEntry(tx, { ...entry, now: shop.deps.now() }))
    await Promise.all(Array.from({ length: 20 }, write))
    expect(await readBalance(kim)).toBe(15)
  })

  it('lets the database itself refuse a changed or deleted entry and a negative balance', async () => {
    await buyAndPayCredits(shop.visitor())
    const { db } = shop
    await expect(db.update(creditEntries).set({ amount: 1_000 })).rejects.toThrow()
    await expect(db.delete(creditEntries)).rejects.toThrow()
    await expect(db.update(creditBalances).set({ balance: -1 })).rejects.toThrow()
  })

  it('adds up to every balance', async () => {
    const off = await shop.db.execute(sql`
      select visitor_hash from credit_balances left join credit_entries using (visitor_hash)
      group by visitor_hash, balance having balance <> coalesce(sum(amount), 0)`)
    expect(off.rows).toEqual([])
  })
})
