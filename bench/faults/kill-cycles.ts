import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { readBackup } from '../../server/operator/backup/read-backup.ts'
import { computePercentile, printFigure } from '../recommendations/figures.ts'
import { checkBooks } from './check-books.ts'
import { type FaultyPostgres, startPostgres } from './postgres.ts'
import { findDatabaseProcess, signalProcess, waitUntilGone } from './processes.ts'
import { isShopReady, type ShopProcessSettings, type ShopProcess, startShopProcess } from './shop-process.ts'
import { addProductsInStock, runWithDatabase } from './stock-shop.ts'
import { AcknowledgedWrites, WRITE_KINDS } from './load/acknowledged-writes.ts'
import {
  openLongLivedBrowsers,
  IMPORTED_HANDLE,
  runLoad,
  OPERATOR_TOKEN,
  type LongLivedBrowsers,
} from './load/load-shop.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STOCK = 1_000_000
const LOAD_MS = 1_500
const WARM_WITHIN_MS = 30_000
const READY_WITHIN_MS = 5_000
/** The time in ms that the shop gets at the end to check all unfinished payments with the payment provider. */
const SETTLES_MS = 100_000
const VICTIMS = ['shop', 'database', 'both'] as const
type Victim = (typeof VICTIMS)[number]

/**
 * Kills the shop, its database or both with SIGKILL, many times on the same data. Meanwhile, people buy, pay, redeem points, upload,
 * refund, import and back up. At the end, no acknowledged write may be missing and the books must balance.
 */
export async function runKillCycles(
  folder: string,
  kind: 'embedded' | 'postgres',
  port: number,
  cycles: number,
) {
  const postgres = kind === 'postgres' ? await startPostgres(path.join(folder, 'server')) : null
  const settings: ShopProcessSettings = {
    dataDir: path.join(folder, 'shop'),
    port,
    databaseUrl: postgres?.url,
    // The database gets as much as five seconds to respond. The machine may be busy, and this bench tests durability, not speed.
    more: { OPERATOR_TOKEN, DATABASE_WITHIN_MS: '5000' },
  }
  const [variantId = 0] = await runWithDatabase(settings, (db) => addProductsInStock(db, 1, STOCK))
  const run: Run = {
    acknowledged: new AcknowledgedWrites(),
    victims: { shop: 0, database: 0, both: 0 },
    ready: [],
  }
  const faults = await killAgainAndAgain({ settings, postgres, variantId, folder, cycles }, run)
  report(kind, run, faults)
  return faults.length === 0
}

type Run = { acknowledged: AcknowledgedWrites; victims: Record<Victim, number>; ready: number[] }
type Plan = {
  settings: ShopProcessSettings
  postgres: FaultyPostgres | null
  variantId: number
  folder: string
  cycles: number
}

async function killAgainAndAgain(
  { settings, postgres, variantId, folder, cycles }: Plan,
  { acknowledged, victims, ready }: Run,
): Promise<string[]> {
  let shop = await startShopProcess(settings)
  const started = performance.now()
  try {
    const regulars = await openLongLivedBrowsers(shop)
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const victim = VICTIMS[cycle % VICTIMS.length] ?? 'shop'
      victims[victim] += 1
      const backup = cycle % 4 === 3 ? startBackup(settings, path.join(folder, `backup-${cycle}`)) : null
      await oneCycle({ shop, regulars, variantId, acknowledged, victim, postgres })
      await backup?.end(acknowledged)
      const restarted = await restartKilledProcesses(settings, shop, postgres)
      shop = restarted.shop
      ready.push(restarted.readyMs)
      if (cycle % 10 === 9)
        console.log(
          `  ${cycle + 1} cycles, ${acknowledged.names.orders.size} orders, ready again after ${Math.round(computePercentile(ready, 0.95))} ms (p95)`,
        )
    }
    const seconds = (performance.now() - started) / 1_000
    console.log(
      `  ${(seconds / cycles).toFixed(1)} s a cycle; what was abandoned settles within ${SETTLES_MS / 1_000} s`,
    )
    await wait(SETTLES_MS)
    return await findFaults(settings, { folder, variantId, acknowledged })
  } finally {
    await shop.kill()
    await postgres?.kill()
  }
}

function report(kind: string, { acknowledged, victims, ready }: Run, faults: string[]): void {
  for (const name of WRITE_KINDS)
    if (acknowledged.names[name].size === 0)
      faults.push(`no ${name} were acknowledged: the load does not work`)
  for (const fault of faults) console.log(`  ${fault}`)
  const killed = VICTIMS.map((name) => `${victims[name]} × ${name}`).join(', ')
  const counts = WRITE_KINDS.map((name) => `${acknowledged.names[name].size} ${name}`).join(', ')
  console.log(`kill -9, ${kind}: ${ready.length} cycles (${killed}); acknowledged: ${counts},`)
  console.log(
    `  ${acknowledged.importedCents} imports, ${acknowledged.backups.length} backups; ${faults.length} lost or wrong`,
  )
  printFigure('ready again, p95, ms', computePercentile(ready, 0.95), { atMost: READY_WITHIN_MS })
}

type Cycle = {
  shop: ShopProcess
  regulars: LongLivedBrowsers
  variantId: number
  acknowledged: AcknowledgedWrites
  victim: Victim
  postgres: FaultyPostgres | null
}

async function oneCycle({ victim, postgres, ...load }: Cycle): Promise<void> {
  let isOver = false
  const loading = runLoad(load, () => isOver)
  // In three of four cycles, the kill comes after the shop has acknowledged another order. In the other cycles, the kill doesn't wait for
  // an order, so it may hit a process that has just started.
  if (Math.random() > 0.25) await waitForNextOrder(load.acknowledged)
  await wait(Math.random() * LOAD_MS)
  const database = findDatabaseProcess(load.shop.pid)
  if (victim !== 'shop') {
    if (postgres) await postgres.kill()
    else if (database !== null) signalProcess([database], 'SIGKILL')
  }
  // After the database is killed, the shoppers continue for a while. If the shop acknowledges a write in this time, the write must survive
  // too.
  if (victim === 'database') await wait(500)
  else await load.shop.kill()
  isOver = true
  await loading
  // The shop's database process outlives the shop for a moment, and keeps the data folder locked until it ends.
  if (victim !== 'database' && database !== null) await waitUntilGone([database])
}

/** Waits until the shop acknowledges another order. */
async function waitForNextOrder({ names: { orders } }: AcknowledgedWrites): Promise<void> {
  const [before, started] = [orders.size, performance.now()]
  while (orders.size === before && performance.now() - started < WARM_WITHIN_MS) await wait(10)
}

/** Restarts the killed processes. Returns the time until the shop was ready. */
async function restartKilledProcesses(
  settings: ShopProcessSettings,
  shop: ShopProcess,
  postgres: FaultyPostgres | null,
): Promise<{ shop: ShopProcess; readyMs: number }> {
  const started = performance.now()
  if (postgres && !postgres.isRunning()) await postgres.start()
  if (shop.isRunning()) {
    while (!(await isShopReady(shop.address))) await wait(25)
    return { shop, readyMs: performance.now() - started }
  }
  const again = await startShopProcess(settings)
  return { shop: again, readyMs: again.readyMs }
}

/** Starts a backup of the running shop. The backup may fail, because the test may kill it or its database. */
function startBackup({ dataDir, databaseUrl = '' }: ShopProcessSettings, target: string) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const child: ChildProcess = spawn(process.execPath, [path.join(ROOT, 'scripts/backup.ts'), target], {
    env,
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  return {
    async end(acknowledged: AcknowledgedWrites) {
      if (Math.random() < 0.5) child.kill('SIGKILL')
      await ended
      if (child.exitCode === 0) acknowledged.backups.push(target)
      else if (!fs.existsSync(path.join(target, 'backup.json')))
        fs.rmSync(target, { recursive: true, force: true })
    },
  }
}

type Checked = { folder: string; variantId: number; acknowledged: AcknowledgedWrites }

/** Checks the books and looks for lost writes. */
async function findFaults(
  settings: ShopProcessSettings,
  { folder, variantId, acknowledged }: Checked,
): Promise<string[]> {
  const faults = await runWithDatabase(
    settings,
    async (db) => {
      const lost = (await acknowledged.listLost(db)).map((name) => `lost: ${name}`)
      const { rows } = await db.execute(sql`select
        (select stock from variants where id = ${variantId})
          + (select coalesce(sum(quantity), 0) from order_lines where variant_id = ${variantId})
          + (select coalesce(sum(quantity), 0) from stock_reservations where variant_id = ${variantId}) as pieces,
        (select count(*) from payments p join demo_payments d on d.idempotency_key = p.id::text
          where d.status = 'paid' and p.state in ('reserved', 'paying')) as undecided,
        (select count(*) from products where handle like ${`${IMPORTED_HANDLE}-%`}
          and not min_price_cents between ${acknowledged.importedCents} and ${acknowledged.triedCents}) as unimported`)
      const { pieces, undecided, unimported } = figuresRow.parse(rows[0])
      if (pieces !== STOCK) lost.push(`${STOCK - pieces} pieces of stock lost or made up`)
      if (undecided > 0) lost.push(`${undecided} payments that the provider took and the shop left undecided`)
      if (unimported > 0) lost.push(`${unimported} products without their imported price`)
      return lost
    },
    { beside: true },
  )
  for (const target of fs.readdirSync(folder).filter((name) => name.startsWith('backup-'))) {
    const read = await readBackup(path.join(folder, target))
    if (!read.ok) faults.push(read.message)
  }
  return [...faults, ...(await checkBooks(settings))]
}

const figuresRow = z.object({
  pieces: z.coerce.number(),
  undecided: z.coerce.number(),
  unimported: z.coerce.number(),
})
