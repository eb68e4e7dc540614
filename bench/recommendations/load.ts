import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../server/db/database.ts'
import { products } from '../../server/db/schema/catalogue.ts'
import type { PurchasedBasket } from './purchase-file.ts'

const ROWS_PER_STATEMENT = 2_000
const idRow = z.object({ id: z.coerce.number() })

/** Creates one product for each list of tags. The products' ids count up from 1. */
export async function loadProducts(db: Database, tagLists: readonly string[][]): Promise<void> {
  const rows = tagLists.map((tags, place) => ({
    id: place + 1,
    handle: `product-${place + 1}`,
    title: `Product ${place + 1}`,
    tags,
    position: place,
    availableForSale: true,
  }))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db.insert(products).values(rows.slice(start, start + ROWS_PER_STATEMENT))
  await db.execute(sql`analyze products`)
}

/**
 * Inserts orders in the form in which the checkout stores them, and returns their ids. The recommendation statistics don't include them
 * yet.
 */
export async function loadOrders(db: Database, baskets: readonly PurchasedBasket[]): Promise<number[]> {
  const ids: number[] = []
  for (let start = 0; start < baskets.length; start += ROWS_PER_STATEMENT) {
    const given = JSON.stringify(baskets.slice(start, start + ROWS_PER_STATEMENT))
    const made = await db.execute(sql`
      with given as (
        select nextval('orders_id_seq') as id, "placedAt", "productIds"
        from json_to_recordset(${given}::json) as g("placedAt" timestamptz, "productIds" bigint[])
      ), made as (
        insert into orders (id, number, token, email, address, shipping_method, subtotal_cents, shipping_cents, total_cents, placed_at)
        select id, 'B' || id, 'B' || id, '', '{}', 'standard', 0, 0, 0, "placedAt" from given order by id returning id
      ), lines as (
        insert into order_lines (order_id, product_id, title, quantity, unit_price_cents)
        select g.id, p, '', 1, 0 from made join given g on g.id = made.id, unnest(g."productIds") p
      )
      select id from made order by id`)
    ids.push(...made.rows.map((row) => idRow.parse(row).id))
  }
  await db.execute(sql`analyze orders, order_lines`)
  return ids
}

/**
 * Deletes all orders and keeps the products. Doesn't use `truncate`, which would also empty the tables that refer to orders (refunds, jobs,
 * reviews).
 */
export async function deleteLoadedOrders(db: Database): Promise<void> {
  await db.execute(sql`delete from orders`)
  await db.execute(sql`truncate product_stats, co_purchases`)
}
