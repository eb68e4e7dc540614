import { getRules } from '../../domain/settings/rules.ts'
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { SHOP_TIME_ZONE, toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { Transaction } from '../db/database.ts'
import { attachedFiles } from '../db/schema/attached-files.ts'
import { cartLines, carts } from '../db/schema/cart.ts'
import { designRequests, designVersions } from '../db/schema/design-requests.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orderedArtwork } from '../db/schema/ordered-artwork.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { orderIdentities } from '../db/schema/referrals.ts'
import { refunds } from '../db/schema/refunds.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { ANONYMOUS_CUSTOMER, anonymisePayments } from '../payments/index.ts'
import { emitOrderEvent, type OrderDeps } from '../orders/index.ts'
import { jobFilesKey, variantFilesKey, removeProductionFiles } from '../production/index.ts'

const BATCH_SIZE = 50

type ClearDeps = Pick<OrderDeps, 'db' | 'now' | 'store' | 'orderHandlers'>
type OldOrder = { id: number; paymentId: string | null; cartId: string | null }

/**
 * Clears up to 50 orders that the law no longer requires the shop to keep in full: removes personal data, jobs and production files.
 * Number, date, items, amounts, taxes, province and country are kept. Returns the number of cleared orders.
 */
export async function removeOldOrderData(deps: ClearDeps): Promise<number> {
  const { db, now } = deps
  const at = now()
  const firstKept = `${Number(toShopDate(at).slice(0, 4)) - getRules().keeping.orderYears}-01-01`
  const ended = sql`(${firstKept}::date::timestamp at time zone ${SHOP_TIME_ZONE})`
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: orders.id, paymentId: orders.paymentId, cartId: orders.cartId })
      .from(orders)
      .where(and(isNull(orders.clearedAt), lt(orders.placedAt, ended), eq(orders.sample, false)))
      .orderBy(asc(orders.placedAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    if (old.length > 0) await clear(tx, deps, old, at)
    return old.length
  })
}

async function clear(
  tx: Transaction,
  { store, orderHandlers }: ClearDeps,
  old: readonly OldOrder[],
  at: Date,
): Promise<void> {
  const ids = old.map(({ id }) => id)
  // Deletes files before rows. If the sweep is interrupted in between, the next sweep repeats the deletion.
  await removeProductionFiles({ db: tx, store }, await removeMade(tx, ids))
  await removeAttached(tx, ids)
  for (const { id } of old) await clearOrder(tx, id, at)
  await tx.delete(orderIdentities).where(inArray(orderIdentities.orderId, ids))
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, ids))
  const requests = inArray(designRequests.orderId, ids)
  await tx
    .update(designVersions)
    .set({ comment: '', note: '' })
    .where(
      inArray(
        designVersions.requestId,
        tx.select({ id: designRequests.id }).from(designRequests).where(requests),
      ),
    )
  await tx.update(designRequests).set({ requirements: '', fileIds: [] }).where(requests)
  const paymentIds = old.flatMap(({ paymentId }) => paymentId ?? [])
  // Releases the buyer's files and designs. The sweeps of artwork, images and designs then delete them.
  if (paymentIds.length > 0)
    await tx.delete(orderedArtwork).where(inArray(orderedArtwork.paymentId, paymentIds))
  await anonymisePayments(tx, paymentIds)
  await clearCarts(
    tx,
    old.flatMap(({ cartId }) => cartId ?? []),
  )
  // Counts the sales of the cleared orders again, because the statistics recognise repeat buyers by personal data that has just been
  // removed.
  await emitOrderEvent(tx, orderHandlers, 'sales-changed', { orderIds: ids })
}

/** Deletes the rows of attached files. A sweep then deletes the files, because they have no row. */
async function removeAttached(tx: Transaction, orderIds: readonly number[]): Promise<void> {
  const lines = tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
  await tx.delete(attachedFiles).where(inArray(attachedFiles.orderLineId, lines))
}

async function clearOrder(tx: Transaction, id: number, at: Date): Promise<void> {
  const nobody = {
    email: '',
    phone: '',
    note: '',
    operatorNote: '',
    trackingNumber: '',
    visitorHash: null,
    token: createCapabilityToken(),
    address: sql`${orders.address} || ${JSON.stringify(ANONYMOUS_CUSTOMER)}::jsonb`,
  }
  await tx
    .update(orders)
    .set({ ...nobody, clearedAt: at })
    .where(eq(orders.id, id))
}

const lineRow = z.object({ variant_id: z.coerce.number() })

/**
 * Deletes the orders' jobs, and the buyer's texts and pictures in the order lines. Also unlinks the made-to-order products of these orders,
 * so that a sweep deletes the products. Products that are also in an order that isn't cleared stay linked. Returns the keys of the
 * production files to delete.
 */
async function removeMade(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const removed = await tx
    .delete(jobs)
    .where(inArray(jobs.orderId, [...ids]))
    .returning({ id: jobs.id })
  const { rows } = await tx.execute(sql`
    select distinct l.variant_id from order_lines l where l.order_id = any(${sql.param([...ids])}::bigint[])
      and exists (select from made_to_order m where m.variant_id = l.variant_id)
      and not exists (select from order_lines other join orders o on o.id = other.order_id
        where other.variant_id = l.variant_id and o.cleared_at is null and o.id <> all(${sql.param([...ids])}::bigint[]))`)
  const made = rows.map((row) => lineRow.parse(row).variant_id)
  const ofOrders = inArray(orderLines.orderId, [...ids])
  await tx.update(orderLines).set({ attributes: [], imageSrc: '' }).where(ofOrders)
  if (made.length > 0)
    await tx
      .update(orderLines)
      .set({ productId: null, variantId: null })
      // Unlinks the products from all order lines that contain them, including the lines of orders that were cleared before.
      .where(inArray(orderLines.variantId, made))
  return [...removed.map(({ id }) => jobFilesKey(id)), ...made.map(variantFilesKey)]
}

async function clearCarts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(cartLines).where(inArray(cartLines.cartId, [...ids]))
  await tx
    .update(carts)
    .set({ note: '', attributes: [], buyerEmail: null, buyerPhone: null, buyerVisitorHash: null })
    .where(inArray(carts.id, [...ids]))
}
