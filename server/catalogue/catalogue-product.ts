import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/**
 * Matches catalogue products, without made-to-order products. No catalogue file contains made-to-order products, so an import would remove
 * them.
 */
export const catalogueProductCondition = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
