import { PROFESSIONAL_DESIGN_CREDITS } from '../../domain/credits/packages.ts'
import type { Transaction } from '../db/database.ts'
import { designRequests } from '../db/schema/design-requests.ts'
import { capabilityToken } from '../platform/capability-token.ts'
import { describeItems } from '../made-to-order/index.ts'
import { writeEntry } from '../credits/index.ts'

type Bought = {
  orderId: number
  visitorHash: string
  lines: readonly { id: number; variantId: number | null }[]
}

/**
 * Opens a design request for each line that needs one, in the order's transaction. Credits are spent here and not earlier, so an abandoned order
 * costs none. If they were spent elsewhere meanwhile, the request waits for them.
 */
export async function openDesignRequests(
  tx: Transaction,
  { orderId, visitorHash, lines }: Bought,
  now: Date,
): Promise<void> {
  const items = await describeItems(tx, lines)
  for (const { id: orderLineId, variantId } of lines) {
    const item = items.get(variantId)
    if (item?.kind !== 'banner') continue
    const { option, requirements, fileIds, designPaidBy } = item.specification
    if (option !== 'professional' || designPaidBy === null) continue
    const isPaid = designPaidBy === 'order' || (await spend(tx, { visitorHash, orderLineId, now }))
    await tx.insert(designRequests).values({
      token: capabilityToken(),
      orderId,
      orderLineId,
      requirements,
      fileIds,
      state: isPaid ? 'open' : 'awaiting-credits',
      paidBy: designPaidBy,
      createdAt: now,
    })
  }
}

/** Of the ledger's entry about a design's credits. */
export const referenceOfDesign = (orderLineId: number): string => `design:${orderLineId}`

/** Spends the credits of one design, once; false if there are too few. */
export async function spend(
  tx: Transaction,
  { visitorHash, orderLineId, now }: { visitorHash: string; orderLineId: number; now: Date },
): Promise<boolean> {
  const reference = referenceOfDesign(orderLineId)
  const amount = -PROFESSIONAL_DESIGN_CREDITS
  return (await writeEntry(tx, { visitorHash, amount, reason: 'design', reference, now })).ok
}
