import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'

/**
 * An SQL condition for rows of made_to_order (alias `m`). It matches items that must stay, because they are ordered, being paid for, in a
 * cart or saved for later.
 */
export const itemInUseCondition = sql`(
  exists (select from order_lines l where l.variant_id = m.variant_id)
  or exists (select from cart_lines l where l.variant_id = m.variant_id)
  or exists (select from saved_lines l where l.variant_id = m.variant_id)
  or exists (select from payments p where p.state in ('reserved', 'paying')
    and p.accepted_order -> 'lines' @> jsonb_build_array(jsonb_build_object('variantId', m.variant_id))))`

type QuoteSource = { designId: string } | { artworkId: string }

/** Deletes the quotes of a design or artwork, except quotes whose items are in use. Returns whether any quotes remain. */
export async function deleteUnusedQuotes(tx: Transaction, made: QuoteSource): Promise<boolean> {
  const ofIt: SQL =
    'designId' in made ? sql`m.design_id = ${made.designId}` : sql`m.artwork_id = ${made.artworkId}`
  // Locks the variants, so that nobody can add a variant to a cart after this function has found that it is unused.
  await tx.execute(
    sql`select from variants where id in (select m.variant_id from made_to_order m where ${ofIt}) for update`,
  )
  await tx.execute(sql`
    delete from products where id in (
      select v.product_id from made_to_order m join variants v on v.id = m.variant_id
      where ${ofIt} and not ${itemInUseCondition})`)
  const left = await tx.execute(sql`select m.variant_id from made_to_order m where ${ofIt} limit 1`)
  return left.rows.length > 0
}
