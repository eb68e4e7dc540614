import { Hono } from 'hono'
import type { CheckoutAmounts, CheckoutPageLine, OrderPage } from '../../../contract/checkout-page.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { describeTracking } from '../../../content/carriers.ts'
import { ORDER_STATUS_LABELS } from '../../../content/order-statuses.ts'
import type { Database } from '../../db/database.ts'
import { findOrderByToken, isPaid, type Order } from '../find-order.ts'
import { buildProofPicturePath } from '../proof-picture.ts'
import { findContentPicture } from '../../../domain/personalization/content-picture.ts'
import { type DescribedItem, describeMadeToOrderItems, describeLine } from '../../made-to-order/index.ts'
import { toDownloadLinks, type DownloadGrant, listDownloadGrants } from '../../downloads/index.ts'
import { type OrderLineFiles, listAttachedFiles } from '../../production/index.ts'
import { listProofs, type OrderProof, type OrderProofs } from '../../design-requests/index.ts'
import { formatAddressLines } from '../address-label.ts'
import type { CheckoutPageDeps } from '../../web/pages/render-private-page.ts'
import { sendMessagePage } from '../../web/pages/private-messages.ts'
import { readOrderAmounts } from './order-amounts.ts'
import { describeOrderDelivery, listProofSteps } from './order-steps.ts'

/** Finds the products of an order that its buyer can review. Returns a map from product ids to handles. */
type ListReviewable = (db: Database, order: Order) => Promise<ReadonlyMap<number, string>>

/** Serves the order page to anyone with its secret link. The link can't be guessed, and the order's number gives no access. */
export function createOrderRoutes(deps: OrderPageDeps): Hono {
  const app = new Hono()
  app.get('/orders/:token', async (c) => {
    const order = await findOrderByToken(deps.db, c.req.param('token'))
    if (!order) return sendMessagePage(c, deps.sendPage, 'unknown-order')
    return deps.sendPage(c, await readOrderPage(deps, order))
  })
  return app
}

export type OrderPageDeps = CheckoutPageDeps & { listReviewable: ListReviewable }

/** Reads the current data of the order page. */
export async function readOrderPage(deps: OrderPageDeps, order: Order): Promise<OrderPage> {
  return orderPage(order, {
    amounts: await readOrderAmounts(deps.db, order),
    items: await describeMadeToOrderItems(deps.db, order.lines),
    proofs: await listProofs(deps.db, order.id),
    grants: await listDownloadGrants(deps.db, order.id),
    attached: await listAttachedFiles(deps.db, order.id),
    now: deps.now(),
    reviewable: await deps.listReviewable(deps.db, order),
  })
}

type OrderPageFacts = {
  amounts: CheckoutAmounts
  items: ReadonlyMap<number | null, DescribedItem>
  proofs: OrderProofs
  grants: ReadonlyMap<number, DownloadGrant>
  attached: ReadonlyMap<number, OrderLineFiles>
  now: Date
  reviewable: ReadonlyMap<number, string>
}

function orderPage(
  order: Order,
  { amounts, items, proofs, grants, attached, now, reviewable }: OrderPageFacts,
): OrderPage {
  return {
    kind: 'order',
    number: order.number,
    status: ORDER_STATUS_LABELS[order.status],
    isNew: order.status === 'paid',
    placedOn: formatDay(order.placedAt),
    lines: order.lines.map((line) => ({
      ...toOrderPageLine(line),
      ...madePicture(line, items.get(line.variantId)),
      ...itemFacts(order, line, items.get(line.variantId)),
      ...proofLink(order, proofs.get(line.id)),
      ...fileLinks(order, grants.get(line.id), now),
      ...attachedOf(order, line.id, attached.get(line.id)),
      ...(isWithBuyer(order, now) && reviewLink(order.token, reviewable.get(line.productId ?? -1))),
    })),
    amounts,
    email: order.email,
    phone: order.phone,
    addressTitle: order.shippingMethod === 'pickup' ? 'Pick up at' : 'Deliver to',
    addressLines: formatAddressLines(order.address),
    delivery: describeOrderDelivery(order, { items, proofs }),
    steps: listProofSteps(order, { items, proofs }),
    tracking: describeTracking(order),
    receiptPath: `/orders/${order.token}/receipt`,
    reorderPath: `/orders/${order.token}/reorder`,
    note: order.note,
  }
}

export function toOrderPageLine(line: Order['lines'][number]): CheckoutPageLine {
  const { title, variantTitle, imageSrc, attributes, quantity, unitPriceCents, discountCents } = line
  return {
    title,
    variantTitle,
    imageSrc,
    attributes: describeLine(attributes, null),
    quantity,
    discountCents,
    path: null,
    totalCents: unitPriceCents * quantity,
    problem: null,
  }
}

const DAY_MS = 86_400_000
/**
 * The number of days after which an order counts as delivered if nobody has marked it as completed. By default, the buyer is then also
 * asked for a review by e-mail.
 */
const ARRIVES_WITHIN_DAYS = 10

/** Whether the buyer has received the order and may therefore review its products. */
const isWithBuyer = ({ status, placedAt }: Order, now: Date): boolean =>
  status === 'done' || now.getTime() - placedAt.getTime() >= ARRIVES_WITHIN_DAYS * DAY_MS

/** The preview of a personalized product, with the buyer's text and artwork. */
function madePicture(
  { variantId, attributes }: Order['lines'][number],
  item: DescribedItem | undefined,
): Partial<Pick<CheckoutPageLine, 'imageSrc'>> {
  const made = item || variantId === null ? null : findContentPicture(variantId, attributes)
  return made === null ? {} : { imageSrc: made }
}

const reviewLink = (token: string, handle: string | undefined): Pick<CheckoutPageLine, 'reviewPath'> =>
  handle === undefined ? {} : { reviewPath: `/orders/${token}/reviews#${handle}` }

const DECAL_FORMATS = ['pdf', 'svg', 'dxf'] as const

/**
 * Returns the details of a made-to-order line: its specification, its proof (by a separate link that can be forwarded), and its files (by
 * the order's link).
 */
function itemFacts(
  order: Order,
  line: Order['lines'][number],
  item: DescribedItem | undefined,
): Partial<Pick<CheckoutPageLine, 'imageSrc' | 'files' | 'attributes'>> {
  if (!item || !isPaid(order)) return {}
  const attributes = describeLine(line.attributes, item)
  const imageSrc = buildProofPicturePath(order, line)
  if (item.kind !== 'decal' && item.kind !== 'banner') return { attributes, imageSrc }
  // The proof of a design that the shop makes is on the proof page, so this page lists no files for it.
  if (item.kind === 'banner' && item.specification.option === 'professional') return { attributes, imageSrc }
  const pathOf = (format: string) => `/orders/${order.token}/files/${line.id}.${format}`
  const files =
    item.kind === 'decal'
      ? DECAL_FORMATS.map((format) => ({ label: format.toUpperCase(), path: pathOf(format) }))
      : [{ label: 'Print file (PDF)', path: pathOf('pdf') }]
  return { attributes, imageSrc, files: [...files, { label: 'Proof (PNG)', path: imageSrc }] }
}

/** Returns the links to a line's cut files, or an empty object if the line has none or the order isn't paid for. */
const fileLinks = (
  order: Order,
  grant: DownloadGrant | undefined,
  now: Date,
): Pick<CheckoutPageLine, 'files' | 'filesNote' | 'renewPath'> =>
  grant && isPaid(order) ? toDownloadLinks(grant, order, now) : {}

/** The HTML id of a line on the order page. */
export const buildLineAnchor = (lineId: number): string => `line-${lineId}`

/** Returns the files that customer and staff have attached to a line, and the URL for attaching more. */
function attachedOf(
  order: Order,
  lineId: number,
  of: OrderLineFiles | undefined,
): Pick<CheckoutPageLine, 'attached'> {
  if (!of || !isPaid(order) || (of.files.length === 0 && !of.mayAttach.customer)) return {}
  const path = `/orders/${order.token}/lines/${lineId}/files`
  const files = of.files.map(({ id, addedBy, name, facts, finding, hasPreview }) => ({
    name,
    facts,
    finding,
    isOurs: addedBy === 'shop',
    path: `${path}/${id}`,
    picture: hasPreview ? `${path}/${id}.webp` : null,
    removeId: of.mayAttach.customer && addedBy === 'customer' ? id : null,
  }))
  return {
    attached: {
      anchor: buildLineAnchor(lineId),
      files,
      attachPath: of.mayAttach.customer ? path : null,
      problem: null,
    },
  }
}

const proofLink = (
  order: Order,
  proof: OrderProof | undefined,
): Partial<Pick<CheckoutPageLine, 'proofPath' | 'needsApproval' | 'imageSrc'>> =>
  proof === undefined || !isPaid(order)
    ? {}
    : {
        proofPath: proof.path,
        needsApproval: proof.needsApproval,
        ...(proof.picture !== null && { imageSrc: proof.picture }),
      }
