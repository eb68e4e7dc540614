import { Hono } from 'hono'
import type { CheckoutAmounts, CheckoutPageLine, OrderPage } from '../../../contract/checkout-page.ts'
import { writtenDay } from '../../../domain/checkout/shop-clock.ts'
import { trackingOf } from '../../../domain/order/carriers.ts'
import { ORDER_STATUS_LABELS } from '../../../domain/order/status.ts'
import type { Database } from '../../db/database.ts'
import { findOrderByToken, hasMoney, type Order } from '../find-order.ts'
import { proofPicturePath } from '../proof-picture.ts'
import {
  type Commission,
  listCommissionLines,
  listMadeLines,
  listSpecifications,
  readSpecification,
  type Specifications,
} from '../../made-to-order/index.ts'
import { downloadLinks, type Grant, listGrants } from '../../downloads/index.ts'
import { listProofs } from '../../design-requests/index.ts'
import { addressLines } from '../address-label.ts'
import type { PrivatePageDeps } from '../../web/pages/send-page.ts'
import { sendMessage } from '../../web/pages/private-messages.ts'
import { readAmounts } from './order-amounts.ts'
import { deliveryOf, stepsOf } from './order-steps.ts'

/** Which of an order's products its buyer can review, their handles by their ids. */
type ListReviewable = (db: Database, order: Order) => Promise<ReadonlyMap<number, string>>

/** The order by its secret link. Another's link cannot be guessed, and its number opens nothing. */
export function orderHandlers(deps: PrivatePageDeps & { listReviewable: ListReviewable }): Hono {
  const app = new Hono()
  app.get('/orders/:token', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendMessage(c, deps.sendPage, 'unknown-order')
    const facts = {
      amounts: await readAmounts(deps.db, order),
      made: await listMadeLines(deps.db, order.lines),
      commissions: await listCommissionLines(deps.db, order.lines),
      specifications: await listSpecifications(deps.db, order.lines),
      proofs: await listProofs(deps.db, order.id),
      grants: await listGrants(deps.db, order.id),
      now: deps.now(),
      reviewable: await deps.listReviewable(deps.db, order),
    }
    return deps.sendPage(c, orderPage(order, facts))
  })
  return app
}

type Proof = { path: string; picture: string | null }

/** Ids of lines made to order; handles of the products that can be reviewed, by their keys. */
type OrderPageFacts = {
  amounts: CheckoutAmounts
  made: ReadonlySet<number>
  commissions: ReadonlyMap<number, Commission>
  specifications: Specifications
  /** Where the shop shows what it designs. */
  proofs: ReadonlyMap<number, Proof>
  grants: ReadonlyMap<number, Grant>
  now: Date
  reviewable: ReadonlyMap<number, string>
}

function orderPage(
  order: Order,
  { amounts, made, commissions, specifications, proofs, grants, now, reviewable }: OrderPageFacts,
): OrderPage {
  return {
    kind: 'order',
    number: order.number,
    status: ORDER_STATUS_LABELS[order.status],
    placedOn: writtenDay(order.placedAt),
    lines: order.lines.map((line) => ({
      ...pageLine(line),
      ...(made.has(line.id) && hasMoney(order) && madeLinks(order, line)),
      ...commissionFacts(order, line, commissions.get(line.id)),
      ...proofLink(order, proofs.get(line.id)),
      ...fileLinks(order, grants.get(line.id), now),
      ...reviewLink(order.token, reviewable.get(line.productId ?? -1)),
    })),
    amounts,
    email: order.email,
    phone: order.phone,
    addressTitle: order.shippingMethod === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: addressLines(order.address),
    delivery: deliveryOf(order, specifications),
    steps: stepsOf(order),
    tracking: trackingOf(order),
    receiptPath: `/orders/${order.token}/receipt`,
    reorderPath: `/orders/${order.token}/reorder`,
    note: order.note,
  }
}

export function pageLine(line: Order['lines'][number]): CheckoutPageLine {
  const { title, variantTitle, imageSrc, attributes, quantity, unitPriceCents, discountCents } = line
  return {
    title,
    variantTitle,
    imageSrc,
    attributes,
    quantity,
    discountCents,
    path: null,
    totalCents: unitPriceCents * quantity,
    problem: null,
  }
}

const reviewLink = (token: string, handle: string | undefined): Pick<CheckoutPageLine, 'reviewPath'> =>
  handle === undefined ? {} : { reviewPath: `/orders/${token}/reviews#${handle}` }

/** A decal made to order: its proof by a link of its own, which can be forwarded, and its files by the order's. */
function madeLinks(order: Order, line: Order['lines'][number]): Pick<CheckoutPageLine, 'imageSrc' | 'files'> {
  const proof = proofPicturePath(order, line)
  const files = ['pdf', 'svg', 'dxf'].map((format) => ({
    label: format.toUpperCase(),
    path: `/orders/${order.token}/files/${line.id}.${format}`,
  }))
  return { imageSrc: proof, files: [...files, { label: 'Proof (PNG)', path: proof }] }
}

/** Cut files: links to each, as long as they work. */
const fileLinks = (
  order: Order,
  grant: Grant | undefined,
  now: Date,
): Pick<CheckoutPageLine, 'files' | 'filesNote' | 'renewPath'> =>
  grant && hasMoney(order) ? downloadLinks(grant, order, now) : {}

/** Goods to a specification: what it says, and picture and print file by the order's link. */
function commissionFacts(
  order: Order,
  line: Order['lines'][number],
  commission: Commission | undefined,
): Partial<Pick<CheckoutPageLine, 'imageSrc' | 'files' | 'attributes'>> {
  if (!commission || !hasMoney(order)) return {}
  const { words, ...read } = readSpecification(commission)
  const attributes = [...line.attributes, ...words]
  if (read.made !== 'banner') return { attributes }
  const proof = proofPicturePath(order, line)
  const files = [
    { label: 'Print file (PDF)', path: `/orders/${order.token}/files/${line.id}.pdf` },
    { label: 'Proof (PNG)', path: proof },
  ]
  return {
    imageSrc: proof,
    attributes,
    // What the shop designs is shown on its proof page.
    ...(read.specification.option !== 'professional' && { files }),
  }
}

const proofLink = (
  order: Order,
  proof: Proof | undefined,
): Partial<Pick<CheckoutPageLine, 'proofPath' | 'imageSrc'>> =>
  proof === undefined || !hasMoney(order)
    ? {}
    : { proofPath: proof.path, ...(proof.picture !== null && { imageSrc: proof.picture }) }
