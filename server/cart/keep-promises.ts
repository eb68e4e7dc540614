import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ShippingPromise } from '../../domain/checkout/shipping-promises.ts'
import type { Database } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'

/** A cart by its id or its checkout token. */
export type CartAt = { id: string } | { checkoutToken: string }

/** Adds to an open cart the free-shipping offers of landing pages that its visitor came by. An offer once made is never withdrawn. */
export async function keepPromises(
  db: Database,
  at: CartAt,
  promises: readonly ShippingPromise[],
): Promise<void> {
  const given = sql`array[${sql.join(
    promises.map((promise) => sql`${promise}`),
    sql`, `,
  )}]::text[]`
  const cart: SQL = 'id' in at ? eq(carts.id, at.id) : eq(carts.checkoutToken, at.checkoutToken)
  await db
    .update(carts)
    .set({ promises: sql`array(select distinct unnest(${carts.promises} || ${given}))` })
    .where(and(cart, eq(carts.status, 'open'), sql`not ${carts.promises} @> ${given}`))
}
