import { performance } from 'node:perf_hooks'
import type { RankedProduct } from '../../domain/recommendations/score.ts'
import type { Database } from '../../server/db/database.ts'
import { productStats } from '../../server/db/schema/recommendations.ts'
import { rebuildPurchases } from '../../server/recommendations/rebuild-purchases.ts'
import { recommend } from '../../server/recommendations/recommend.ts'
import { countOrderForRecommendations } from '../../server/recommendations/count-order.ts'
import { clearShopTotals } from '../../server/recommendations/shop-totals.ts'
import { rebuildTagNeighbours } from '../../server/recommendations/tag-neighbours.ts'
import { printFigure, createSeededRandom } from './figures.ts'
import { deleteLoadedOrders, loadOrders, loadProducts } from './load.ts'
import { type PurchasedBasket, type PurchaseFile, splitAtLastMonth } from './purchase-file.ts'

const RECOMMENDED_COUNT = 4
const SMALL_BASKET = 5
const FEW_ORDERS = 20

/**
 * A test case, made from one basket. `found` contains the recommendations for one product of the basket. `rest` contains the basket's other
 * products, which should be among the recommendations.
 */
type Asked = { rest: Set<number>; size: number; asked: number; found: RankedProduct[] }

/**
 * Trains recommendations on all orders before the last month of a purchase file. Then takes one product from each basket of the last month,
 * and checks whether the basket's other products are recommended. `rounds` is how often this is repeated.
 */
export async function measureQuality(db: Database, { baskets, tags }: PurchaseFile, rounds: number) {
  const { before, after } = splitAtLastMonth(baskets)
  console.log(`${before.length} orders to learn from, ${after.length} to judge by, ${tags.length} products`)
  await loadProducts(db, tags)
  await timed('tag neighbours, s', () => rebuildTagNeighbours(db))
  await train(db, before)
  const orders = await countOrders(db)
  const frozen = await askAll(db, after, rounds)
  printFigure('HR@4, all baskets', hitRate(frozen), { atLeast: 0.54 })
  printFigure('HR@4, baskets of 2-5', hitRate(frozen.filter(isSmall)), { atLeast: 0.36 })
  printFigure('coverage, asked in the month', coverage(frozen, orders.size))
  const everyProduct = await askEach(db, [...orders.keys()], after[0]?.placedAt ?? new Date(0))
  printFigure('coverage, asked for each product', coverage(everyProduct, orders.size), { atLeast: 0.65 })
  printFigure('calibration error', calibrationError(frozen), { atMost: 0.03 })
  const rare = frozen.filter(({ asked }) => (orders.get(asked) ?? 0) < FEW_ORDERS)
  printFigure('calibration error, products under 20 orders', calibrationError(rare), { atMost: 0.06 })
  const updated = await askAll(db, after, rounds, { recording: true })
  printFigure('HR@4 updated per order, all baskets', hitRate(updated), { atLeast: 0.56 })
  printFigure('HR@4 updated per order, baskets of 2-5', hitRate(updated.filter(isSmall)), { atLeast: 0.39 })
  await deleteLoadedOrders(db)
  await train(db, before.slice(-1_000))
  printFigure('HR@4 from the last 1,000 orders', hitRate(await askAll(db, after, rounds)), { atLeast: 0.51 })
  await deleteLoadedOrders(db)
  await train(db, before.slice(-100))
  printFigure('HR@4 from the last 100 orders', hitRate(await askAll(db, after, rounds)), { atLeast: 0.43 })
}

async function train(db: Database, baskets: readonly PurchasedBasket[]): Promise<void> {
  await loadOrders(db, baskets)
  await timed(`rebuilding from ${baskets.length} orders, s`, () => db.transaction(rebuildPurchases))
  clearShopTotals(db)
}

async function timed(name: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now()
  await work()
  printFigure(name, (performance.now() - start) / 1000)
}

async function countOrders(db: Database): Promise<Map<number, number>> {
  const rows = await db.select().from(productStats)
  return new Map(rows.map(({ productId, n }) => [productId, n]))
}

async function askAll(
  db: Database,
  baskets: readonly PurchasedBasket[],
  rounds: number,
  { recording } = { recording: false },
): Promise<Asked[]> {
  const randoms = Array.from({ length: rounds }, (_, round) => createSeededRandom(round + 1))
  const ids = recording ? await loadOrders(db, baskets) : []
  const all: Asked[] = []
  for (const [place, { productIds, placedAt }] of baskets.entries()) {
    for (const random of productIds.length >= 2 ? randoms : []) {
      const asked = productIds[Math.floor(random() * productIds.length)] ?? 0
      const found = await recommend(db, { productId: asked, take: RECOMMENDED_COUNT, now: placedAt })
      const rest = new Set(productIds.filter((productId) => productId !== asked))
      all.push({ rest, size: productIds.length, asked, found })
    }
    const id = ids[place]
    if (id !== undefined)
      await db.transaction((tx) => countOrderForRecommendations(tx, { id, placedAt, productIds }))
  }
  return all
}

async function askEach(db: Database, productIds: readonly number[], now: Date) {
  const all: Pick<Asked, 'found'>[] = []
  for (const productId of productIds)
    all.push({ found: await recommend(db, { productId, take: RECOMMENDED_COUNT, now }) })
  return all
}

const isSmall = ({ size }: Asked) => size <= SMALL_BASKET

function hitRate(all: readonly Asked[]): number {
  const hits = all.filter(({ rest, found }) => found.some(({ productId }) => rest.has(productId)))
  return hits.length / all.length
}

function coverage(all: readonly Pick<Asked, 'found'>[], products: number): number {
  const shown = new Set(all.flatMap(({ found }) => found.map(({ productId }) => productId)))
  return shown.size / products
}

/**
 * Returns the calibration error: the mean difference between the stated confidence and the hit rate. The recommendations are grouped into
 * ten classes by their confidence. A class with more recommendations has more weight in the mean.
 */
function calibrationError(all: readonly Asked[]): number {
  const classes = Array.from({ length: 10 }, () => ({ said: 0, true: 0, count: 0 }))
  for (const { rest, found } of all) {
    for (const { productId, confidence, purchaseCount } of found) {
      const group = classes[Math.min(Math.floor(confidence * 10), 9)]
      if (purchaseCount === 0 || !group) continue
      group.said += confidence
      group.true += rest.has(productId) ? 1 : 0
      group.count += 1
    }
  }
  const count = classes.reduce((sum, group) => sum + group.count, 0)
  return classes.reduce((sum, group) => sum + Math.abs(group.said - group.true), 0) / count
}
