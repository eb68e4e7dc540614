import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { computePercentile, printFigure } from '../recommendations/figures.ts'
import { Browser } from './browser.ts'
import { Buyer } from './buyer.ts'
import { checkBooks } from './check-books.ts'
import { startPostgres } from './postgres.ts'
import { type ShopProcessSettings, type ShopProcess, startShopProcess } from './shop-process.ts'
import { addProductsInStock, runWithDatabase } from './stock-shop.ts'

const HELD_MS = 60_000
const PLACEMENTS = 200
/** The limit for open database connections. It allows for the shop's connection pool and the bench's own connections. */
const MAX_CONNECTIONS = 14
const ANSWERED_WITHIN_MS = 5_000

type LockFindings = {
  faults: string[]
  connections: number
  answers: Record<string, number>
  times: number[]
}

/**
 * Locks a product's stock for a minute while 200 shoppers order it. Each must get a response in time, and shoppers who buy other products
 * must be served. The database must not run out of connections. If a shopper got a 503, their order must not be stored.
 */
export async function testHeldLock(folder: string, port: number): Promise<boolean> {
  const postgres = await startPostgres(path.join(folder, 'server'))
  const settings: ShopProcessSettings = {
    dataDir: path.join(folder, 'shop'),
    port,
    databaseUrl: postgres.url,
  }
  const [wanted = 0, other = 0] = await runWithDatabase(settings, (db) => addProductsInStock(db, 2, 10_000))
  const shop = await startShopProcess(settings)
  const seen: LockFindings = { faults: [], connections: 0, answers: {}, times: [] }
  const locker = new pg.Client({ connectionString: postgres.url })
  try {
    const ready = []
    for (let index = 0; index < PLACEMENTS; index += 1) {
      const browser = new Browser(shop.address, `10.8.${index >> 8}.${index & 255}`, { turns: 1 })
      const buyer = new Buyer(browser, { email: `buyer${index}@example.com` })
      ready.push({ buyer, accepted: await buyer.review(wanted) })
    }
    await locker.connect()
    await locker.query('begin')
    await locker.query('select from variants where id = $1 for update', [wanted])
    const placed = await placeAll(shop, settings, { ready, other }, seen)
    await locker.query('rollback')
    // Waits until the server has finished the orders that it is still processing.
    await wait(ANSWERED_WITHIN_MS)
    await checkCommitted(settings, { wanted, placed }, seen)
    const [first] = ready
    const again = first ? await first.buyer.buy(first.accepted) : ''
    if (!again.startsWith('/orders/')) seen.faults.push(`sent again afterwards, a placement led to ${again}`)
    seen.faults.push(...(await checkBooks(settings)))
  } finally {
    await locker.end()
    await shop.kill()
    await postgres.kill()
  }
  for (const fault of seen.faults) console.log(`  ${fault}`)
  console.log(`held lock: ${JSON.stringify(seen.answers)}, ${seen.faults.length} faults`)
  printFigure('answer to a placement, p95, ms', computePercentile(seen.times, 0.95))
  printFigure('connections of the shop, at most', seen.connections, { atMost: MAX_CONNECTIONS })
  return seen.faults.length === 0 && seen.connections <= MAX_CONNECTIONS
}

type Rush = { ready: { buyer: Buyer; accepted: Awaited<ReturnType<Buyer['review']>> }[]; other: number }

/** Places all orders at once while the lock is held. Returns how many buyers reached the payment page. */
async function placeAll(
  shop: ShopProcess,
  settings: ShopProcessSettings,
  { ready, other }: Rush,
  seen: LockFindings,
): Promise<number> {
  let isOver = false
  const watching = watchOthers(shop, settings, { other, seen, isOver: () => isOver })
  const answers = Promise.all(
    ready.map(async ({ buyer, accepted }) => {
      const started = performance.now()
      const place = await buyer.place(accepted)
      seen.times.push(performance.now() - started)
      const answer = place.replace(/^\/(\w+)\/.*/, '/$1')
      seen.answers[answer] = (seen.answers[answer] ?? 0) + 1
      return place.startsWith('/pay/')
    }),
  )
  await wait(HELD_MS)
  isOver = true
  await watching
  return (await answers).filter(Boolean).length
}

type Watch = { other: number; seen: LockFindings; isOver: () => boolean }

/** Lets a shopper buy another product while the lock is held, and counts the database's connections. */
async function watchOthers(
  shop: ShopProcess,
  settings: ShopProcessSettings,
  { other, seen, isOver }: Watch,
): Promise<void> {
  let bought = 0
  for (let turn = 0; !isOver(); turn += 1) {
    const open = await runWithDatabase(settings, countConnections, { beside: true })
    seen.connections = Math.max(seen.connections, open)
    const read = await fetch(`${shop.address}/api/products`)
    await read.body?.cancel()
    if (read.status !== 200) seen.faults.push(`the catalogue was answered ${read.status}`)
    const buyer = new Buyer(new Browser(shop.address, `10.7.0.${turn}`), {
      email: `other${turn}@example.com`,
    })
    const place = await buyer.buy(await buyer.review(other))
    if (place.startsWith('/orders/')) bought += 1
    await wait(1_000)
  }
  console.log(`  meanwhile ${bought} orders of something else`)
  if (bought === 0) seen.faults.push('nobody could buy anything else')
}

const countRow = z.object({ count: z.coerce.number() })

async function countConnections(db: Parameters<Parameters<typeof runWithDatabase>[1]>[0]): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*) from pg_stat_activity where backend_type = 'client backend'`,
  )
  return countRow.parse(rows[0]).count
}

async function checkCommitted(
  settings: ShopProcessSettings,
  { wanted, placed }: { wanted: number; placed: number },
  { faults }: LockFindings,
): Promise<void> {
  const committed = await runWithDatabase(
    settings,
    async (db) => {
      const { rows } = await db.execute(
        sql`select count(distinct payment_id) from stock_reservations where variant_id = ${wanted}`,
      )
      return countRow.parse(rows[0]).count
    },
    { beside: true },
  )
  if (committed !== placed)
    faults.push(`${placed} placements were accepted, ${committed} are in the database`)
}
