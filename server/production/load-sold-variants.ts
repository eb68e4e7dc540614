import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { madeToOrder } from '../db/schema/made-to-order.ts'

type Line = { variantId: number | null }

/** Loads the data of the catalogue that is needed to plan the production of order lines. The keys are variant ids. */
export async function loadSoldVariants(db: Database | Transaction, lines: readonly Line[]) {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ variant: variants, product: products, item: madeToOrder })
          .from(variants)
          .innerJoin(products, eq(products.id, variants.productId))
          .leftJoin(madeToOrder, eq(madeToOrder.variantId, variants.id))
          .where(inArray(variants.id, ids))
  return new Map(rows.map((row): [number | null, (typeof rows)[number]] => [row.variant.id, row]))
}
