import { sql } from 'drizzle-orm'
import { MAKING_COLUMN } from '../../domain/production/product-making.ts'
import { products } from '../db/schema/catalogue.ts'

/** How a product is made, as its CSV's cell says it; null where it says nothing. */
export const makingCell = sql<string | null>`${products.extraColumns} ->> ${MAKING_COLUMN}`
