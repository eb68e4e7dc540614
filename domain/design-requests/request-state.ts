/**
 * awaiting-credits: bought with credits that were spent elsewhere in the meantime; open: the shop designs; proof: a version waits for the
 * customer; changes: the customer wants another; approved: it is printed; cancelled: nothing comes of it, and credits are given back.
 */
export const requestStates = [
  'awaiting-credits',
  'open',
  'proof',
  'changes',
  'approved',
  'cancelled',
] as const
export type RequestState = (typeof requestStates)[number]

/** The print room may show a version until one is approved, and none before it is paid. */
export const mayPropose = (state: RequestState): boolean =>
  state === 'open' || state === 'proof' || state === 'changes'

/** Until a version is approved: what is printed then ends with its order only. */
export const mayCancel = (state: RequestState): boolean => state === 'awaiting-credits' || mayPropose(state)

/** What the customer decides, about the newest version only. */
export const decisions = ['approved', 'changes'] as const
export type Decision = (typeof decisions)[number]
export const mayDecide = (state: RequestState): boolean => state === 'proof'

/** Bounds of a request. (Ours.) */
export const REQUEST_LIMITS = { versions: 20, comment: 2_000, note: 500 } as const

export const parseRequestState = (text: string): RequestState | null =>
  requestStates.find((state) => state === text) ?? null
