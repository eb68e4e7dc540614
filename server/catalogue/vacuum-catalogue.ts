import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * Vacuums the catalogue's tables. Call it outside of a transaction, after many products have changed. Otherwise the query planner uses
 * outdated statistics, and the first readers wait while PostgreSQL sets the rows' hint bits and writes their disk pages. In the embedded
 * database, which has no autovacuum, other queries have to wait for this call.
 */
export async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
