import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * Vacuums the catalogue's tables. Call it after many products have changed, but not inside a transaction. Without it, the query planner
 * uses outdated statistics, and the first visitors wait while PostgreSQL sets each row's hint bits and rewrites its page; the embedded
 * database has no autovacuum, and others have to wait for this call.
 */
export async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
