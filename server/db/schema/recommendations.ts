import { bigint, doublePrecision, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'

// The tables in this file have no foreign keys to products, because foreign keys would be slow: checking two keys per pair would take
// longer than writing the pair, orders would have to wait for changes of their products, and deleting a product would search all pairs.
// Instead, a background task removes the rows of deleted products.

/**
 * Statistics of each product. The column `n` is the number of orders that contained the product, and `sampleN` is how many of these are
 * sample orders. The column `wn` is the sum of the orders' weights, which decay with age.
 */
export const productStats = pgTable('product_stats', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  n: integer().notNull(),
  wn: doublePrecision().notNull(),
  sampleN: integer().notNull().default(0),
})

/**
 * Statistics of each pair of products: the orders that contained both, counted and weighted as in productStats. Each pair has two rows, one
 * for each direction.
 */
export const coPurchases = pgTable(
  'co_purchases',
  {
    productId: bigint({ mode: 'number' }).notNull(),
    otherId: bigint({ mode: 'number' }).notNull(),
    n: integer().notNull(),
    w: doublePrecision().notNull(),
    sampleN: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('co_purchases_weight').on(table.productId, table.w.desc(), table.otherId, table.n, table.sampleN),
  ],
)

/**
 * Each row contains up to 64 products whose tags are similar to those of the row's product, the most similar first. A row is computed again
 * when tags change. If each pair of products had its own row, a catalogue of 100,000 products would have six million rows.
 */
export const tagNeighbours = pgTable('tag_neighbours', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  otherIds: bigint({ mode: 'number' }).array().notNull(),
  /** The similarity to each product of `otherIds`, from 0 to 1. */
  similarities: real().array().notNull(),
})
