// npm run bench -- catalogue [PRODUCTS]: imports a large catalogue and times its API calls.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { createApi } from '../server/api.ts'
import { parseEnvironment } from '../server/runtime/env.ts'
import { makeDeps } from '../server/make-deps.ts'
import { openShopDatabase } from '../server/open-database.ts'
import { loadCatalogueIndex } from '../server/catalogue/memory/load-catalogue-index.ts'
import { findPageIndex } from '../server/catalogue/memory/page-index.ts'
import { createFolderStore } from '../server/gateways/object-store-folder.ts'
import { importCatalogue } from '../server/catalogue/import-catalogue.ts'
import { writeLargeCatalogue } from './catalogue/write-large-catalogue.ts'

const BUDGET_IMPORT_MS = 300_000
const BUDGET_MEMORY_MB = 1_024
const BUDGET_P99_MS = 50
const BUDGET_READING_MS = 3_000
const BUDGET_READ_MEMORY_MB = 200
const ROUNDS = 200

let products = 100_000
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'catalogue-bench-'))

/** Runs the bench; the first argument is the number of products. */
export async function main([given]: string[]): Promise<void> {
  if (given !== undefined) products = Number(given)
  try {
    await run()
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function run(): Promise<void> {
  const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: process.env['BENCH_DATABASE_URL'] }
  const environment = parseEnvironment({ ...settings, NODE_ENV: 'test' })
  if (!environment.ok) throw new Error(environment.message)
  const { env } = environment
  const opened = await openShopDatabase(env, () => {}, { withinMs: 300_000 })
  if (!opened.ok) throw new Error(opened.message)
  try {
    await timeImport(opened.db, path.join(folder, 'large.csv'))
    const made = makeDeps(env, opened.db, null)
    if (!made.ok) throw new Error(made.message)
    const api = createApi(made.deps)
    await timeReading(opened.db)
    for (const [name, addresses] of Object.entries(calls())) await timeCalls(api, name, addresses)
  } finally {
    await opened.close()
  }
}

async function timeImport(db: Parameters<typeof importCatalogue>[0], file: string): Promise<void> {
  const rows = await writeLargeCatalogue(file, products)
  const size = Math.round(fs.statSync(file).size / 1e6)
  console.log(`${products} products, ${rows} rows, ${size} MB of CSV`)
  const peak = watchMemory()
  const start = performance.now()
  const result = await importCatalogue(db, { file, store: createFolderStore(folder) })
  const took = performance.now() - start
  if (!result.ok) throw new Error(JSON.stringify(result.errors.slice(0, 3)))
  print('import, seconds', took / 1000, BUDGET_IMPORT_MS / 1000)
  const { own, together } = peak()
  print('peak memory of the import, MB', own, BUDGET_MEMORY_MB)
  print('peak memory with the embedded database, MB', together, BUDGET_MEMORY_MB)
}

/**
 * Times how long the whole catalogue takes to load into memory. A shop does this at its start, and at the first search after a change to
 * the catalogue.
 */
async function timeReading(db: Parameters<typeof loadCatalogueIndex>[0]): Promise<void> {
  const before = process.memoryUsage().heapUsed
  const start = performance.now()
  const [{ size }] = await Promise.all([loadCatalogueIndex(db), findPageIndex(db)])
  print(`${size} products read for search and facets, ms`, performance.now() - start, BUDGET_READING_MS)
  print('memory they take, MB', (process.memoryUsage().heapUsed - before) / 1e6, BUDGET_READ_MEMORY_MB)
}

function calls(): Record<string, string[]> {
  const handles = Array.from({ length: ROUNDS }, (_, index) => Math.floor((index * products) / ROUNDS))
  const sorts = ['featured', 'price-low', 'price-high', 'newest']
  const words = [
    'wolf',
    'maple leaf',
    'kayak',
    'red',
    'dec',
    'wolf decal',
    'm',
    'decal',
    '4x4',
    'vintage tru',
    'é',
    'nothing',
  ]
  const narrowings = [
    'colour=red',
    'price=10-20&size=small&in-stock=1',
    'finish=matte&colour=blue&price=0-10',
  ]
  return {
    list: sorts.map((sort) => `/api/products?sort=${sort}`),
    collection: ['theme-1', 'theme-7', 'all-decals'].flatMap((handle) =>
      sorts.map((sort) => `/api/collections/${handle}?sort=${sort}`),
    ),
    search: words.flatMap((word) =>
      sorts.slice(0, 2).map((sort) => `/api/products?q=${encodeURIComponent(word)}&sort=${sort}`),
    ),
    'search with typos': ['wofl', 'mapel leaf', 'kayk', 'vintge trout', 'anchr decl'].map(
      (word) => `/api/products?view=card&q=${encodeURIComponent(word)}`,
    ),
    suggestions: [...words, 'wofl', 'vintge tr', 'mou', 'ch'].map(
      (word) => `/api/search/suggestions?q=${encodeURIComponent(word)}`,
    ),
    facets: [
      '/api/products?',
      '/api/collections/all-decals?',
      '/api/products?q=wolf&',
      '/api/products?q=de&',
    ].map((list) => `${list}view=card&limit=24&facets=1`),
    'narrowed list': sorts.flatMap((sort) =>
      narrowings.map((narrowing) => `/api/products?view=card&limit=24&facets=1&sort=${sort}&${narrowing}`),
    ),
    product: handles.map((number) => `/api/products/decal-${number}`),
    popular: ['/api/products/popular'],
  }
}

type Api = ReturnType<typeof createApi>

async function timeCalls(api: Api, name: string, addresses: readonly string[]): Promise<void> {
  const firsts: number[] = []
  const times: number[] = []
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const address = addresses[round % addresses.length] ?? '/'
    const took = await timeCall(api, address)
    if (round < addresses.length) firsts.push(took)
    else times.push(took)
  }
  await followPages(api, addresses[0] ?? '/', times)
  print(`${name}, first time it is asked, slowest, ms`, Math.max(...firsts), BUDGET_P99_MS)
  print(`${name}, p50, ms`, percentile(times, 0.5), BUDGET_P99_MS)
  print(`${name}, p99, ms`, percentile(times, 0.99), BUDGET_P99_MS)
}

async function timeCall(api: Api, address: string): Promise<number> {
  const start = performance.now()
  const answer = await api.request(address)
  await answer.text()
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return performance.now() - start
}

/** Checks that later pages of a list take no longer than the first page. */
async function followPages(api: Api, first: string, times: number[]): Promise<void> {
  if (!first.includes('?')) return
  let cursor: string | null = null
  for (let page = 0; page < 50; page += 1) {
    const address: string = cursor === null ? first : `${first}&cursor=${cursor}`
    times.push(await timeCall(api, address))
    const body: unknown = await (await api.request(address)).json()
    cursor =
      typeof body === 'object' && body !== null && 'nextCursor' in body ? String(body.nextCursor) : null
    if (cursor === null || cursor === 'null') return
  }
}

function percentile(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0
}

function print(name: string, value: number, budget: number): void {
  const verdict = value <= budget ? 'met' : 'MISSED'
  console.log(`${name.padEnd(48)} ${value.toFixed(1).padStart(9)}  budget ${budget}  ${verdict}`)
}

/**
 * Starts to measure this process's memory. Returns a function that stops the measurement and returns the highest values in MB: `own` is for
 * this process alone, and `together` includes its database process.
 */
function watchMemory(): () => { own: number; together: number } {
  const peak = { own: 0, together: 0 }
  const look = () => {
    const own = process.memoryUsage.rss() / 1e6
    peak.own = Math.max(peak.own, own)
    peak.together = Math.max(peak.together, own + childrenMemory() / 1e6)
  }
  const timer = setInterval(look, 250)
  return () => {
    clearInterval(timer)
    look()
    return peak
  }
}

/** Returns the resident memory of this process's children in bytes, read from Linux's /proc; 0 on other systems. */
function childrenMemory(): number {
  const file = `/proc/${process.pid}/task/${process.pid}/children`
  if (!fs.existsSync(file)) return 0
  const children = fs.readFileSync(file, 'utf8').trim().split(' ').filter(Boolean)
  return children.reduce((sum, pid) => {
    const status = fs.existsSync(`/proc/${pid}/status`) ? fs.readFileSync(`/proc/${pid}/status`, 'utf8') : ''
    return sum + Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024
  }, 0)
}
