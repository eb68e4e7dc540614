import { bigint, doublePrecision, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'

// None of the tables in this file has a foreign key to products: checking two keys per pair would cost more than the pair itself, orders
// would wait for changes to their products, and deleting a product would search all pairs. The upkeep removes the rows of deleted products.

/**
 * For each product, the number of orders that contained it (n), how many of those belong to the sample shop (sampleN), and their
 * forward-decay weight (wn).
 */
export const productStats = pgTable('product_stats', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  n: integer().notNull(),
  wn: doublePrecision().notNull(),
  sampleN: integer().notNull().default(0),
})

/**
 * For each pair of products, the orders that contained both, counted and weighted as in productStats. Each pair is stored in both
 * directions.
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
 * For each product, up to 64 products with similar tags, the nearest first. Rebuilt when tags change. It's one row per product, because a
 * row per pair would be six million rows for a catalogue of 100,000.
 */
export const tagNeighbours = pgTable('tag_neighbours', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  otherIds: bigint({ mode: 'number' }).array().notNull(),
  /** The similarities from 0 to 1, one for each of otherIds. */
  similarities: real().array().notNull(),
})
