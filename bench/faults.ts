// npm run bench -- faults [ROUNDS]: a second process, and the race for the last item. Needs `npm run build` first.
// npm run bench -- faults kill [CYCLES] [--postgres]: kill -9 of shop, database and both under load. Needs `npm run build` first.
// npm run bench -- faults database-away [--postgres]: the database away at each step of the money path. Needs `npm run build` first.
// npm run bench -- faults held-lock: 200 placements while somebody holds the stock's lock for a minute, on PostgreSQL. Needs `npm run build`.
// npm run bench -- faults disk-full [--postgres]: a full disk under load; needs root, to mount a small one, and `npm run build` first.
// npm run bench -- faults import-while-buying [ROWS] [--embedded]: whether shoppers are served while a catalogue is imported.
// npm run bench -- faults page-cache [ADDRESSES]: whether invented addresses fill the memory. Needs `npm run build` first.
// npm run bench -- faults large-shop [ORDERS] [LINES] [CARTS] [--embedded]: whether searches, erasures and sweeps stay within their time.
// npm run bench -- faults two-processes [MINUTES] [--beside=REF]: two processes on one PostgreSQL, killed in turn under 20 shoppers; with
// --beside the second one is the version of that git reference until its first kill. Needs `npm run build` first.
// BENCH_DATABASE_URL adds a PostgreSQL to the race for the last item; its database should be empty and is filled.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { killCycles } from './faults/kill-cycles.ts'
import { largeShop } from './faults/large-shop.ts'
import { importWhileBuying } from './faults/import-while-buying.ts'
import { floodPageCache } from './faults/page-cache.ts'
import { databaseAway } from './faults/database-away.ts'
import { diskFull } from './faults/disk-full.ts'
import { heldLock } from './faults/held-lock.ts'
import { withVersion } from './faults/other-version.ts'
import { twoProcesses } from './faults/two-processes.ts'
import { lastItem } from './faults/last-item.ts'
import { type Settings, startAnother, startShopProcess } from './faults/shop-process.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 3_987)
const BUYERS = 50
const REFUSED_WITHIN_MS = 3_000
// The cache's budget and what rendering leaves to the garbage collector.
const MOST_GROWN_MB = 200
const MOST_HOME_MS = 25

const EXPERIMENTS: Readonly<Record<string, (args: string[]) => Promise<boolean>>> = {
  'import-while-buying'(args) {
    const [rows = '50000'] = args.filter((word) => !word.startsWith('--'))
    return importWhileBuying({
      kind: args.includes('--embedded') ? 'embedded' : 'postgres',
      rows: Number(rows),
    })
  },
  'large-shop'(args) {
    const [orders = '1000000', lines = '3000000', carts = '300000'] = args.filter(
      (word) => !word.startsWith('--'),
    )
    const kind = args.includes('--embedded') ? 'embedded' : 'postgres'
    return largeShop({ kind, orders: Number(orders), lines: Number(lines), carts: Number(carts) })
  },
  'database-away'(args) {
    const kind = args.includes('--postgres') ? 'postgres' : 'embedded'
    return withFolder((folder) => databaseAway(folder, kind, PORT))
  },
  'held-lock': () => withFolder((folder) => heldLock(folder, PORT)),
  'disk-full'(args) {
    const kind = args.includes('--postgres') ? 'postgres' : 'embedded'
    return withFolder((folder) => diskFull(folder, kind, PORT))
  },
  'two-processes'(args) {
    const [minutes = '5'] = args.filter((word) => !word.startsWith('--'))
    const [, version] = args.find((word) => word.startsWith('--beside='))?.split('=') ?? []
    return withFolder((folder) => {
      const plan = { folder, port: PORT, minutes: Number(minutes) }
      return version === undefined
        ? twoProcesses(plan)
        : withVersion(version, folder, (other) => twoProcesses({ ...plan, other }))
    })
  },
  kill(args) {
    const [cycles = '30'] = args.filter((word) => !word.startsWith('--'))
    const kind = args.includes('--postgres') ? 'postgres' : 'embedded'
    return withFolder((folder) => killCycles(folder, kind, PORT, Number(cycles)))
  },
  'page-cache': ([addresses = '1500']) =>
    withFolder((folder) => pageCache({ dataDir: folder, port: PORT }, Number(addresses))),
}

/** Runs the named experiment, or those of the checkout. */
export async function main([name = '', ...args]: string[]): Promise<void> {
  const experiment = EXPERIMENTS[name]
  if (experiment) judge(await experiment(args))
  else await checkoutFaults(name === '' ? [] : [name, ...args])
}

/** The argument is the number of rounds of the race for the last item. */
function checkoutFaults([rounds = '40']: string[]): Promise<void> {
  return withFolder(async (folder) => {
    const embedded: Settings = { dataDir: path.join(folder, 'embedded'), port: PORT }
    await reportSecondProcess(embedded)
    await reportLastItem('embedded', embedded, Number(rounds))
    const databaseUrl = process.env['BENCH_DATABASE_URL']
    if (databaseUrl === undefined)
      console.log('last item, PostgreSQL: not run, BENCH_DATABASE_URL is not set')
    else
      await reportLastItem(
        'PostgreSQL',
        { dataDir: path.join(folder, 'server'), port: PORT, databaseUrl },
        Number(rounds),
      )
  })
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-bench-'))
  try {
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function reportSecondProcess(settings: Settings): Promise<void> {
  const first = await startShopProcess(settings)
  const second = await startAnother({ ...settings, port: PORT + 1 })
  const unharmed = (await fetch(`${first.address}/readyz`)).ok
  await first.kill()
  const refused = second.code !== 0 && second.code !== null && second.ms <= REFUSED_WITHIN_MS
  console.log(
    `second process: refused after ${Math.round(second.ms)} ms with code ${second.code}, first unharmed: ${unharmed}`,
  )
  judge(refused && unharmed)
}

async function reportLastItem(name: string, settings: Settings, rounds: number): Promise<void> {
  const { wrongRounds, slowestRoundMs, outcomes } = await lastItem(settings, rounds, BUYERS)
  console.log(
    `last item, ${name}: ${rounds} rounds of ${BUYERS} buyers, ${wrongRounds} wrong, slowest ${Math.round(slowestRoundMs)} ms`,
  )
  console.log(`  ${JSON.stringify(outcomes)}`)
  judge(wrongRounds === 0)
}

async function pageCache(settings: Settings, addresses: number): Promise<boolean> {
  let allHeld = true
  for (const { name, quietMs, busyMs, grownMb, secondsTaken } of await floodPageCache(settings, addresses)) {
    console.log(
      `page cache, ${addresses} addresses with ${name} in ${Math.round(secondsTaken)} s: home ${quietMs.toFixed(1)} ms (p95), meanwhile ${busyMs.toFixed(1)} ms; ${Math.round(grownMb)} MB more memory`,
    )
    // Searches are rendered, which delays home: only their memory is limited.
    const held = grownMb <= MOST_GROWN_MB && (name === 'invented searches' || busyMs <= MOST_HOME_MS)
    allHeld &&= held
  }
  return allHeld
}

function judge(held: boolean): void {
  console.log(held ? '  held' : '  NOT HELD')
  if (!held) process.exitCode = 1
}
