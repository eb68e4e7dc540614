import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import {
  CREDIT_KILL_POINTS,
  type CreditKillPoint,
  type CreditPlan,
} from '../../../tests/setup/credits-to-kill.ts'
import { creditBalances, creditEntries, creditPurchases } from '../../db/schema/credits.ts'
import { demoPayments } from '../../db/schema/operations.ts'
import { returnLostCredits } from '../image-model/return-lost-credits.ts'
import { reconcilePurchases } from './reconcile-purchases.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../../tests/setup/credits-to-kill.ts')

let shop: CheckoutShop
let dataDir: string
beforeAll(async () => {
  shop = await openCheckoutShop()
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'credits-kill-'))
})
afterAll(async () => {
  await shop.close()
  fs.rmSync(dataDir, { recursive: true })
})

async function runUntilKilled(plan: CreditPlan): Promise<string | null> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode
}

/** What a restarted shop does by itself, again and again, until long after every time limit. */
async function recover(): Promise<void> {
  for (const minutes of [2, 12, 41, 45]) {
    shop.clock.ahead = minutes * 60_000
    await reconcilePurchases(shop.deps)
    await returnLostCredits(shop.deps)
  }
  shop.clock.ahead = 0
}

const AFTERWARDS: Readonly<Record<CreditKillPoint, { state: string; charged: number; amounts: number[] }>> = {
  'before the provider is asked': { state: 'expired', charged: 0, amounts: [] },
  'after the provider started': { state: 'expired', charged: 0, amounts: [] },
  'after paying, before the credits': { state: 'paid', charged: 1, amounts: [10] },
  'after spending, before the picture': { state: 'paid', charged: 1, amounts: [10, -4, 4] },
}

test.each(CREDIT_KILL_POINTS)(
  'killed %s: credits for every charge, no charge without credits, none lost',
  { timeout: 120_000 },
  async (point) => {
    const { db, connection } = shop
    await db.delete(creditPurchases)
    await db.delete(demoPayments)
    expect(await runUntilKilled({ connection, point, dataDir })).toBe('SIGKILL')
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
