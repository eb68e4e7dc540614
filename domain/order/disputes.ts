/**
 * The status of a dispute, in which a customer asks their bank to return a payment. `closed`: the bank only made an inquiry, and no money
 * was moved.
 */
export const DISPUTE_STATUSES = ['needs-response', 'under-review', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Statuses in which the bank hasn't decided yet. */
export const OPEN_DISPUTE_STATUSES: readonly DisputeStatus[] = ['needs-response', 'under-review']

/** Parses a stored status; null for any other text. */
export function parseDisputeStatus(text: string): DisputeStatus | null {
  return DISPUTE_STATUSES.find((status) => status === text) ?? null
}

/**
 * Whether the bank holds the payment or has returned it to the customer. Such a payment can't be refunded by the shop, because the customer
 * would get the money twice.
 */
export function blocksRefunds(status: DisputeStatus): boolean {
  return status === 'lost' || OPEN_DISPUTE_STATUSES.includes(status)
}
