// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import {
  CREDIT_CRASH_POINTS,
  type CreditCrashPoint,
  type CreditCrashPlan,
} from '../../tests/setup/credits-to-kill.ts'
import { runUntilCrash } from '../../tests/setup/shop-to-kill.ts'
import { creditBalances, creditEntries, creditPurchases } from '../db/schema/credits.ts'
import { demoPayments } from '../db/schema/operations.ts'
import { refundUnfinishedDrawings } from '../designs/image-model/refund-unfinished-drawings.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

/** Runs the background work of a restarted shop until every time limit has passed. */
async function recover(): Promise<void> {
  for (const minutes of [2, 12, 41, 45]) {
    shop.clock.ahead = minutes * 60_000
    await reconcilePurchases(shop.deps)
    await refundUnfinishedDrawings(shop.deps)
  }
  shop.clock.ahead = 0
}

const AFTERWARDS: Readonly<Record<CreditCrashPoint, { state: string; charged: number; amounts: number[] }>> =
  {
    'before the provider is asked': { state: 'expired', charged: 0, amounts: [] },
    'after the provider started': { state: 'expired', charged: 0, amounts: [] },
    'after paying, before the credits': { state: 'paid', charged: 1, amounts: [10] },
    'after spending, before the picture': { state: 'paid', charged: 1, amounts: [10, -4, 4] },
  }

test.each(CREDIT_CRASH_POINTS)(
  'a shop that is killed %s gives credits for every charge, and loses none',
  async (point) => {
    const { db, connection, dataDir } = shop
    await db.delete(creditPurchases)
    await db.delete(demoPayments)
    const plan: CreditCrashPlan = { connection, point, dataDir }
    expect(await runUntilCrash('credits-to-kill.ts', plan)).toBe('SIGKILL')
    await recover()
    const [purchase, ...more] = await db.select().from(creditPurchases)
    expect(more).toEqual([])
    const hash = purchase?.visitorHash
    const charges = await db.select().from(demoPayments)
    const entries = (await db.select().from(creditEntries)).filter(({ visitorHash }) => visitorHash === hash)
    expect({
      state: purchase?.state,
      charged: charges.filter(({ status }) => status === 'paid').length,
      amounts: entries.toSorted((a, b) => a.id - b.id).map(({ amount }) => amount),
    }).toEqual(AFTERWARDS[point])
    const [balance] = (await db.select().from(creditBalances)).filter((row) => row.visitorHash === hash)
    expect(balance?.balance ?? 0).toBe(entries.reduce((sum, { amount }) => sum + amount, 0))
  },
)
