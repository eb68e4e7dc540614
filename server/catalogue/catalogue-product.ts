import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/** Excludes made-to-order products, which aren't in any catalogue file and mustn't be removed by an import. */
export const isCatalogueProduct = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
