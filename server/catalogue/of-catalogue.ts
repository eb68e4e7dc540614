import { sql } from 'drizzle-orm'
import { products } from '../db/schema/catalogue.ts'

/** Not made to order: what a visitor had made for themselves is in no file of the catalogue, and no file takes it away. */
export const isOfCatalogue = sql`not exists (
  select from made_to_order join variants on variants.id = made_to_order.variant_id
  where variants.product_id = ${products.id})`
