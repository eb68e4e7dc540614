// npm run bench -- faults [ROUNDS]: starts a second process on the same data folder, and lets many buyers order the last item.
// npm run bench -- faults kill [CYCLES] [--postgres]: sends kill -9 to the shop, the database or both under load.
// npm run bench -- faults database-away [--postgres]: makes the database unavailable at each step of a purchase.
// npm run bench -- faults held-lock: places 200 orders while another session locks the stock for a minute, on PostgreSQL.
// npm run bench -- faults disk-full [--postgres]: fills the disk under load. Needs root, to mount a small disk.
// npm run bench -- faults import-while-buying [ROWS] [--embedded]: checks that shoppers are served while a catalogue is imported.
// npm run bench -- faults page-cache [ADDRESSES]: requests many made-up URLs and checks that they don't fill the memory.
// npm run bench -- faults large-shop [ORDERS] [LINES] [CARTS] [--embedded]: times searches, erasures and sweeps in a large database.
// npm run bench -- faults two-processes [MINUTES] [--beside=REF]: runs two processes on one PostgreSQL with 20 shoppers, and kills them in
// turn. With --beside, the second process runs the version of that git reference until it is killed for the first time.
// npm run bench -- faults hostile-uploads [FILES]: sends malicious files to a shop with 1 GB of memory, and times the home page meanwhile.
// The next three also limit the shop to 1 GB and time the home page:
// npm run bench -- faults hostile-queries [SECONDS]: sends GraphQL queries at their limits and hostile URLs, in three rounds of SECONDS
// each. The median round counts.
// npm run bench -- faults honest-designs [SECONDS]: sends slow SVGs while ordinary visitors design decals.
// npm run bench -- faults pdf-bombs: sends PDFs that unpack to huge sizes.
// With BENCH_DATABASE_URL, the buyers also order the last item on that PostgreSQL. The database should be empty; it is filled with test
// data.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Attack } from './faults/attacks/run-under-attack.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 3_987)

type Args = {
  /** Command-line arguments that don't start with `--`. */
  words: string[]
  has: (option: string) => boolean
  valueOf: (option: string) => string | undefined
  kind: 'embedded' | 'postgres'
}

/** Each experiment is imported only when it runs, because its modules take seconds to load. */
const EXPERIMENTS: Readonly<Record<string, (args: Args) => Promise<boolean>>> = {
  async 'import-while-buying'({ words: [rows = '50000'], has }) {
    const { testImportWhileBuying: importWhileBuying } = await import('./faults/import-while-buying.ts')
    return importWhileBuying({ kind: has('--embedded') ? 'embedded' : 'postgres', rows: Number(rows) })
  },
  async 'large-shop'({ words: [orders = '1000000', lines = '3000000', carts = '300000'], has }) {
    const { testLargeShop: measureLargeShop } = await import('./faults/large-shop.ts')
    const kind = has('--embedded') ? 'embedded' : 'postgres'
    return measureLargeShop({ kind, orders: Number(orders), lines: Number(lines), carts: Number(carts) })
  },
  async 'database-away'({ kind }) {
    const { testDatabaseOutage: databaseAway } = await import('./faults/database-away.ts')
    return withFolder((folder) => databaseAway(folder, kind, PORT))
  },
  async 'held-lock'() {
    const { testHeldLock: heldLock } = await import('./faults/held-lock.ts')
    return withFolder((folder) => heldLock(folder, PORT))
  },
  async 'disk-full'({ kind }) {
    const { testFullDisk: diskFull } = await import('./faults/disk-full.ts')
    return withFolder((folder) => diskFull(folder, kind, PORT))
  },
  async 'two-processes'({ words: [minutes = '5'], valueOf }) {
    const { testTwoProcesses: twoProcesses } = await import('./faults/two-processes.ts')
    const { runWithOtherVersion: withVersion } = await import('./faults/other-version.ts')
    const version = valueOf('--beside')
    return withFolder((folder) => {
      const plan = { folder, port: PORT, minutes: Number(minutes) }
      return version === undefined
        ? twoProcesses(plan)
        : withVersion(version, folder, (other) => twoProcesses({ ...plan, other }))
    })
  },
  async kill({ words: [cycles = '30'], kind }) {
    const { runKillCycles: killCycles } = await import('./faults/kill-cycles.ts')
    return withFolder((folder) => killCycles(folder, kind, PORT, Number(cycles)))
  },
  async 'hostile-uploads'({ words: [files = '2000'] }) {
    const { sendHostileUploads: hostileUploads } = await import('./faults/attacks/attacks.ts')
    return attacked('hostile uploads', (shop, answers) => hostileUploads(shop, answers, Number(files)))
  },
  async 'hostile-queries'({ words: [seconds = '60'] }) {
    const { sendHostileQueries: hostileQueries } = await import('./faults/attacks/attacks.ts')
    return attacked('hostile queries', (shop, answers) => hostileQueries(shop, answers, Number(seconds)), 3)
  },
  async 'honest-designs'({ words: [seconds = '90'] }) {
    const { requestDesigns: honestDesigns } = await import('./faults/attacks/attacks.ts')
    return attacked('honest designs', (shop, answers) => honestDesigns(shop, answers, Number(seconds)))
  },
  async 'pdf-bombs'() {
    const { sendDecompressionBombs: bombs } = await import('./faults/attacks/attacks.ts')
    return attacked('PDF bombs', bombs)
  },
  async 'page-cache'({ words: [addresses = '1500'] }) {
    const { testPageCache: pageCache } = await import('./faults/page-cache.ts')
    return withFolder((folder) => pageCache({ dataDir: folder, port: PORT }, Number(addresses)))
  },
}

/**
 * Runs the experiment called `name`. If `name` is missing or is a number of rounds, runs the two checkout experiments: a second process on
 * the same data folder, and many buyers of the last item.
 */
export async function main([name = '40', ...given]: string[]): Promise<void> {
  const experiment = EXPERIMENTS[name]
  if (experiment) judge(await experiment(parse(given)))
  else if (/^\d+$/.test(name)) {
    const { testCheckoutFaults: checkoutFaults } = await import('./faults/checkout.ts')
    judge(await withFolder((folder) => checkoutFaults(folder, PORT, Number(name))))
  } else {
    console.log(`Unknown experiment: ${name}`)
    console.log(`Experiments: ${Object.keys(EXPERIMENTS).join(', ')}; or a number of rounds`)
    process.exitCode = 1
  }
}

function parse(given: string[]): Args {
  return {
    words: given.filter((word) => !word.startsWith('--')),
    has: (option) => given.includes(option),
    valueOf: (option) => given.find((word) => word.startsWith(`${option}=`))?.slice(option.length + 1),
    kind: given.includes('--postgres') ? 'postgres' : 'embedded',
  }
}

async function attacked(name: string, attack: Attack, rounds = 1): Promise<boolean> {
  const { runUnderAttack: underAttack } = await import('./faults/attacks/run-under-attack.ts')
  return withFolder((folder) => underAttack(name, { dataDir: folder, port: PORT }, attack, rounds))
}

async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'faults-bench-'))
  try {
    return await work(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function judge(held: boolean): void {
  console.log(held ? '  held' : '  NOT HELD')
  if (!held) process.exitCode = 1
}
