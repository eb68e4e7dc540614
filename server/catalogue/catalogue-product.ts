import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/**
 * An SQL condition that is true for products of the catalogue and false for made-to-order products. Queries for imports and exports need
 * it, because catalogue files don't contain made-to-order products, and an import would remove them.
 */
export const catalogueProductCondition = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
