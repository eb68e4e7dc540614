import { bigint, doublePrecision, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'

// None of these tables has a foreign key to products: checking two keys per pair would cost more than the pair, orders would wait for
// changes of their products, and deleting a product would search all pairs. Upkeep removes rows of deleted products.

/**
 * Number of orders that contained a product (n), how many of them are the sample shop's (sampleN), and their forward-decay weight (wn).
 */
export const productStats = pgTable('product_stats', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  n: integer().notNull(),
  wn: doublePrecision().notNull(),
  sampleN: integer().notNull().default(0),
})

/** Orders with both products, counted and weighted as above; each pair is stored in both directions. */
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
 * Similar products by tags, nearest first: at most 64 each, rebuilt when tags change. One row per product, because a catalogue of 100,000 would
 * otherwise have six million rows.
 */
export const tagNeighbours = pgTable('tag_neighbours', {
  productId: bigint({ mode: 'number' }).primaryKey(),
  otherIds: bigint({ mode: 'number' }).array().notNull(),
  /** 0 to 1, one for each of otherIds. */
  similarities: real().array().notNull(),
})
