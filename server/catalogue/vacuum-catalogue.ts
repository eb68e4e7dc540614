import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

const TABLES = ['products', 'variants', 'product_images', 'product_listings', 'collection_products']

/**
 * Call it after many products have changed. Otherwise the planner uses outdated statistics, and the first visitors wait while the hint bits of each
 * row are set and its page is rewritten; the embedded database has no autovacuum. Not inside a transaction; in an embedded database, others wait.
 */
export async function vacuumCatalogue(db: Database): Promise<void> {
  for (const table of TABLES) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`)
}
