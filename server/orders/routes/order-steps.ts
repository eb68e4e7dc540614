import { describeDeliveryAfterApproval } from '../../../content/proof-delivery.ts'
import { labelOrderStep } from '../../../content/order-statuses.ts'
import { shopFacts } from '../../../content/shop.ts'
import type { OrderPage } from '../../../contract/checkout-page.ts'
import { getShippingTerms } from '../../../domain/checkout/shipping.ts'
import { toDeliveryMethod } from '../../../domain/order/status.ts'
import { listOrderSteps } from '../../../domain/order/steps.ts'
import type { ItemDescriptions } from '../../made-to-order/index.ts'
import type { OrderProofs } from '../../design-requests/index.ts'
import type { Order } from '../find-order.ts'
import { listTitlesToApprove } from '../titles-to-approve.ts'
import { describeDelivery } from './order-facts.ts'

type OrderProgress = Pick<Order, 'status' | 'shippingMethod'>

type ProofFacts = { items: ItemDescriptions; proofs: OrderProofs }

/** Returns the steps of an order for its page, and which of the steps are done. */
export function listProofSteps(
  order: OrderProgress & Pick<Order, 'lines'>,
  { items, proofs }: ProofFacts,
): OrderPage['steps'] {
  const hasProof =
    proofs.size > 0 || order.lines.some(({ variantId }) => items.get(variantId)?.beginsWithProof === true)
  const steps = listOrderSteps(order.status, toDeliveryMethod(order.shippingMethod), hasProof)
  return steps.map((step) => ({ label: labelOrderStep(step), state: step.state }))
}

/** Describes when the order will arrive; for a closed order, what happened to it. */
export function describeOrderDelivery(
  { status, shippingMethod: method, placedAt, lines }: OrderProgress & Pick<Order, 'placedAt' | 'lines'>,
  { items, proofs }: ProofFacts,
): string {
  switch (status) {
    case 'cancelled':
    case 'refunded':
      return 'This order is closed. Nothing more will be sent.'
    case 'done':
      return method === 'pickup' ? 'Picked up.' : 'Delivered.'
    case 'ready-for-pickup':
      return `Ready for pickup. Hours: ${shopFacts.hours.inText}.`
    default: {
      const { days } = getShippingTerms(method)
      const titles = approvedItems({ lines, items, proofs })
      const waiting = listTitlesToApprove(waitingLines({ lines, items, proofs }))
      if (waiting.length === 0 && titles.length > 0) return describeDeliveryAfterApproval(titles, days)
      return describeDelivery({ method, days }, { from: begunAt(placedAt, proofs), toApprove: waiting })
    }
  }
}

/** Returns the time from which delivery is counted: the last approval of a proof, or the time of the order if it has no proof. */
const begunAt = (placedAt: Date, proofs: OrderProofs): Date =>
  [...proofs.values()].reduce(
    (last, { approvedAt }) => (approvedAt !== null && approvedAt > last ? approvedAt : last),
    placedAt,
  )

type Waiting = { lines: Order['lines']; items: ItemDescriptions; proofs: OrderProofs }

/**
 * Returns the lines of an order, and which of them wait for a proof. The lines of old orders have no record of their proof. Such a line
 * counts as waiting if production of its kind of item begins with a proof.
 */
const waitingLines = ({ lines, items, proofs }: Waiting) =>
  lines.map(({ id, title, variantId }) => {
    const waits = proofs.get(id)?.isWaiting ?? items.get(variantId)?.beginsWithProof ?? false
    return { title, ...(waits && { proofFirst: true as const }) }
  })

/**
 * Returns the titles of made-to-order items whose proof is approved. For the production time of these items, the delivery text refers to
 * the items' product pages, because the shop's usual times apply only to catalogue products.
 */
const approvedItems = ({ lines, items, proofs }: Waiting): string[] => [
  ...new Set(
    lines.flatMap(({ id, title, variantId }) =>
      items.get(variantId)?.beginsWithProof && proofs.get(id)?.approvedAt ? [title] : [],
    ),
  ),
]
