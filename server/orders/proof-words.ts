import type { BusinessDays } from '../../domain/checkout/delivery-estimate.ts'

/** The titles of lines that wait for an approved proof, each once. */
export const titlesToApprove = (
  lines: readonly { title: string; proofFirst?: true | undefined }[],
): string[] => [...new Set(lines.flatMap(({ title, proofFirst }) => (proofFirst ? [title] : [])))]

/**
 * Replaces the delivery dates of an order that waits for an approval: production time is on the item's page, and shipping starts after
 * that. `days` are null for pickup.
 */
export function proofWords(titles: readonly string[], days: BusinessDays | null): string {
  const way = days
    ? `shipping then takes ${days.min}-${days.max} business days`
    : "we e-mail you when it's ready"
  return `${titles.join(', ')}: we send you a proof first. Production starts when you approve it and takes as long as the product page says; ${way}.`
}
