/** Status of a dispute, in which a customer asked their bank for the money. `closed` is an inquiry that ended without money moving. */
export const DISPUTE_STATUSES = ['needs-response', 'under-review', 'won', 'lost', 'closed'] as const

export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** The bank has not decided yet. */
export const OPEN_DISPUTE_STATUSES: readonly DisputeStatus[] = ['needs-response', 'under-review']

/** Parses a stored status; null for any other text. */
export function parseDisputeStatus(text: string): DisputeStatus | null {
  return DISPUTE_STATUSES.find((status) => status === text) ?? null
}

/** Whether the bank holds the money, or gave it to the customer: a refund would pay it a second time, and the provider refuses it. */
export function blocksRefunds(status: DisputeStatus): boolean {
  return status === 'lost' || OPEN_DISPUTE_STATUSES.includes(status)
}
