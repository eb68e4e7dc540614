import type { CartAttribute } from '../../../domain/cart/limits.ts'
import type { BusinessDays } from '../../../domain/checkout/delivery-estimate.ts'
import type { Told } from './commission-kinds.ts'
import type { Specifications } from './commissions.ts'

/** All that a line says of what is bought: what its buyer wrote, and the specification that it is made to. */
export const lineWords = (
  attributes: readonly CartAttribute[],
  specification: Told | null,
): CartAttribute[] => [...attributes, ...(specification?.words ?? [])]

/** The titles of what is made once its proof is approved, each once. */
export const titlesToApprove = (
  lines: readonly { title: string; variantId: number | null }[],
  specifications: Specifications,
): string[] => [
  ...new Set(
    lines.flatMap(({ title, variantId }) => (specifications.get(variantId)?.beginsWithProof ? [title] : [])),
  ),
]

/**
 * In place of days, for an order with something that waits for its buyer's word: how long it is made stands on its page, and the way to
 * the buyer comes after that. `days` are null for what is picked up.
 */
export function proofFirst(titles: readonly string[], days: BusinessDays | null): string {
  const way = days
    ? `shipping then takes ${days.min}-${days.max} business days`
    : "we e-mail you when it's ready"
  return `${titles.join(', ')}: we send you a proof first. Production starts when you approve it and takes as long as the product page says; ${way}.`
}
