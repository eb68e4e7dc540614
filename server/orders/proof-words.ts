import type { BusinessDays } from '../../domain/checkout/delivery-estimate.ts'

/** The titles of lines that wait for an approved proof, each once. */
export const titlesToApprove = (
  lines: readonly { title: string; proofFirst?: true | undefined }[],
): string[] => [...new Set(lines.flatMap(({ title, proofFirst }) => (proofFirst ? [title] : [])))]

/**
 * Replaces the delivery dates of an order that waits for an approval: production time is on the item's page, and shipping starts after
 * that. `days` are null for pickup.
 */
export const proofWords = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: we send you a proof first. Production starts when you approve it and takes as long as the product page says; ${wayAfter(days)}.`

/** The same once it is approved, for what its own page says the production time of. */
export const approvedWords = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: you approved the proof, and we're making it. That takes as long as the product page says; ${wayAfter(days)}.`

const wayAfter = (days: BusinessDays | null): string =>
  days ? `shipping then takes ${days.min}-${days.max} business days` : "we e-mail you when it's ready"
