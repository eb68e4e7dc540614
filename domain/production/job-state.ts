/** Where a job of the print room stands; each is a column of the board. */
export const JOB_STATES = ['new', 'printing', 'cutting', 'packed'] as const
export type JobState = (typeof JOB_STATES)[number]

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  new: 'To do',
  printing: 'Printing',
  cutting: 'Cutting',
  packed: 'Packed',
}

/**
 * What may follow. What is picked from stock goes into the parcel at once, what is not cut leaves the printer for it; from anywhere a job
 * that was spoilt begins again.
 */
const NEXT: Readonly<Record<JobState, readonly JobState[]>> = {
  new: ['printing', 'packed'],
  printing: ['cutting', 'packed', 'new'],
  cutting: ['packed', 'printing', 'new'],
  packed: ['cutting', 'new'],
}

export const nextJobStates = (state: JobState): readonly JobState[] => NEXT[state]

/** Reads a state from where it is stored; null for any other text. */
export const parseJobState = (text: string): JobState | null =>
  JOB_STATES.find((state) => state === text) ?? null

/** What of an order lets its jobs be worked on: a proof is approved before anything is printed, and what is over is over. */
export function mayWorkOn(orderStatus: string): { ok: true } | { ok: false; reason: 'in-proof' | 'closed' } {
  if (orderStatus === 'in-proof') return { ok: false, reason: 'in-proof' }
  const isOpen = orderStatus === 'paid' || orderStatus === 'approved' || orderStatus === 'in-production'
  return isOpen ? { ok: true } : { ok: false, reason: 'closed' }
}
