import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * To be called when many products have changed. Else the planner goes by old statistics, and the first
 * visitors wait while each row they read is found to be committed and its page is written again; the
 * embedded database has no autovacuum. Not inside a transaction; others of an embedded database wait.
 */
export async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
