import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * Vacuums the catalogue's tables. Call it after many products have changed, outside of a transaction. Without it, the query planner would
 * use outdated statistics, and the next readers would wait while PostgreSQL updates the new rows' hint bits on disk. The embedded database
 * has no autovacuum and runs one statement at a time, so other queries wait for this call.
 */
export async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
