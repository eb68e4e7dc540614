import { PROFESSIONAL_DESIGN_CREDITS } from '../../domain/credits/packages.ts'
import { parseLineArtwork } from '../../domain/personalization/line-artwork.ts'
import type { Transaction } from '../db/database.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { type DescribedItem, describeMadeToOrderItems, describeLine } from '../made-to-order/index.ts'
import { writeCreditEntry } from '../credits/index.ts'

type OrderedDesign = {
  orderId: number
  visitorHash: string
  lines: readonly OrderedLine[]
  /**
   * The accepted order. Each of its lines says whether it waits for a proof. The order's lines are in the same sequence as the database
   * rows in `lines`.
   */
  order: { lines: readonly { proofFirst?: true | undefined }[] }
}

type OrderedLine = {
  id: number
  variantId: number | null
  variantTitle: string
  attributes: readonly { key: string; value: string }[]
}

/**
 * Opens a design request for each line that waits for a proof, in the order's transaction. The credits for the designs are spent in the
 * same transaction, so a checkout that the buyer abandons spends none. If the buyer has spent the credits on something else before the
 * payment, the request waits until there are enough credits.
 */
export async function openDesignRequests(
  tx: Transaction,
  { orderId, visitorHash, lines, order }: OrderedDesign,
  now: Date,
): Promise<void> {
  const items = await describeMadeToOrderItems(tx, lines)
  for (const [index, line] of lines.entries()) {
    const orderLineId = line.id
    const item = items.get(line.variantId) ?? null
    if (!order.lines[index]?.proofFirst && !item?.beginsWithProof) continue
    const { paidBy, ...design } = toDesignRequestInput(line, item)
    const isPaid = paidBy === 'order' || (await spendDesignCredits(tx, { visitorHash, orderLineId, now }))
    const state = isPaid ? 'open' : 'awaiting-credits'
    const facts = { orderId, orderLineId, state, paidBy, createdAt: now, ...design }
    await tx.insert(designRequests).values({ token: createCapabilityToken(), ...facts })
  }
}

type Input = { requirements: string; fileIds: string[]; paidBy: 'order' | 'credits' }

/** Returns the buyer's requirements and files for a design, and the means of payment for it. */
export function toDesignRequestInput(line: Omit<OrderedLine, 'id'>, item: DescribedItem | null): Input {
  if (item?.kind === 'banner' && item.specification.designPaidBy !== null) {
    const { requirements, fileIds, designPaidBy } = item.specification
    return { requirements, fileIds: [...fileIds], paidBy: designPaidBy }
  }
  const words = describeLine(line.attributes, item).map(({ key, value }) => `${key}: ${value}`)
  return {
    requirements: [line.variantTitle, ...words].filter(Boolean).join('\n'),
    fileIds: imagesOf(line, item),
    paidBy: 'order',
  }
}

function imagesOf({ attributes }: Pick<OrderedLine, 'attributes'>, item: DescribedItem | null): string[] {
  if (item?.kind === 'calculated') return item.specification.artwork ? [item.specification.artwork.id] : []
  const artwork = parseLineArtwork(attributes)
  return artwork?.kind === 'image' ? [artwork.id] : []
}

/** Returns the reference under which the ledger records the credits for a design. */
export const designCreditReference = (orderLineId: number): string => `design:${orderLineId}`

/** Spends the credits for a design. A repeated call spends nothing. Returns false if there are too few credits. */
export async function spendDesignCredits(
  tx: Transaction,
  { visitorHash, orderLineId, now }: { visitorHash: string; orderLineId: number; now: Date },
): Promise<boolean> {
  const reference = designCreditReference(orderLineId)
  const amount = -PROFESSIONAL_DESIGN_CREDITS
  return (await writeCreditEntry(tx, { visitorHash, amount, reason: 'design', reference, now })).ok
}
