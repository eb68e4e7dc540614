import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { shownAttributes } from '../../../domain/personalization/line-artwork.ts'
import type { BusinessDays } from '../../../domain/checkout/delivery-estimate.ts'
import type { ItemDescription } from './item-kinds.ts'
import type { ItemDescriptions } from './items.ts'

/** A line's full description: what the customer typed, and the item's specification. */
export const lineWords = (
  attributes: readonly CartAttribute[],
  item: ItemDescription | null,
): CartAttribute[] => [...shownAttributes(attributes), ...(item?.words ?? [])]

/** The titles of items that need an approved proof before they are made, each once. */
export const titlesToApprove = (
  lines: readonly { title: string; variantId: number | null }[],
  items: ItemDescriptions,
): string[] => [
  ...new Set(lines.flatMap(({ title, variantId }) => (items.get(variantId)?.beginsWithProof ? [title] : []))),
]

/**
 * Replaces the delivery dates of an order that waits for an approval: production time is on the item's page, and shipping starts after
 * that. `days` are null for pickup.
 */
export function proofFirst(titles: readonly string[], days: BusinessDays | null): string {
  const way = days
    ? `shipping then takes ${days.min}-${days.max} business days`
    : "we e-mail you when it's ready"
  return `${titles.join(', ')}: we send you a proof first. Production starts when you approve it and takes as long as the product page says; ${way}.`
}
