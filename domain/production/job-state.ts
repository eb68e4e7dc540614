/** The states of a print-room job. Each state is a column of the board. */
export const JOB_STATES = ['new', 'printing', 'cutting', 'packed'] as const
export type JobState = (typeof JOB_STATES)[number]

/**
 * For each state of a job, the states that can follow. Items from stock are packed at once. Items that aren't cut skip `cutting`. A spoiled
 * job can be started again, whatever its state.
 */
const NEXT_STATES: Readonly<Record<JobState, readonly JobState[]>> = {
  new: ['printing', 'packed'],
  printing: ['cutting', 'packed', 'new'],
  cutting: ['packed', 'printing', 'new'],
  packed: ['cutting', 'new'],
}

export const listNextJobStates = (state: JobState): readonly JobState[] => NEXT_STATES[state]

/** Parses a stored state; null for any other text. */
export const parseJobState = (text: string): JobState | null =>
  JOB_STATES.find((state) => state === text) ?? null

/**
 * Whether the print room may work on the jobs of an order with this status: not before a proof is approved, and not after the order is
 * finished.
 */
export function isWorkAllowed(
  orderStatus: string,
): { ok: true } | { ok: false; reason: 'in-proof' | 'closed' } {
  if (orderStatus === 'in-proof') return { ok: false, reason: 'in-proof' }
  const isOpen = orderStatus === 'paid' || orderStatus === 'approved' || orderStatus === 'in-production'
  return isOpen ? { ok: true } : { ok: false, reason: 'closed' }
}
