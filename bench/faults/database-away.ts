import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type FakeStripe, startFakeStripe } from '../../tests/setup/fake-stripe.ts'
import { printFigure } from '../recommendations/figures.ts'
import { Browser } from './browser.ts'
import { checkBooks } from './check-books.ts'
import { PURCHASE_STEPS, PERSONAL_DATA, type PurchaseStep, type PurchaseValues } from './purchase-steps.ts'
import { type FaultyPostgres, startPostgres } from './postgres.ts'
import { findDatabaseProcess, signalProcess } from './processes.ts'
import { isShopReady, type ShopProcessSettings, type ShopProcess, startShopProcess } from './shop-process.ts'
import { countOrders, addProductsInStock, runWithDatabase } from './stock-shop.ts'

const SECRET = 'whsec_bench'
const AWAY_MS = 10_000
const BACK_WITHIN_MS = 5_000
/**
 * A pattern for sentences that say that the customer wasn't charged. While its database is away, the shop can't know whether it charged the
 * customer, so no page may contain such a sentence.
 */
const UNTRUE = /not (?:been )?charged|weren.t charged|no money|nothing (?:was|has been) charged/i

type Place = {
  shop: ShopProcess
  settings: ShopProcessSettings
  postgres: FaultyPostgres | null
  stripe: FakeStripe
  variantId: number
}
type Findings = {
  faults: string[]
  backMs: number[]
  slowestMs: number
  /** The number of responses while the database was away. */
  refusals: number
  bought: number
}

/**
 * Takes the database away for 10 s at each step of a purchase, before the request or during it. The shop must ask the caller to try again,
 * and must not say whether the customer was charged. Within 5 s of the database's return, the same request must work. The log must contain
 * no personal data.
 */
export async function testDatabaseOutage(folder: string, kind: 'embedded' | 'postgres', port: number) {
  const stripe = await startFakeStripe(SECRET)
  const postgres = kind === 'postgres' ? await startPostgres(path.join(folder, 'server')) : null
  const more = {
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_URL: stripe.url,
  }
  const settings: ShopProcessSettings = {
    dataDir: path.join(folder, 'shop'),
    port,
    databaseUrl: postgres?.url,
    more,
  }
  const [variantId = 0] = await runWithDatabase(settings, (db) => addProductsInStock(db, 1, 1_000))
  const shop = await startShopProcess(settings)
  const found: Findings = { faults: [], backMs: [], slowestMs: 0, refusals: 0, bought: 0 }
  try {
    const place: Place = { shop, settings, postgres, stripe, variantId }
    for (const step of PURCHASE_STEPS)
      for (const inTheMiddle of [false, true]) await walkWithout(place, { step, inTheMiddle }, found)
    await checkAfterwards(place, found)
  } finally {
    postgres?.thaw()
    await shop.kill()
    await postgres?.kill()
    await stripe.stop()
  }
  report(kind, found)
  return found.faults.length === 0
}

function report(kind: string, { faults, backMs, slowestMs, refusals, bought }: Findings): void {
  for (const fault of faults) console.log(`  ${fault}`)
  console.log(`database away, ${kind}: ${faults.length} faults`)
  console.log(
    '  claimed: every answer meanwhile says when to retry, claims nothing untrue and logs nothing personal; the same request then works;',
  )
  console.log('  each payment has one order, and the books balance')
  console.log(
    `  counted: ${backMs.length} outages at ${PURCHASE_STEPS.length} steps, ${refusals} refusals, ${bought} of ${2 * PURCHASE_STEPS.length} shoppers have their order`,
  )
  printFigure('slowest answer meanwhile, ms', slowestMs)
  printFigure('works again after its return, at most, ms', Math.max(...backMs), { atMost: BACK_WITHIN_MS })
}

type Outage = { step: PurchaseStep; inTheMiddle: boolean }

let walks = 0

/** Follows one shopper's path from the cart to an order, with the database away at one step. */
async function walkWithout(place: Place, { step: hit, inTheMiddle }: Outage, found: Findings): Promise<void> {
  walks += 1
  const browser = new Browser(place.shop.address, `10.9.0.${walks}`, { turns: 1 })
  const walk: PurchaseValues = { ...place, browser, checkout: '', review: {}, session: '', order: '' }
  const name = `${hit.name}, ${inTheMiddle ? 'in its middle' : 'before'}`
  try {
    for (const step of PURCHASE_STEPS) {
      const answer =
        step === hit ? await sendWithout(place, walk, { step, inTheMiddle }, found) : await step.send(walk)
      await step.take(walk, answer)
    }
    found.bought += 1
    console.log(`  ${name}: bought, ${Math.round(found.backMs.at(-1) ?? 0)} ms after its return`)
  } catch (error) {
    found.faults.push(`${name}: ${String(error)}`)
  }
}

/** Sends a request while the database is away, and repeats it until it succeeds. Returns the successful response. */
async function sendWithout(
  place: Place,
  walk: PurchaseValues,
  { step, inTheMiddle }: Outage,
  found: Findings,
): Promise<Response> {
  const early = inTheMiddle ? step.send(walk) : null
  if (early) await wait(Math.random() * 15)
  const away = takeAway(place)
  let answer = early ? await early : await step.send(walk)
  let backAt: number | null = null
  void away.then((at) => (backAt = at))
  for (;;) {
    if (answer.status < 500 && answer.status !== 409) break
    found.refusals += 1
    await judge(step, answer, found)
    if (backAt !== null && performance.now() - backAt > 70_000) throw new Error(`still ${answer.status}`)
    await wait(250)
    const started = performance.now()
    answer = await step.send(walk)
    found.slowestMs = Math.max(found.slowestMs, performance.now() - started)
  }
  const at = await away
  const ms = Math.max(0, performance.now() - at)
  // If `backAt` is null, the shop responded without the database: either it responded before the database stopped, or the request didn't
  // need the database.
  found.backMs.push(backAt === null ? 0 : ms)
  if (backAt !== null && ms > BACK_WITHIN_MS)
    found.faults.push(`${step.name}: worked only ${Math.round(ms)} ms after the database's return`)
  return answer
}

async function judge(step: PurchaseStep, answer: Response, { faults }: Findings): Promise<void> {
  const text = await answer.text()
  if (answer.status !== 503 && answer.status !== 409) faults.push(`${step.name}: answered ${answer.status}`)
  if (answer.status === 503 && !answer.headers.has('retry-after'))
    faults.push(`${step.name}: 503 without Retry-After`)
  if (step.mayBePaid && UNTRUE.test(text)) faults.push(`${step.name}: says what the shop cannot know`)
}

/**
 * Stops the PostgreSQL server for 10 s, or kills the embedded database (which restarts by itself). Returns when the database responds
 * again.
 */
async function takeAway({ shop, postgres }: Place): Promise<number> {
  if (postgres) {
    postgres.freeze()
    await wait(AWAY_MS)
    postgres.thaw()
    return performance.now()
  }
  const database = findDatabaseProcess(shop.pid)
  if (database !== null) signalProcess([database], 'SIGKILL')
  await wait(100)
  while (!(await isShopReady(shop.address))) await wait(20)
  return performance.now()
}

async function checkAfterwards({ shop, settings, stripe }: Place, { faults }: Findings): Promise<void> {
  const orders = await runWithDatabase(settings, countOrders, { beside: true })
  const paid = [...stripe.sessions.values()].filter((session) => session.payment_status === 'paid').length
  if (orders !== paid) faults.push(`${paid} payments at Stripe, ${orders} orders`)
  faults.push(...(await checkBooks(settings)))
  const log = shop.output()
  for (const [field, value] of Object.entries(PERSONAL_DATA))
    if (value.length > 3 && log.includes(value)) faults.push(`The log holds the ${field} of a shopper`)
}
