import { sql } from 'drizzle-orm'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import type { Database } from '../../server/db/database.ts'
import { DATABASE_RESPONSE_TIMEOUT_MS } from '../../server/runtime/database-errors.ts'
import { describeCustomer } from '../../server/operator/customer-data.ts'
import { eraseCustomer } from '../../server/operator/erase-customer.ts'
import { listOrders } from '../../server/orders/list-orders.ts'
import { SWEEPS, runAllSweeps } from '../../server/operator/sweeps/sweep-all.ts'
import { eraseAccount } from '../../server/accounts/erase/erase-account.ts'
import { UPKEEP_STATEMENT_TIMEOUT_MS } from '../../server/upkeep.ts'
import { makeTemporaryFolder } from '../../tests/setup/temporary-folder.ts'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { type BenchDatabase, openBenchDatabase } from '../recommendations/bench-database.ts'
import { printFigure } from '../recommendations/figures.ts'

/** The number of rows in an insert statement. The embedded database keeps all of a statement's rows in memory. */
const ROWS_PER_STATEMENT = 50_000
const VISITOR = 'visitor-7'
const EMAIL = 'buyer77@example.com'

type Size = { kind: 'postgres' | 'embedded'; orders: number; lines: number; carts: number }

/**
 * Times slow work on a large shop's database. An operator's search must finish within a request's time limit, and so must the erasure of a
 * customer or an account. Every sweep (a task that deletes old data) must finish within the time limit of the hourly upkeep. Returns
 * whether everything finished in time.
 */
export async function testLargeShop({ kind, ...size }: Size): Promise<boolean> {
  const bench = await openBenchDatabase(kind)
  try {
    const started = performance.now()
    await fill(bench.db, size)
    printFigure('filling, s', (performance.now() - started) / 1_000)
    const results = [await searches(bench), await erasures(bench), await sweeps(bench)]
    return results.every(Boolean)
  } finally {
    await bench.close()
  }
}

/** Writes three years of orders with their payments and carts. Also writes abandoned carts, half of which are old enough to be deleted. */
async function fill(db: Database, { orders, lines, carts }: Omit<Size, 'kind'>): Promise<void> {
  await db.execute(sql`
    insert into products (id, handle, title, available_for_sale) select n, 'decal-' || n, 'Decal ' || n, true from generate_series(1, 1000) n`)
  await db.execute(sql`
    insert into variants (id, product_id, position, title, price_cents) select n, n, 1, 'Default', 499 from generate_series(1, 1000) n`)
  for (const [first, last] of parts(orders)) await addOrders(db, first, last, lines / orders)
  for (const [first, last] of parts(carts)) await addCarts(db, first, last)
  await db.execute(sql`vacuum analyze`)
}

function parts(count: number): [number, number][] {
  const starts = Array.from(
    { length: Math.ceil(count / ROWS_PER_STATEMENT) },
    (_, part) => part * ROWS_PER_STATEMENT + 1,
  )
  return starts.map((first) => [first, Math.min(first + ROWS_PER_STATEMENT - 1, count)])
}

const NAMES = sql.raw(`(array['Ada','Kim','Noor','Sam','Wren','Yara','Zoe','Ben'])[1 + n % 8]`)
const CITIES = sql.raw(`(array['Toronto','St. Catharines','Montréal','Calgary','Halifax'])[1 + n % 5]`)
const ACCEPTED = sql`jsonb_build_object('contact', jsonb_build_object('email', 'buyer' || n || '@example.com', 'phone', ''), 'note', '',
  'lines', '[]'::jsonb, 'address', jsonb_build_object('firstName', ${NAMES}, 'lastName', 'Buyer' || n, 'company', '', 'address1', n || ' King St',
  'address2', '', 'city', ${CITIES}, 'province', 'ON', 'country', 'CA', 'postalCode', 'L2R 3M3'))`
const PLACED = sql`now() - (n % 1095) * interval '1 day'`
const PAYMENT_ID = sql`md5('payment' || n)::uuid`

async function addOrders(db: Database, first: number, last: number, linesEach: number): Promise<void> {
  const numbers = sql`generate_series(${first}::int, ${last}::int) n`
  await db.execute(sql`
    insert into carts (id, checkout_token, status, updated_at) select 'sold-' || n, 'sold-' || n, 'completed', ${PLACED} from ${numbers}`)
  await db.execute(sql`
    insert into payments (id, cart_id, visitor_hash, state, provider, amount_cents, accepted_order, expires_at)
    select ${PAYMENT_ID}, 'sold-' || n, 'visitor-' || n / 3, 'paid', 'demo', 1500, ${ACCEPTED}, ${PLACED} from ${numbers}`)
  await db.execute(sql`
    insert into orders (id, number, token, cart_id, payment_id, visitor_hash, status, email, address, shipping_method, subtotal_cents,
      shipping_cents, total_cents, placed_at, recommendation_wn, recommendation_w)
    select n, 'ND-' || 10000 + n, 'token-' || n, 'sold-' || n, ${PAYMENT_ID}, 'visitor-' || n / 3, 'done',
      'buyer' || n || '@example.com', ${ACCEPTED} -> 'address', 'canada', 1400, 100, 1500, ${PLACED}, 1, 1 from ${numbers}`)
  await db.execute(sql`
    insert into order_lines (order_id, product_id, variant_id, title, quantity, unit_price_cents)
    select n, 1 + (n * 7 + l * 13) % 1000, 1 + (n * 7 + l * 13) % 1000, 'Decal', 1, 499
    from ${numbers}, generate_series(1, ${Math.round(linesEach)}::int) l`)
}

async function addCarts(db: Database, first: number, last: number): Promise<void> {
  const numbers = sql`generate_series(${first}::int, ${last}::int) n`
  const left = sql`now() - (n % 180) * interval '1 day'`
  await db.execute(sql`
    insert into carts (id, checkout_token, buyer_visitor_hash, updated_at)
    select 'open-' || n, 'open-' || n, 'passer-' || n, ${left} from ${numbers}`)
  await db.execute(sql`
    insert into cart_lines (cart_id, variant_id, quantity) select 'open-' || n, 1 + n % 1000, 1 from ${numbers}`)
  await db.execute(sql`
    insert into checkout_drafts (cart_id, visitor_hash, updated_at) select 'open-' || n, 'passer-' || n, ${left} from ${numbers} where n % 3 = 0`)
  await db.execute(sql`
    insert into payments (cart_id, visitor_hash, state, provider, amount_cents, accepted_order, expires_at, updated_at)
    select 'open-' || n, 'passer-' || n, 'failed', 'demo', 1500, ${ACCEPTED}, ${left}, ${left} from ${numbers} where n % 10 = 0`)
}

/** Returns how long the function `work` takes, in ms; null if it throws. */
async function timed(work: () => Promise<unknown>): Promise<number | null> {
  const started = performance.now()
  try {
    await work()
    return performance.now() - started
  } catch (error) {
    console.error(error)
    return null
  }
}

function report(name: string, ms: number | null, atMost: number): boolean {
  if (ms === null) console.log(`${name}: FAILED`)
  else printFigure(name, ms, { atMost })
  return ms !== null && ms <= atMost
}

async function searches({ openAgain }: BenchDatabase): Promise<boolean> {
  const { db, close } = openAgain(2)
  const asked = {
    'a name': 'Wren Buyer4',
    'a city': 'toronto',
    'a mail': EMAIL,
    nobody: 'nobody',
    'a number': 'ND-10042',
  }
  let held = true
  for (const [name, q] of Object.entries(asked)) {
    const ms = await timed(() => listOrders(db, { q }))
    held = report(`search by ${name}, ms`, ms, DATABASE_RESPONSE_TIMEOUT_MS) && held
  }
  const ms = await timed(() => describeCustomer({ db }, EMAIL))
  await close()
  return report('finding a customer, ms', ms, DATABASE_RESPONSE_TIMEOUT_MS) && held
}

async function erasures({ openAgain }: BenchDatabase): Promise<boolean> {
  const { db, close } = openAgain(2)
  const deps = createTestDeps(db)
  const found = await describeCustomer(deps, EMAIL)
  const erasure = { who: EMAIL, seenOrders: found?.orders ?? [], actor: 'bench' }
  const customer = await timed(async () => {
    const erased = await eraseCustomer(deps, erasure)
    if (!erased.ok) throw new Error(erased.reason)
  })
  const account = await timed(async () => {
    const visitor = { hash: VISITOR, deviceHash: VISITOR }
    const erased = await eraseAccount(deps, { visitor, cartId: null })
    if (!erased.ok) throw new Error(erased.reason)
  })
  await close()
  const held = report('erasing a customer, ms', customer, DATABASE_RESPONSE_TIMEOUT_MS)
  return report('erasing an account, ms', account, DATABASE_RESPONSE_TIMEOUT_MS) && held
}

/**
 * Runs every sweep (a task that deletes old data). For each sweep, prints the total time and the time of its longest batch. Returns whether
 * all times are within their limits.
 */
async function sweeps({ openAgain }: BenchDatabase): Promise<boolean> {
  const { db, close } = openAgain(2)
  let held = true
  const log = (_: string, message: string, facts?: object) => {
    console.log(message, facts ?? '')
    held = false
  }
  const deps = { ...createTestDeps(db, { DATA_DIR: path.join(makeTemporaryFolder(), 'large-shop') }), log }
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    const batches: number[] = []
    const one = async (given: Parameters<typeof sweep>[0]) => {
      const started = performance.now()
      const count = await sweep(given)
      batches.push(performance.now() - started)
      return count
    }
    const all = await timed(() => runAllSweeps(deps, { sweeps: { [name]: one } }))
    held =
      report(
        `sweep of ${name}, longest of ${batches.length}, ms`,
        Math.max(0, ...batches),
        UPKEEP_STATEMENT_TIMEOUT_MS,
      ) && held
    if (batches.length > 1) printFigure('  all of it, s', (all ?? 0) / 1_000)
  }
  await close()
  return held
}
