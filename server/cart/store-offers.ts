import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'
import type { Database } from '../db/database.ts'
import { carts } from '../db/schema/cart.ts'

/** Identifies a cart by its id or its checkout token. */
export type CartReference = { id: string } | { checkoutToken: string }

/** Adds free-shipping offers to an open cart. The visitor got them by opening landing pages. A cart never loses an offer. */
export async function storeFreeShippingOffers(
  db: Database,
  at: CartReference,
  offers: readonly FreeShippingOffer[],
): Promise<void> {
  const given = sql`array[${sql.join(
    offers.map((offer) => sql`${offer}`),
    sql`, `,
  )}]::text[]`
  const cart: SQL = 'id' in at ? eq(carts.id, at.id) : eq(carts.checkoutToken, at.checkoutToken)
  await db
    .update(carts)
    .set({ offers: sql`array(select distinct unnest(${carts.offers} || ${given}))` })
    .where(and(cart, eq(carts.status, 'open'), sql`not ${carts.offers} @> ${given}`))
}
