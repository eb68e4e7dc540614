import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { attachedFiles } from '../../db/schema/attached-files.ts'
import { designRequests } from '../../db/schema/design-requests.ts'
import { orderLines, orders, payments } from '../../db/schema/orders.ts'
import { orderIdentities } from '../../db/schema/referrals.ts'
import { refunds } from '../../db/schema/refunds.ts'
import type { Deps } from '../../deps.ts'
import { createCapabilityToken } from '../../platform/capability-token.ts'
import { anonymiseOrderJson } from '../../payments/index.ts'

const BATCH_SIZE = 100

/** The statuses of finished orders. The shop no longer needs the address of a finished order. */
const CLOSED_STATUSES = ['done', 'cancelled', 'refunded']

/**
 * Removes personal data from finished orders whose buyers have deleted their account: e-mail, phone, street, note, personalization,
 * attached files and the order link. Name, place, items, amounts and taxes stay as long as the law requires (Income Tax Act, s. 230; Excise
 * Tax Act, s. 286). Processes up to 100 orders and returns their number.
 */
export async function anonymiseOrdersOfDeletedAccounts({ db }: Pick<Deps, 'db'>): Promise<number> {
  return db.transaction(anonymiseOrdersInTransaction)
}

export async function anonymiseOrdersInTransaction(tx: Transaction): Promise<number> {
  const found = await tx
    .select({ id: orders.id, paymentId: orders.paymentId })
    .from(orders)
    .where(and(isNotNull(orders.forgottenAt), ne(orders.email, ''), inArray(orders.status, CLOSED_STATUSES)))
    .limit(BATCH_SIZE)
    .for('update', { skipLocked: true })
  for (const { id, paymentId } of found) {
    const address = sql`${orders.address} || '{"address1": "", "address2": ""}'::jsonb`
    const stripped = {
      email: '',
      phone: '',
      note: '',
      operatorNote: '',
      token: createCapabilityToken(),
      address,
    }
    await tx.update(orders).set(stripped).where(eq(orders.id, id))
    await tx.update(orderLines).set({ attributes: [] }).where(eq(orderLines.orderId, id))
    await tx
      .update(orderIdentities)
      .set({ addressKey: null, cardKey: null })
      .where(eq(orderIdentities.orderId, id))
    await tx.update(refunds).set({ reason: '' }).where(eq(refunds.orderId, id))
    await tx.update(designRequests).set({ requirements: '' }).where(eq(designRequests.orderId, id))
    await tx.execute(sql`
      update design_versions set comment = '', note = ''
      where request_id in (select id from design_requests where order_id = ${id})`)
    // Deletes only the database rows of attached files. A sweep later deletes files that have no row.
    const ofOrder = tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id))
    await tx.delete(attachedFiles).where(inArray(attachedFiles.orderLineId, ofOrder))
    if (paymentId !== null) await stripPayment(tx, paymentId)
  }
  return found.length
}

async function stripPayment(tx: Transaction, paymentId: string): Promise<void> {
  const acceptedOrder = anonymiseOrderJson({ address1: '', address2: '' })
  await tx.update(payments).set({ acceptedOrder }).where(eq(payments.id, paymentId))
}
