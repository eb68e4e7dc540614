import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../server/db/database.ts'
import { raiseCatalogueRevision } from '../../server/catalogue/catalogue-revision.ts'
import { startFakeS3 } from '../../tests/setup/fake-s3.ts'
import { computePercentile } from '../recommendations/figures.ts'
import { startBalancer } from './balancer.ts'
import { Browser } from './browser.ts'
import { checkChangesAreSeen } from './changes-seen.ts'
import { checkBooks } from './check-books.ts'
import { startPostgres } from './postgres.ts'
import { type ShopProcessSettings, type ShopProcess, startShopProcess } from './shop-process.ts'
import { startSlowSmtp } from './slow-smtp.ts'
import { addProductsInStock, runWithDatabase } from './stock-shop.ts'
import { readFilesFromEachProcess } from './shared-files.ts'
import { SimulatedShoppers } from './simulated-shoppers.ts'

const OPERATOR_TOKEN = 'the token of the bench'
const STOCK = 1_000_000
const SHOPPERS = 20
const SMTP_DELAY_MS = 250
/** The time in ms between the restart of one process and the kill of the other. */
const CALM_MS = 25_000
const SETTLES_WITHIN_MS = 600_000
const SEEN_WITHIN_MS = 1_500

/** `other` is the folder of another version's code. The second process runs that version until it is killed for the first time. */
type Plan = { folder: string; port: number; minutes: number; other?: string }

/**
 * Runs two shop processes with separate disks on one PostgreSQL and one S3 store, behind a balancer. Shoppers go from home to a paid order
 * while the processes are killed with SIGKILL and restarted in turn. At the end, every order, charge, item and e-mail is counted.
 */
export async function testTwoProcesses({ folder, port, minutes, other }: Plan): Promise<boolean> {
  const postgres = await startPostgres(path.join(folder, 'server'))
  const s3 = await startFakeS3()
  const smtp = await startSlowSmtp(port + 3, SMTP_DELAY_MS)
  const shops = [port + 1, port + 2]
  const balancer = await startBalancer(port, shops)
  const more = { ...settingsOf(s3.settings, smtp.url), PUBLIC_URL: balancer.origin }
  const settings = shops.map((own, index): ShopProcessSettings => ({
    dataDir: path.join(folder, `shop-${index}`),
    port: own,
    databaseUrl: postgres.url,
    more,
  }))
  const processes: ShopProcess[] = []
  try {
    // The second process starts first, because it may run an older version. An older version can't start once the current version has
    // migrated the database, but it can continue if it is already running.
    for (const [index, each] of [...settings.entries()].toReversed())
      processes[index] = await startShopProcess(index === 1 && other ? { ...each, code: other } : each)
    const [first] = settings
    if (!first) throw new Error('no shop')
    const variantId = await runWithDatabase(
      first,
      async (db) => (await addProductsInStock(db, 1, STOCK))[0] ?? 0,
      {
        beside: true,
      },
    )
    const walks = new SimulatedShoppers(balancer.origin, variantId)
    const kills = await killInTurn({ processes, settings, walks, minutes })
    const faults = await runWithDatabase(
      first,
      (db) => judge(db, { walks, kills, received: smtp.received }),
      {
        beside: true,
      },
    )
    faults.push(...(await readFilesFromEachProcess(new Browser(balancer.origin, '198.51.100.7'))))
    faults.push(...(await runWithDatabase(first, (db) => changeIsSeen(db, processes), { beside: true })))
    faults.push(...(await checkChangesAreSeen(processes, { token: OPERATOR_TOKEN, site: balancer.origin })))
    faults.push(...(await checkBooks(first)))
    for (const fault of faults) console.log(`  ${fault}`)
    return faults.length === 0
  } finally {
    for (const each of processes) await each.kill()
    await balancer.stop()
    await smtp.stop()
    await s3.stop()
    await postgres.kill()
  }
}

type S3 = { url: string; region: string; accessKeyId: string; secretAccessKey: string }

const settingsOf = (s3: S3, smtpUrl: string) => ({
  VISITOR_SECRET: 'one secret for both processes of the bench',
  OPERATOR_TOKEN,
  OBJECT_STORE_URL: s3.url,
  OBJECT_STORE_REGION: s3.region,
  OBJECT_STORE_KEY_ID: s3.accessKeyId,
  OBJECT_STORE_SECRET: s3.secretAccessKey,
  SMTP_URL: smtpUrl,
  // The database gets as much as five seconds to respond. The machine may be busy, and this bench tests durability, not speed.
  DATABASE_WITHIN_MS: '5000',
})

type Run = {
  processes: ShopProcess[]
  settings: ShopProcessSettings[]
  walks: SimulatedShoppers
  minutes: number
}

async function killInTurn({ processes, settings, walks, minutes }: Run): Promise<number> {
  const until = performance.now() + minutes * 60_000
  const walking = walks.walk(SHOPPERS, () => performance.now() >= until)
  let kills = 0
  // The second process is killed first. If it ran another version, it restarts as this version.
  for (let turn = 1; performance.now() + CALM_MS < until; turn += 1) {
    await wait(CALM_MS)
    const index = turn % processes.length
    const own = settings[index]
    if (!own) break
    await processes[index]?.kill()
    kills += 1
    processes[index] = await startShopProcess(own)
    console.log(`  ${walks.done.length} orders after ${kills} kills`)
  }
  await walking
  return kills
}

const countsRow = z.object({
  orders: z.coerce.number(),
  carts: z.coerce.number(),
  charged: z.coerce.number(),
  pieces: z.coerce.number(),
  waiting: z.coerce.number(),
})

type RunFindings = { walks: SimulatedShoppers; kills: number; received: ReadonlyMap<string, number> }

async function judge(db: Database, { walks, kills, received }: RunFindings): Promise<string[]> {
  const settledBy = performance.now() + SETTLES_WITHIN_MS
  let counts = await count(db)
  while (counts.waiting > 0 && performance.now() < settledBy) {
    await wait(2_000)
    counts = await count(db)
  }
  const tokens = await db.execute(sql`select token from orders where not sample`)
  const known = new Set(tokens.rows.map((row) => z.object({ token: z.string() }).parse(row).token))
  const confirmations = [...received].filter(([id]) => id.includes('-confirmation'))
  const twice = [...received.values()].filter((times) => times > 1).length
  const { orders, carts, charged, pieces, waiting } = counts
  console.log(
    `two processes: ${walks.done.length} walks, ${orders} orders of ${carts} carts, ${charged} charges, ${STOCK - pieces} of ${orders} pieces wrong by stock`,
  )
  console.log(
    `  ${confirmations.length} confirmations by mail, ${twice} mails sent again after a kill, ${waiting} waiting; ${kills} × kill -9; walk p95 ${Math.round(computePercentile(walks.took, 0.95))} ms`,
  )
  console.log(
    `  ${walks.retried} requests sent again, ${walks.failures.length} errors that a retry did not cure`,
  )
  return [
    ...walks.failures,
    ...walks.done.filter((token) => !known.has(token)).map((token) => `lost: order ${token}`),
    ...(orders === walks.done.length ? [] : [`${orders} orders of ${walks.done.length} walks`]),
    ...(charged === orders && carts === orders
      ? []
      : [`${charged} charges and ${carts} carts of ${orders} orders`]),
    ...(pieces === STOCK ? [] : [`${STOCK - pieces} pieces of stock lost or made up`]),
    ...(confirmations.length === orders ? [] : [`${confirmations.length} confirmations of ${orders} orders`]),
    // If a process is killed after it has sent an e-mail but before it has recorded this, the e-mail is sent again with the same
    // Message-ID.
    ...(twice <= kills ? [] : [`${twice} mails sent twice by ${kills} kills`]),
  ]
}

async function count(db: Database) {
  const { rows } = await db.execute(sql`select
    (select count(*) from orders where not sample) as orders,
    (select count(distinct cart_id) from orders where not sample) as carts,
    (select count(*) from demo_payments where status = 'paid') as charged,
    (select coalesce(sum(stock), 0) from variants where stock > ${STOCK / 2})
      + (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id where not o.sample)
      + (select coalesce(sum(quantity), 0) from stock_reservations) as pieces,
    (select count(*) from outbox where done_at is null and kind = 'mail') as waiting`)
  return countsRow.parse(rows[0])
}

/**
 * Changes a product directly in the database, as if a third process had changed it. Both shop processes must show the change within about a
 * second.
 */
async function changeIsSeen(db: Database, processes: readonly ShopProcess[]): Promise<string[]> {
  const found = await db.execute(
    sql`select id, handle from products where available_for_sale order by id limit 1`,
  )
  const { id, handle } = z.object({ id: z.coerce.number(), handle: z.string() }).parse(found.rows[0])
  const pathOf = `/product/${handle}`
  for (const { address } of processes) await (await fetch(address + pathOf)).text()
  const title = 'Changed by another process'
  await db.transaction(async (tx) => {
    await tx.execute(sql`update products set title = ${title} where id = ${id}`)
    await raiseCatalogueRevision(tx)
  })
  const changed = performance.now()
  const faults: string[] = []
  for (const { address } of processes) {
    const shows = async () => (await (await fetch(address + pathOf)).text()).includes(title)
    while (!(await shows()) && performance.now() - changed < 10_000) await wait(50)
    const seenMs = performance.now() - changed
    console.log(`  a change of the catalogue seen at ${address} after ${Math.round(seenMs)} ms`)
    if (seenMs > SEEN_WITHIN_MS) faults.push(`a change was seen after ${Math.round(seenMs)} ms`)
  }
  return faults
}
