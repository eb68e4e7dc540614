import type { BusinessDays } from '../domain/checkout/delivery-estimate.ts'
import { formatBusinessDays } from './format-days.ts'

/**
 * Describes the delivery while a proof waits for approval. Gives no dates, because production begins after the approval, and shipping
 * follows. (The product page says how long production takes.) `days` is the shipping time; null for pickup.
 */
export const describeDeliveryAfterProof = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: we’ll send you a proof first. Production starts when you approve it and takes the time shown on the product page; ${wayAfter(days)}.`

/**
 * Describes the delivery of items whose proof was approved. It gives no dates, because the production time of an item is only on its
 * product page.
 */
export const describeDeliveryAfterApproval = (titles: readonly string[], days: BusinessDays | null): string =>
  `${titles.join(', ')}: you approved the proof, and we're making it. That takes the time shown on the product page; ${wayAfter(days)}.`

const wayAfter = (days: BusinessDays | null): string =>
  days ? `shipping then takes ${formatBusinessDays(days)}` : "we'll e-mail you when it's ready"
