import { getRules } from '../../domain/settings/rules.ts'
import { and, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { createCapabilityToken } from '../platform/capability-token.ts'
import type { Transaction } from '../db/database.ts'
import { payments } from '../db/schema/orders.ts'
import type { Deps } from '../deps.ts'

/** The maximum number of payments per call. */
const BATCH_SIZE = 500

/** The address fields that identify a person, with empty values. Country and province are kept, because they decide the taxes. */
export const ANONYMOUS_CUSTOMER = {
  firstName: '',
  lastName: '',
  company: '',
  address1: '',
  address2: '',
  city: '',
  postalCode: '',
}

/**
 * Returns an SQL expression for the accepted order without the buyer's contact details and texts. In the order's address, the fields of
 * `address` replace the fields that identify a person.
 */
export const anonymiseOrderJson = (address: Partial<typeof ANONYMOUS_CUSTOMER>): SQL => sql`
  ${payments.acceptedOrder} || jsonb_build_object(
    'contact', '{"email": "", "phone": ""}'::jsonb, 'note', '',
    'address', ${payments.acceptedOrder} -> 'address' || ${JSON.stringify(address)}::jsonb,
    'lines', coalesce((
      select jsonb_agg(line || '{"attributes": []}'::jsonb order by place)
      from jsonb_array_elements(${payments.acceptedOrder} -> 'lines') with ordinality l(line, place)), '[]'::jsonb))`

const idRow = z.object({ id: z.string() })

/**
 * Removes personal data from up to 500 payments that led to no order: they failed, expired or were refunded longer ago than the retention
 * period. Amounts are kept. Returns the number of changed payments.
 */
export async function anonymiseUnpaidPayments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - getRules().keeping.unpaidDays * 24 * 60 * 60 * 1_000)
  return db.transaction(async (tx) => {
    // PostgreSQL uses the index payments_to_strip only if this condition is exactly the same as in the index.
    const { rows } = await tx.execute(sql`
      select id from payments where ${and(
        sql`${payments.state} in ('failed', 'expired', 'refunded') and ${payments.acceptedOrder} -> 'contact' ->> 'email' <> ''`,
        lt(payments.updatedAt, before),
      )} and not exists (select from orders where orders.payment_id = payments.id)
      order by updated_at limit ${BATCH_SIZE} for update skip locked`)
    const ids = rows.map((row) => idRow.parse(row).id)
    await anonymisePayments(tx, ids)
    return ids.length
  })
}

/** Removes personal data from payments. Doesn't change `updatedAt`, because the payment itself doesn't change. */
export async function anonymisePayments(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(payments)
    .set({
      acceptedOrder: anonymiseOrderJson(ANONYMOUS_CUSTOMER),
      visitorHash: `closed:${createCapabilityToken()}`,
    })
    .where(inArray(payments.id, [...ids]))
}
