/**
 * The status of a dispute, in which a customer asks their bank for the money back. `closed` is an inquiry that ended without any money
 * moving.
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
 * Whether the bank holds the money or has given it to the customer. A refund would pay the customer twice, so the provider would refuse it.
 */
export function blocksRefunds(status: DisputeStatus): boolean {
  return status === 'lost' || OPEN_DISPUTE_STATUSES.includes(status)
}
