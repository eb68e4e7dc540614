import { bigint, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'

const productReference = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Orders a product was in: counted (n) and with forward decay (wn). */
export const productStats = pgTable('product_stats', {
  productId: productReference().primaryKey(),
  n: integer().notNull(),
  wn: doublePrecision().notNull(),
})

/** Orders two products were in together; each pair stands in both directions. */
export const coPurchases = pgTable(
  'co_purchases',
  {
    productId: productReference(),
    otherId: productReference(),
    n: integer().notNull(),
    w: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.otherId] }),
    index('co_purchases_weight').on(table.productId, table.w.desc(), table.otherId, table.n),
  ],
)

/** Products alike by their tags: 64 a product at most, made anew when tags change. */
export const tagNeighbours = pgTable(
  'tag_neighbours',
  {
    productId: productReference(),
    otherId: productReference(),
    similarity: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.otherId] })],
)
