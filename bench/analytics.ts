// npm run bench -- analytics [ORDERS]: times the sales dashboard's calls with a million orders.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { ANALYTICS_VIEWS } from '../domain/analytics/views.ts'
import { addDays } from '../domain/checkout/calendar-date.ts'
import { toShopDate } from '../domain/checkout/shop-clock.ts'
import { createApi } from '../server/api.ts'
import type { Database } from '../server/db/database.ts'
import { parseEnvironment } from '../server/runtime/env.ts'
import { makeDeps } from '../server/make-deps.ts'
import { openShopDatabase } from '../server/open-database.ts'
import { recordSales } from '../server/analytics/count-sales.ts'
import { rebuildSales } from '../server/analytics/rebuild-sales.ts'
import { writeManyOrders } from './analytics/write-many-orders.ts'

const BUDGET_MS = 500
const BUDGET_COUNT_MS = 50
const ROUNDS = 60
const COUNTED = 100
/** Lengths of the reporting periods, in days, from four weeks to three years. The bench requests the dashboard once for each length. */
const PERIODS = [28, 91, 364, 728, 1_092]
const HOUR_MS = 3_600_000
const TOKEN = 'a token for the bench of the dashboard'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'analytics-bench-'))

/** Runs the bench; the first argument is the number of orders. */
export async function main([given]: string[]): Promise<void> {
  try {
    await run(given === undefined ? 1_000_000 : Number(given))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function run(orders: number): Promise<void> {
  const settings = { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: process.env['BENCH_DATABASE_URL'] }
  const environment = parseEnvironment({ ...settings, NODE_ENV: 'test', OPERATOR_TOKEN: TOKEN })
  if (!environment.ok) throw new Error(environment.message)
  const opened = await openShopDatabase(environment.env, () => {}, { withinMs: HOUR_MS })
  if (!opened.ok) throw new Error(opened.message)
  try {
    const now = new Date()
    await timed('writing the orders, s', () => writeManyOrders(opened.db, orders, now))
    await timed('counting all of them anew, s', () => opened.db.transaction(rebuildSales))
    await timeCounting(opened.db, orders)
    const made = makeDeps(environment.env, opened.db, null)
    if (!made.ok) throw new Error(made.message)
    const api = createApi(made.deps)
    const cookie = await signIn(api, environment.env.PUBLIC_URL)
    for (const [name, addresses] of Object.entries(calls(toShopDate(now))))
      await timeCalls(api, { name, addresses, cookie })
  } finally {
    await opened.close()
  }
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  console.log(`${name.padEnd(48)} ${((performance.now() - start) / 1000).toFixed(1).padStart(9)}`)
}

/** Measures the time to add a paid order to the sales statistics. */
async function timeCounting(db: Database, orders: number): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < COUNTED; round += 1) {
    const start = performance.now()
    await db.transaction((tx) => recordSales(tx, [1 + Math.floor((round * orders) / COUNTED)]))
    times.push(performance.now() - start)
  }
  print('counting an order, p50, ms', percentile(times, 0.5), BUDGET_COUNT_MS)
  print('counting an order, p99, ms', percentile(times, 0.99), BUDGET_COUNT_MS)
}

type Api = ReturnType<typeof createApi>

async function signIn(api: Api, origin: string): Promise<string> {
  const answer = await api.request('/api/operator/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ token: TOKEN }),
  })
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

function calls(today: string): Record<string, string[]> {
  const periods = PERIODS.map((days) => `from=${addDays(today, 1 - days)}&to=${today}`)
  const views = ANALYTICS_VIEWS.map((view): [string, string[]] => [
    view,
    periods.map((period) => `/api/analytics/${view}?${period}`),
  ])
  return {
    ...Object.fromEntries(views),
    orders: [
      '/api/analytics/orders',
      ...periods.map((period) => `/api/analytics/orders?limit=1000&${period}`),
    ],
  }
}

async function timeCalls(
  api: Api,
  { name, addresses, cookie }: { name: string; addresses: readonly string[]; cookie: string },
): Promise<void> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const address = addresses[round % addresses.length] ?? '/'
    const start = performance.now()
    const answer = await api.request(address, { headers: { cookie } })
    const body = await answer.text()
    times.push(performance.now() - start)
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}: ${body.slice(0, 200)}`)
    if (body.includes('"sample"')) checkReal(body)
  }
  print(`${name}, p50, ms`, percentile(times, 0.5), BUDGET_MS)
  print(`${name}, p99, ms`, percentile(times, 0.99), BUDGET_MS)
}

/** Throws if a response contains sample data. The dashboard shows samples if there are no real orders, and is then fast because it counts nothing. */
function checkReal(body: string): void {
  if (body.includes('"source":"sample"') || body === '[]') throw new Error('The bench sees no orders')
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0

/** Prints a figure with its budget and the machine's load, because other programs may slow the machine down. */
function print(name: string, value: number, budget: number): void {
  const verdict = value <= budget ? 'met' : 'MISSED'
  const load = `load ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.availableParallelism()} cores`
  console.log(`${name.padEnd(48)} ${value.toFixed(1).padStart(9)}  budget ${budget}  ${verdict}  (${load})`)
}
