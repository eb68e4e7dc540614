import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/** Excludes made-to-order products, which are in no catalogue file and which no import may remove. */
export const isCatalogueProduct = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
