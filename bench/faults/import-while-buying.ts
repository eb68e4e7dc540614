import { createFolderStore } from '../../server/gateways/object-store-folder.ts'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import fs from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { createShop } from '../../server/app.ts'
import { DATABASE_RESPONSE_TIMEOUT_MS } from '../../server/runtime/database-errors.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import { createCart } from '../../server/cart/create-cart.ts'
import { previewImport, runImport } from '../../server/catalogue/editing/planned-import.ts'
import { importCatalogue } from '../../server/catalogue/import-catalogue.ts'
import { Shopper } from '../../tests/setup/shopper.ts'
import { makeTemporaryFolder } from '../../tests/setup/temporary-folder.ts'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { openBenchDatabase } from '../recommendations/bench-database.ts'
import { computePercentile, printFigure } from '../recommendations/figures.ts'

const BUYERS = 20
const VARIANTS_PER_PRODUCT = 2
const MAX_RESPONSE_MS = 500
/** The pause in ms before a shopper's next click. */
const POLL_EVERY_MS = 200
const WARM_UP_MS = 3_000
/** The buyers' response times are first measured for this many ms without an import, to compare them with the times during the import. */
const WITHOUT_IMPORT_MS = 10_000

type Counted = { times: number[]; statuses: Map<number, number> }

/**
 * Previews and imports a CSV in which every product has changed, while buyers browse and check out. The import runs in the shop's own
 * process, as an operator's import does. Returns whether all buyers were served without a long wait.
 */
export async function testImportWhileBuying({
  kind,
  rows,
}: {
  kind: 'postgres' | 'embedded'
  rows: number
}): Promise<boolean> {
  const bench = await openBenchDatabase(kind)
  const folder = fs.mkdtempSync(path.join(makeTemporaryFolder(), 'import-bench-'))
  const products = Math.ceil(rows / VARIANTS_PER_PRODUCT)
  try {
    const file = path.join(folder, 'products.csv')
    fs.writeFileSync(file, csvOf(products))
    const loaded = await importCatalogue(bench.db, { file, store: createFolderStore(folder) })
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.errors.slice(0, 3)))
    await bench.db.execute(sql`update variants set price_cents = price_cents + 100`)
    await bench.db.execute(sql`vacuum analyze`)
    const open = bench.openAgain(10, DATABASE_RESPONSE_TIMEOUT_MS)
    const deps = createTestDeps(open.db, { DATA_DIR: folder, TRUSTED_PROXY: '1' })
    const held = await race(deps, { csv: fs.readFileSync(file), products })
    await deps.engine.stop()
    await open.close()
    return held
  } finally {
    await bench.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

function csvOf(products: number): string {
  const header =
    'Handle,Title,Body (HTML),Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price\n'
  const lines = Array.from({ length: products }, (_, number) => {
    const handle = `decal-${number}`
    const text = `<p>${'Cut from cast vinyl, rated for years outdoors. '.repeat(5)}</p>`
    return `${handle},Decal ${number},${JSON.stringify(text)},"wolf, tag-${number % 50}",Size,4 in,S-${number}-1,shopify,1000000,4.99
${handle},,,,,6 in,S-${number}-2,shopify,1000000,6.99
`
  })
  return header + lines.join('')
}

async function race(
  deps: ShopDeps,
  { csv, products }: { csv: Uint8Array; products: number },
): Promise<boolean> {
  const counted: Counted = { times: [], statuses: new Map() }
  const app = timedApp(deps, counted)
  const ended = new AbortController()
  const buying = Array.from({ length: BUYERS }, (_, index) =>
    keepBuying(deps, app, { index, products, ended: ended.signal }),
  )
  // The first requests aren't measured, because they load the catalogue into memory.
  await wait(WARM_UP_MS)
  counted.times.length = 0
  await wait(WITHOUT_IMPORT_MS)
  const without = { p99: computePercentile(counted.times, 0.99), longest: Math.max(...counted.times) }
  counted.times.length = 0
  counted.statuses.clear()
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const started = performance.now()
  const { plan } = await previewImport(deps, csv)
  const previewed = performance.now()
  const { state, preview } = await runImport(deps, { csv, plan, actor: 'bench' })
  const imported = performance.now()
  ended.abort()
  const orders = (await Promise.all(buying)).reduce((sum, one) => sum + one, 0)
  delay.disable()
  console.log(`${products} products changed (${preview.counts.changed}), ${orders} orders, import: ${state}`)
  console.log(`answers by status: ${JSON.stringify(Object.fromEntries(counted.statuses))}`)
  printFigure('preview, s', (previewed - started) / 1_000)
  printFigure('import, s', (imported - previewed) / 1_000)
  printFigure('a shopper waits, p50 ms', computePercentile(counted.times, 0.5))
  printFigure('a shopper waits, p99 ms', computePercentile(counted.times, 0.99))
  const longest = Math.max(...counted.times)
  printFigure('a shopper waits, longest ms', longest, { atMost: MAX_RESPONSE_MS })
  printFigure('  without an import, p99 ms', without.p99)
  printFigure('  without an import, longest ms', without.longest)
  printFigure('the process is busy, longest ms', delay.max / 1e6)
  const away = [...counted.statuses].filter(([status]) => status >= 500)
  return away.length === 0 && longest <= MAX_RESPONSE_MS && state === 'done' && orders > 0
}

function timedApp(deps: ShopDeps, { times, statuses }: Counted): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    const started = performance.now()
    await next()
    times.push(performance.now() - started)
    statuses.set(c.res.status, (statuses.get(c.res.status) ?? 0) + 1)
  })
  return app.route('/', createShop(deps).app)
}

/** Views a product, adds it to a cart and pays, repeatedly. Returns the number of orders. */
async function keepBuying(
  deps: ShopDeps,
  app: Hono,
  { index, products, ended }: { index: number; products: number; ended: AbortSignal },
): Promise<number> {
  let orders = 0
  await wait((index * POLL_EVERY_MS) / 2)
  for (let turn = 0; !ended.aborted; turn += 1) {
    const number = (index * 7_919 + turn * 104_729) % products
    const address = `10.${index}.${Math.floor(turn / 250) % 250}.${turn % 250}`
    try {
      orders += await buyOnce(deps, app, { number, address })
    } catch {
      // A refused request doesn't stop the buyer. The status of the response has already been counted.
    }
  }
  return orders
}

async function buyOnce(
  deps: ShopDeps,
  app: Hono,
  { number, address }: { number: number; address: string },
): Promise<number> {
  const shopper = new Shopper(app, deps.env.PUBLIC_URL, address)
  await app.request(`${deps.env.PUBLIC_URL}/api/products/decal-${number}`)
  await wait(POLL_EVERY_MS)
  const { rows } = await deps.db.execute(sql`
    select v.id::float8 as id from variants v join products p on p.id = v.product_id where p.handle = ${`decal-${number}`} limit 1`)
  const lines = rows.map(({ id }) => ({ variantId: Number(id), quantity: 1, attributes: [] }))
  const created = await createCart(deps, { lines, details: {}, visitorHash: null })
  if (!created.ok) throw new Error('no cart')
  await wait(POLL_EVERY_MS)
  const place = await shopper.checkOut(created.cart.checkoutToken, { delivery: 'pickup' })
  await wait(POLL_EVERY_MS)
  // If the import has changed the price in the meantime, the checkout asks the shopper to accept the new price. Such a purchase isn't
  // completed and doesn't count.
  return place.startsWith('/pay/') && (await shopper.decide(place)).location.startsWith('/orders/') ? 1 : 0
}
