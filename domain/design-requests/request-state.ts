/**
 * awaiting-credits: paid with credits that were meanwhile spent elsewhere; open: the shop is designing; proof: a version awaits the customer;
 * changes: the customer wants another; approved: it is printed; cancelled: credits are returned.
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

/** The print room may propose versions once it is paid, until one is approved. */
export const mayPropose = (state: RequestState): boolean =>
  state === 'open' || state === 'proof' || state === 'changes'

/** Possible until a version is approved; after that, only cancelling the order ends it. */
export const mayCancel = (state: RequestState): boolean => state === 'awaiting-credits' || mayPropose(state)

/** The customer's decisions, on the newest version only. */
export const decisions = ['approved', 'changes'] as const
export type Decision = (typeof decisions)[number]
export const mayDecide = (state: RequestState): boolean => state === 'proof'

/** Bounds of a request. (Ours.) */
export const REQUEST_LIMITS = { versions: 20, comment: 2_000, note: 500 } as const

export const parseRequestState = (text: string): RequestState | null =>
  requestStates.find((state) => state === text) ?? null
