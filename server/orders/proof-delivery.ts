import { formatBusinessDays } from '../../domain/settings/format-days.ts'
import type { BusinessDays } from '../../domain/checkout/delivery-estimate.ts'

/** Returns the titles of lines that wait for an approved proof, without duplicates. */
export const titlesToApprove = (
  lines: readonly { title: string; proofFirst?: true | undefined }[],
): string[] => [...new Set(lines.flatMap(({ title, proofFirst }) => (proofFirst ? [title] : [])))]

/**
 * Describes the delivery of an order that waits for an approval, instead of dates: the production time is on the product page, and shipping
 * starts after that. `days` is null for pickup.
 */
export const deliveryAfterProof = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: we send you a proof first. Production starts when you approve it and takes as long as the product page says; ${wayAfter(days)}.`

/** Describes the delivery once the proof is approved, for items whose production time is on their own page. */
export const deliveryAfterApproval = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: you approved the proof, and we're making it. That takes as long as the product page says; ${wayAfter(days)}.`

const wayAfter = (days: BusinessDays | null): string =>
  days ? `shipping then takes ${formatBusinessDays(days)}` : "we e-mail you when it's ready"
