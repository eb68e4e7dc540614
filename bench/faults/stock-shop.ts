import { count, eq } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'
import { products, variants } from '../../server/db/schema/catalogue.ts'
import { orders } from '../../server/db/schema/orders.ts'
import { parseEnvironment } from '../../server/runtime/env.ts'
import { openShopDatabaseForCommand, openShopDatabase } from '../../server/open-database.ts'
import type { ShopProcessSettings } from './shop-process.ts'

/** Runs `work` with a connection to the shop's database, whether the shop is closed or running. */
export async function runWithDatabase<T>(
  { dataDir, databaseUrl }: ShopProcessSettings,
  work: (db: Database) => Promise<T>,
  { beside = false }: { beside?: boolean } = {},
): Promise<T> {
  const parsed = parseEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  if (!parsed.ok) throw new Error(parsed.message)
  const open = beside ? openShopDatabaseForCommand : openShopDatabase
  const opened = await open(parsed.env, () => {}, { withinMs: 60_000 })
  if (!opened.ok) throw new Error(opened.message)
  try {
    return await work(opened.db)
  } finally {
    await opened.close()
  }
}

/** Creates products with one variant each. `stock` is the number of items in stock for each product. Returns the variants' ids. */
export async function addProductsInStock(db: Database, howMany: number, stock: number): Promise<number[]> {
  const batch = `${Date.now()}`
  const rows = Array.from({ length: howMany }, (_, index) => ({
    handle: `bench-${batch}-${index}`,
    title: `Bench ${index}`,
    availableForSale: true,
  }))
  const made = await db.insert(products).values(rows).returning({ id: products.id })
  const pieces = made.map(({ id }) => ({
    productId: id,
    position: 1,
    title: 'Default Title',
    priceCents: 1_499,
    stock,
  }))
  const added = await db.insert(variants).values(pieces).returning({ id: variants.id })
  return added.map(({ id }) => id)
}

export async function findStock(db: Database, variantId: number): Promise<number | null> {
  const [row] = await db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId))
  return row?.stock ?? null
}

export async function countOrders(db: Database): Promise<number> {
  const [row] = await db.select({ orders: count() }).from(orders)
  return row?.orders ?? 0
}
