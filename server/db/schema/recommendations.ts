import { bigint, doublePrecision, index, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core'

// None of these tables refers to products: two checks a pair would cost more than the pair, an order would wait for changes of its
// products, and removing a product would search all pairs. Upkeep forgets what was of removed products.

/** Orders a product was in: counted (n), those of the sample shop among them (sampleN), and with forward decay (wn). */
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
