/**
 * The states of a design request. awaiting-credits: the customer spent the credits for it elsewhere; open: the shop is designing; proof: a
 * version awaits the customer's decision; changes: the customer wants another version; approved: a version goes to print; cancelled: the
 * credits were returned.
 */
export const designRequestStates = [
  'awaiting-credits',
  'open',
  'proof',
  'changes',
  'approved',
  'cancelled',
] as const
export type DesignRequestState = (typeof designRequestStates)[number]

/** Whether the print room may propose a version: from the time the request is paid until a version is approved. */
export const isProposalAllowed = (state: DesignRequestState): boolean =>
  state === 'open' || state === 'proof' || state === 'changes'

/** Whether the request can be cancelled: until a version is approved. After that, the order itself has to be cancelled. */
export const isCancellationAllowed = (state: DesignRequestState): boolean =>
  state === 'awaiting-credits' || isProposalAllowed(state)

/** The decisions that a customer can make, about the newest version only. */
export const proofDecisions = ['approved', 'changes'] as const
export type ProofDecision = (typeof proofDecisions)[number]
export const isDecisionAllowed = (state: DesignRequestState): boolean => state === 'proof'

/** Limits of a request: its versions, and the length of their texts. (Not in the specification.) */
export const DESIGN_REQUEST_LIMITS = { versions: 20, comment: 2_000, note: 500 } as const

export const parseDesignRequestState = (text: string): DesignRequestState | null =>
  designRequestStates.find((state) => state === text) ?? null
