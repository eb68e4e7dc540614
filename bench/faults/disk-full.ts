import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { printFigure } from '../recommendations/figures.ts'
import { checkBooks } from './check-books.ts'
import { AcknowledgedWrites, WRITE_KINDS, type WriteKind } from './load/acknowledged-writes.ts'
import { openLongLivedBrowsers, type LoadRun, runLoad, OPERATOR_TOKEN } from './load/load-shop.ts'
import { startPostgres } from './postgres.ts'
import { type ShopProcessSettings, type ShopProcess, startShopProcess } from './shop-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { addProductsInStock, runWithDatabase } from './stock-shop.ts'

const DISK_MB = 1_400
/**
 * The free space in MB below which the shop refuses uploads, so that its database keeps some space. At this point, everything else must
 * still work.
 */
const NEARLY_FULL_MB = 200
const PHASE_MS = 20_000
const BACK_WITHIN_MS = 5_000
const READS = ['/', '/products', '/api/products', '/search?q=wolf', '/faq']
const BACKUP = path.resolve(import.meta.dirname, '../../scripts/backup.ts')

/**
 * The kinds of writes that must occur in every phase. Redemptions of points aren't in this list, because they are so rare that a phase may
 * have none.
 */
const USUAL: readonly WriteKind[] = ['orders', 'purchases', 'refunds', 'images']

/** Counts the responses by kind of request and HTTP status. */
type Statuses = Map<string, number>

/**
 * Fills the disk of a shop under load. Writes may fail only with 503, and reads must succeed. After space is freed, everything has to work
 * and no acknowledged write may be missing.
 */
export async function testFullDisk(
  folder: string,
  kind: 'embedded' | 'postgres',
  port: number,
): Promise<boolean> {
  const mounted = path.join(folder, 'disk')
  const disk = mountSmallDisk(mounted, DISK_MB)
  if (!disk) {
    console.log('disk full: not run, only root may mount a small disk')
    return true
  }
  try {
    return await onSmallDisk({ disk, mounted, kind, port })
  } finally {
    disk.unmount()
  }
}

type Place = { disk: SmallDisk; mounted: string; kind: 'embedded' | 'postgres'; port: number }

async function onSmallDisk({ disk, mounted, kind, port }: Place): Promise<boolean> {
  const temporary = path.join(mounted, 'tmp')
  fs.mkdirSync(temporary)
  const postgres = kind === 'postgres' ? await startPostgres(path.join(mounted, 'server')) : null
  const settings: ShopProcessSettings = {
    dataDir: path.join(mounted, 'shop'),
    port,
    databaseUrl: postgres?.url,
    more: { OPERATOR_TOKEN, TMPDIR: temporary, DATABASE_WITHIN_MS: '5000' },
  }
  const [variantId = 0] = await runWithDatabase(settings, (db) => addProductsInStock(db, 1, 100_000))
  const shop = await startShopProcess(settings)
  const acknowledged = new AcknowledgedWrites()
  const faults: string[] = []
  try {
    const load: LoadRun = { shop, regulars: await openLongLivedBrowsers(shop), variantId, acknowledged }
    faults.push(...(await phase('room', load, { mustWork: USUAL })))
    disk.fill(NEARLY_FULL_MB)
    const others = USUAL.filter((name) => name !== 'images')
    faults.push(...(await phase('nearly full', load, { mustWork: others })))
    disk.fill(0)
    faults.push(...(await phase('full', load, { mustWork: [] })))
    faults.push(...(await refusedBackup(disk, settings, path.join(mounted, 'backup'))))
    disk.free()
    if (postgres && !postgres.isRunning()) await postgres.start()
    faults.push(...(await worksAgain(load)))
    faults.push(...(await phase('room again', load, { mustWork: USUAL })))
    const lost = await runWithDatabase(settings, (db) => acknowledged.listLost(db), { beside: true })
    faults.push(...lost.map((name) => `lost: ${name}`), ...(await checkBooks(settings)))
  } finally {
    await shop.kill()
    await postgres?.kill()
  }
  for (const fault of faults) console.log(`  ${fault}`)
  console.log(`disk full, ${kind}: ${faults.length} faults`)
  return faults.length === 0
}

/** Runs one phase of the test, in which shoppers write and pages are read. Returns the requirements that were violated. */
async function phase(
  name: string,
  load: LoadRun,
  { mustWork }: { mustWork: readonly WriteKind[] },
): Promise<string[]> {
  const statuses: Statuses = new Map()
  const before = new Map(WRITE_KINDS.map((kind) => [kind, load.acknowledged.names[kind].size]))
  const noted = { ...load, onAnswer: (answer: Parameters<typeof note>[1]) => note(statuses, answer) }
  let isOver = false
  const loading = runLoad(noted, () => isOver)
  const reads = readAll(load.shop, () => isOver)
  await wait(PHASE_MS)
  isOver = true
  await loading
  const unread = await reads
  console.log(`${name}: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`)
  const wrong = [...statuses.keys()].filter((status) => status.startsWith('5') && status !== '503')
  const idle = mustWork.filter((kind) => load.acknowledged.names[kind].size === before.get(kind))
  return [
    ...wrong.map((status) => `${name}: answered ${status}`),
    ...unread.map((read) => `${name}: ${read}`),
    ...idle.map((kind) => `${name}: no ${kind} any more`),
  ]
}

function note(
  statuses: Statuses,
  { method, path: asked, status }: { method: string; path: string; status: number },
) {
  const key =
    status >= 500 && status !== 503 ? `${status} to ${method} ${asked.split('?')[0]}` : String(status)
  statuses.set(key, (statuses.get(key) ?? 0) + 1)
}

/** Reads pages and the catalogue. Returns the responses with a status other than 200. */
async function readAll(shop: ShopProcess, isOver: () => boolean): Promise<string[]> {
  const failed = new Set<string>()
  while (!isOver()) {
    for (const read of READS) {
      const answer = await fetch(shop.address + read)
      await answer.body?.cancel()
      if (answer.status !== 200 && !failed.has(`GET ${read} answered ${answer.status}`)) {
        failed.add(`GET ${read} answered ${answer.status}`)
        if (answer.status !== 503) console.log(shop.output().slice(-4_000))
      }
    }
    await wait(200)
  }
  return [...failed]
}

/** Checks that a backup fails with a clear message when the disk is too full, and leaves no partial backup. */
async function refusedBackup(
  disk: SmallDisk,
  settings: ShopProcessSettings,
  target: string,
): Promise<string[]> {
  const { dataDir, databaseUrl = '' } = settings
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  // Fills the disk again and again while the backup runs, because the shop may delete its reserve file in the meantime.
  const filling = setInterval(() => disk.fill(0), 5)
  const child = spawn(process.execPath, [BACKUP, target], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  await once(child, 'close')
  clearInterval(filling)
  const isWhole = fs.existsSync(path.join(target, 'backup.json'))
  fs.rmSync(target, { recursive: true, force: true })
  console.log(`backup on the full disk: ended with ${child.exitCode}: ${said.trim().split('\n').at(-1)}`)
  return child.exitCode !== 0 && !isWhole ? [] : ['a backup on the full disk says that it is whole']
}

async function worksAgain(load: LoadRun): Promise<string[]> {
  const started = performance.now()
  const before = load.acknowledged.count()
  let isOver = false
  const loading = runLoad(load, () => isOver)
  while (load.acknowledged.count() === before && performance.now() - started < 60_000) await wait(20)
  const ms = performance.now() - started
  isOver = true
  await loading
  printFigure('until something is sold again, ms', ms, { atMost: BACK_WITHIN_MS })
  return load.acknowledged.count() === before ? ['nothing works a minute after there was room again'] : []
}
