import { buildProofPicturePath } from './proof-picture.ts'
import { asc, eq } from 'drizzle-orm'
import type { OperatorOrder } from '../../contract/operator/order.ts'
import { formatTaxLabel } from '../../domain/checkout/tax.ts'
import { describeTracking, formatCarrierName } from '../../content/carriers.ts'
import { findContentPicture } from '../../domain/personalization/content-picture.ts'
import { parseLineArtwork, buildArtworkPath } from '../../domain/personalization/line-artwork.ts'
import { blocksRefunds } from '../../domain/order/disputes.ts'
import { countItemsLeft, computeRefundable } from '../../domain/order/refund.ts'
import {
  listNextOrderStatuses,
  parseOrderStatus,
  toDeliveryMethod,
  listNextWorkStatuses,
} from '../../domain/order/status.ts'
import type { Database } from '../db/database.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orders, payments } from '../db/schema/orders.ts'
import { describeMadeToOrderItems, describeLine } from '../made-to-order/index.ts'
import { listDesignRequestsOfOrder, toDesignRequestView } from '../design-requests/index.ts'
import { listAuditedChanges } from '../platform/audit-log.ts'
import {
  toAttachedFileView,
  buildAttachPath,
  type OrderLineFiles,
  formatJobNumber,
  listAttachedFiles,
} from '../production/index.ts'
import { listDisputes } from './refunds/disputes.ts'
import { findPaymentProblems } from './refunds/payment-problems.ts'
import { type OrderLineRow, readOrderMoney } from './refunds/order-money.ts'
import { formatAddressLines } from './address-label.ts'
import type { OrderRow } from './lock-order.ts'
import { listOrderMails } from './order-mails.ts'
import { weighParcel } from './parcel-weight.ts'

type JobOfOrder = typeof jobs.$inferSelect

/** Reads all data of an order for the operator's page; null if there is no such order. */
export async function findOrderRecord(db: Database, id: number): Promise<OperatorOrder | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  const status = row && parseOrderStatus(row.status)
  if (!row || !status) return null
  const order: OrderRow = { ...row, status }
  const { paid, earlier, lines, refunds } = await readOrderMoney(db, order)
  const made = await db.select().from(jobs).where(eq(jobs.orderId, id)).orderBy(asc(jobs.id))
  const payment = await findPaymentOf(db, order)
  const left = countItemsLeft(paid, earlier)
  const refundableCents = computeRefundable(paid, earlier)
  const next = listNextOrderStatuses(status, toDeliveryMethod(order.shippingMethod))
  const mayChange = !order.sample
  const isOpen = refunds.every(({ state }) => state !== 'refunding')
  const disputes = row.paymentId === null ? [] : await listDisputes(db, row.paymentId)
  const mayRefund =
    mayChange && isOpen && payment !== null && !disputes.some((each) => blocksRefunds(each.status))
  const mails = await listOrderMails(
    db,
    order,
    refunds.map((refund) => refund.id),
  )
  const designs = (await listDesignRequestsOfOrder(db, id)).map(toDesignRequestView)
  return {
    ...factsOf(order),
    dueOn: dueOnOf(made, designs),
    weightGrams: await weighParcel(db, lines, made),
    lines: await lineViews(db, { order, lines, made, left }),
    money: { ...moneyOf(order), refundableCents, shippingReturned: earlier.some(({ shipping }) => shipping) },
    payment,
    refunds: refunds.map(({ createdAt, state, origin, ...refund }) => ({
      ...refund,
      state: state === 'refunded' || state === 'failed' ? state : 'refunding',
      origin: origin === 'provider' ? 'provider' : 'shop',
      createdAt: createdAt.toISOString(),
    })),
    refundFailed: (await findPaymentProblems(db, [id]))(id).refundFailed,
    disputes: disputes.map(({ respondBy, ...dispute }) => ({
      ...dispute,
      respondBy: respondBy?.toISOString() ?? null,
    })),
    designs,
    mails,
    history: (await listAuditedChanges(db, { orderId: id })).entries,
    next: {
      steps: mayChange ? listNextWorkStatuses(status, toDeliveryMethod(order.shippingMethod)) : [],
      cancel: mayRefund && next.includes('cancelled'),
      refund: mayRefund && (next.includes('refunded') || status === 'refunded') && refundableCents > 0,
    },
  }
}

/**
 * Returns the earliest due date of an order's jobs. Null while a proof isn't approved, because production time counts from the approval.
 */
function dueOnOf(made: readonly JobOfOrder[], designs: OperatorOrder['designs']): string | null {
  const waits = designs.some(({ state }) => state !== 'approved' && state !== 'cancelled')
  return waits ? null : (made.map(({ dueOn }) => dueOn).sort()[0] ?? null)
}

function factsOf(order: OrderRow) {
  const { id, number, version, status, sample, email, phone, customerType, shippingMethod, note } = order
  const tracking = describeTracking(order)
  const self = `/api/operator/orders/${id}`
  return {
    id,
    number,
    version,
    status,
    sample,
    email,
    phone,
    customerType,
    shippingMethod,
    note,
    placedAt: order.placedAt.toISOString(),
    addressLines: formatAddressLines(order.address),
    way: toDeliveryMethod(shippingMethod),
    operatorNote: order.operatorNote,
    tracking: tracking && { ...tracking, carrier: formatCarrierName(order.carrier), id: order.carrier },
    links: {
      self,
      packingSlip: `${self}/packing-slip.pdf`,
      labelCsv: `${self}/label.csv`,
      labelJson: `${self}/label.json`,
      page: `/orders/${order.token}`,
    },
  }
}

function moneyOf(order: OrderRow) {
  const { currency, subtotalCents, discountCents, discountCode, shippingCents, totalCents } = order
  const taxes = order.taxes.map((tax) => ({ label: formatTaxLabel(tax), amountCents: tax.amountCents }))
  return { currency, subtotalCents, discountCents, discountCode, shippingCents, totalCents, taxes }
}

async function findPaymentOf(db: Database, { paymentId }: OrderRow): Promise<OperatorOrder['payment']> {
  if (paymentId === null) return null
  const [row] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!row) return null
  const { provider, providerReference: reference, state, amountCents, createdAt } = row
  return { provider, reference, state, amountCents, createdAt: createdAt.toISOString() }
}

type LineFacts = {
  order: OrderRow
  lines: readonly OrderLineRow[]
  made: readonly JobOfOrder[]
  left: ReadonlyMap<number, number>
}

async function lineViews(db: Database, facts: LineFacts): Promise<OperatorOrder['lines']> {
  const { order, lines, made, left } = facts
  const items = await describeMadeToOrderItems(db, lines)
  const attached = await listAttachedFiles(db, order.id)
  return lines.map((line) => {
    const item = items.get(line.variantId)
    const { id, title, variantTitle, sku, attributes, quantity, unitPriceCents, discountCents } = line
    return {
      id,
      title,
      variantTitle,
      sku,
      quantity,
      unitPriceCents,
      discountCents,
      imageSrc: item ? buildProofPicturePath(order, line) : (madePicture(line) ?? line.imageSrc),
      attributes: describeLine(attributes, item ?? null),
      artwork: artworkLink(attributes),
      returned: quantity - (left.get(id) ?? 0),
      totalCents: unitPriceCents * quantity - discountCents,
      job: jobView(
        order,
        made.find(({ orderLineId }) => orderLineId === id),
        attached.get(id),
      ),
    }
  })
}

const madePicture = ({ variantId, attributes }: LineFacts['lines'][number]): string | null =>
  variantId === null ? null : findContentPicture(variantId, attributes)

/** The two production files that the page of an order links to. The job ticket on the board links to the other formats. */
const LINKED_FILES = [
  { label: 'Print file (PDF)', format: 'pdf' },
  { label: 'Cut file (DXF)', format: 'dxf' },
] as const

function artworkLink(attributes: OrderLineRow['attributes']): string | null {
  const ref = parseLineArtwork(attributes)
  return ref && buildArtworkPath(ref)
}

function jobView(
  order: OrderRow,
  job: JobOfOrder | undefined,
  attached: OrderLineFiles | undefined,
): OperatorOrder['lines'][number]['job'] {
  if (!job) return null
  const self = `/api/operator/jobs/${job.id}`
  const ready = job.madeAt !== null
  return {
    id: job.id,
    number: formatJobNumber({ order, job }),
    state: job.state,
    ready,
    dueOn: job.dueOn,
    ticket: `${self}/ticket.pdf`,
    files: ready ? LINKED_FILES.map(({ label, format }) => ({ label, path: `${self}/files/${format}` })) : [],
    attached: attached?.files.map((file) => toAttachedFileView(job.id, file)) ?? [],
    attachPath: attached?.mayAttach.shop ? buildAttachPath(job.id) : null,
  }
}
