import { checkAttributes, type CartAttribute } from '../../domain/cart/limits.ts'
import { checkQuantity } from '../../domain/cart/quantity.ts'
import type { CartError } from './cart-change.ts'
import { findLineContentFault, type LineContentData } from './line-content.ts'
import type { Merchandise } from './merchandise.ts'

/** A line to add to a cart. `variantId` is 0 if the client sent an id that can't be the id of a variant. */
export type LineAddition = { variantId: number; quantity: number; attributes: CartAttribute[] }

/** A change of a cart line. An omitted field keeps its value. Quantity 0 removes the line. */
export type LineUpdate = { id: string; variantId?: number; quantity?: number; attributes?: CartAttribute[] }

/** Data that validation needs: the variants on sale, and the data for the lines' text and artwork. */
type LineInputData = { merchandise: ReadonlyMap<number, Merchandise>; content: LineContentData }

/** Finds all errors in the lines to add. */
export function checkLineAdditions(
  additions: readonly LineAddition[],
  { merchandise, content }: LineInputData,
): CartError[] {
  return additions.flatMap((addition, index) => [
    ...checkLineParts(addition, index),
    ...contentErrors(merchandise.get(addition.variantId), addition.attributes, { index, content }),
    ...(merchandise.has(addition.variantId)
      ? []
      : [lineError('unknown-merchandise', index, 'merchandiseId')]),
  ])
}

/** Finds all errors in the changes to lines. */
export function checkLineUpdates(
  updates: readonly LineUpdate[],
  lines: ReadonlyMap<string, { variantId: number; attributes: CartAttribute[] }>,
  { merchandise, content }: LineInputData,
): CartError[] {
  return updates.flatMap((update, index) => {
    const line = lines.get(update.id)
    if (!line) return [lineError('unknown-line', index, 'id')]
    const unknown = update.variantId !== undefined && !merchandise.has(update.variantId)
    const sold = merchandise.get(update.variantId ?? line.variantId)
    const stays = update.attributes === undefined && update.variantId === undefined
    const attributes = update.attributes ?? line.attributes
    const wrong = update.quantity === 0 || stays ? [] : contentErrors(sold, attributes, { index, content })
    return [
      ...checkLineParts(update.quantity === 0 ? { ...update, quantity: 1 } : update, index),
      ...wrong,
      ...(unknown ? [lineError('unknown-merchandise', index, 'merchandiseId')] : []),
    ]
  })
}

/** Some items have one price for all their pieces together. Refuses a quantity above 1 for such an item. */
export const checkFixedPriceQuantity = (
  lines: readonly { variantId: number; quantity: number }[],
  merchandise: ReadonlyMap<number, Merchandise>,
): CartError[] =>
  lines.some(({ variantId, quantity }) => quantity > 1 && merchandise.get(variantId)?.isPricedWhole)
    ? [{ reason: 'priced-whole', path: ['lines'] }]
    : []

function checkLineParts(
  line: { quantity?: number; attributes?: CartAttribute[] },
  index: number,
): CartError[] {
  const quantity = line.quantity === undefined ? { ok: true as const } : checkQuantity(line.quantity)
  const attributes = checkAttributes(line.attributes ?? [])
  return [
    ...(quantity.ok ? [] : [lineError(quantity.reason, index, 'quantity')]),
    ...(attributes.ok ? [] : [lineError(attributes.reason, index, 'attributes')]),
  ]
}

/**
 * Finds errors in the lines' text and artwork. A product that needs personalization can't be sold without it. A product also can't be sold
 * with text or artwork that can't be made.
 */
function contentErrors(
  sold: Merchandise | undefined,
  attributes: readonly CartAttribute[],
  { index, content }: { index: number; content: LineContentData },
): CartError[] {
  const reason = sold ? findLineContentFault({ needs: sold.needs, attributes }, content) : null
  return reason ? [lineError(reason, index, 'attributes')] : []
}

function lineError(reason: CartError['reason'], index: number, part: string): CartError {
  return { reason, path: ['lines', String(index), part] }
}
