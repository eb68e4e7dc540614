import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/**
 * Matches the products of the catalogue. Made-to-order products don't match: catalogue files don't contain them, so an import would remove
 * them.
 */
export const catalogueProductCondition = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
