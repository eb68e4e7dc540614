import { sql } from 'drizzle-orm'
import { performance } from 'node:perf_hooks'
import type { Database } from '../../server/db/database.ts'
import { rebuildPurchases } from '../../server/recommendations/rebuild-purchases.ts'
import { recommend } from '../../server/recommendations/recommend.ts'
import { countOrderForRecommendations } from '../../server/recommendations/count-order.ts'
import { rebuildTagNeighbours } from '../../server/recommendations/tag-neighbours.ts'
import type { BenchDatabase } from './bench-database.ts'
import { computePercentile, printFigure, createSeededRandom } from './figures.ts'
import { loadOrders, loadProducts } from './load.ts'
import type { PurchasedBasket } from './purchase-file.ts'

type Popularity = 'flat' | 'zipf'

const PRODUCTS = 10_000
const TAGS = 2_000
const LINES_PER_ORDER = 4
const QUESTIONS = 2_000
const ORDERS = 1_000
const WRITERS = 8
const now = new Date('2026-11-01T12:00:00Z')

/** Fills a shop with random orders. Then times recommendation queries, and the update of the statistics after each order. */
export async function measureSpeed(
  bench: BenchDatabase,
  { popularity, lines }: { popularity: Popularity; lines: number },
): Promise<void> {
  const random = createSeededRandom(7)
  const pick = (count: number) =>
    popularity === 'flat' ? Math.floor(random() * count) : Math.floor(count ** random()) - 1
  const orders = (count: number) => Array.from({ length: count }, () => randomBasket(random, pick))
  console.log(`\n${lines} order lines, ${PRODUCTS} products, ${popularity}`)
  await fill(bench.db, orders(Math.ceil(lines / LINES_PER_ORDER)), pick)
  for (const connections of [1, WRITERS]) await timeQuestions(bench, connections, () => pick(PRODUCTS) + 1)
  await timeUpkeep(bench.db, orders(2 * ORDERS))
  await countDeadlocks(bench, orders(WRITERS * ORDERS))
}

/** Makes a basket of 1 to 7 products from the last year. */
function randomBasket(random: () => number, pick: (count: number) => number): PurchasedBasket {
  const size = 1 + Math.floor(random() * (2 * LINES_PER_ORDER - 1))
  const productIds = [...new Set(Array.from({ length: size }, () => pick(PRODUCTS) + 1))]
  return { placedAt: new Date(now.getTime() - random() * 365 * 86_400_000), productIds }
}

async function fill(db: Database, baskets: readonly PurchasedBasket[], pick: (count: number) => number) {
  const start = performance.now()
  const tagLists = Array.from({ length: PRODUCTS }, () =>
    Array.from({ length: 8 }, () => `tag-${pick(TAGS)}`),
  )
  await loadProducts(db, tagLists)
  await loadOrders(db, baskets)
  const loaded = performance.now()
  await db.transaction(rebuildPurchases)
  const counted = performance.now()
  await rebuildTagNeighbours(db)
  printFigure('loading, s', (loaded - start) / 1000)
  printFigure('rebuilding from orders, s', (counted - loaded) / 1000)
  printFigure('tag neighbours, s', (performance.now() - counted) / 1000)
  // Vacuums and analyses the tables. In a shop, autovacuum does this on a PostgreSQL server, and the hourly upkeep does it in the embedded
  // database.
  await db.execute(sql`vacuum analyze`)
}

async function timeQuestions({ openAgain }: BenchDatabase, connections: number, pick: () => number) {
  const { db, close } = openAgain(connections)
  const times: number[] = []
  await recommend(db, { productId: 1, take: 4, now })
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let i = 0; i < QUESTIONS / connections; i += 1) {
        const start = performance.now()
        await recommend(db, { productId: pick(), take: 4, now })
        times.push(performance.now() - start)
      }
    }),
  )
  await close()
  printFigure(`a question at ${connections} at once, p50 ms`, computePercentile(times, 0.5))
  printFigure(`a question at ${connections} at once, p99 ms`, computePercentile(times, 0.99), {
    atMost: connections === 1 ? 5 : 20,
  })
}

/**
 * Times the transactions that store orders. Every other transaction also updates the recommendation statistics, so that the times can be
 * compared.
 */
async function timeUpkeep(db: Database, baskets: readonly PurchasedBasket[]) {
  const ids = await loadOrders(db, baskets)
  const times = { without: new Array<number>(), with: new Array<number>() }
  for (const [place, basket] of baskets.entries()) {
    const id = ids[place] ?? 0
    const kind = place % 2 === 0 ? 'without' : 'with'
    const start = performance.now()
    await db.transaction(async (tx) => {
      await tx.execute(sql`update orders set status = 'in-production' where id = ${id}`)
      if (kind === 'with') await countOrderForRecommendations(tx, { id, ...basket })
    })
    times[kind].push(performance.now() - start)
  }
  const more = (share: number) =>
    computePercentile(times.with, share) - computePercentile(times.without, share)
  printFigure('an order without counting, p50 ms', computePercentile(times.without, 0.5))
  printFigure('upkeep of an order, p50 ms more', more(0.5), { atMost: 1 })
  printFigure('upkeep of an order, p99 ms more', more(0.99), { atMost: 5 })
}

async function countDeadlocks({ db, openAgain }: BenchDatabase, baskets: readonly PurchasedBasket[]) {
  const ids = await loadOrders(db, baskets)
  const writers = openAgain(WRITERS)
  let deadlocks = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let place = writer; place < ids.length; place += WRITERS) {
        const order = { id: ids[place] ?? 0, productIds: [], placedAt: now, ...baskets[place] }
        await writers.db
          .transaction((tx) => countOrderForRecommendations(tx, order))
          .catch(() => (deadlocks += 1))
      }
    }),
  )
  await writers.close()
  printFigure('orders a second, 8 writers', ids.length / ((performance.now() - start) / 1000))
  printFigure(`failures in ${ids.length} orders of 8 writers`, deadlocks, { atMost: 0 })
}
