/**
 * The states of a request for a professional design. awaiting-credits: the credits aren't paid, because the customer spent them on
 * something else. open: the shop is working on the design. proof: the customer has to decide on a version. changes: the customer wants
 * another version. approved: a version goes to print. cancelled: the credits were given back.
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

/** Whether the print room may propose a version. It may do so from the payment of the request until the customer approves a version. */
export const isProposalAllowed = (state: DesignRequestState): boolean =>
  state === 'open' || state === 'proof' || state === 'changes'

/** Whether the request can be cancelled. After the customer has approved a version, only the order itself can be cancelled. */
export const isCancellationAllowed = (state: DesignRequestState): boolean =>
  state === 'awaiting-credits' || isProposalAllowed(state)

/** The decisions that a customer can make about a version of a design. Only the newest version can be decided on. */
export const proofDecisions = ['approved', 'changes'] as const
export type ProofDecision = (typeof proofDecisions)[number]
export const isDecisionAllowed = (state: DesignRequestState): boolean => state === 'proof'

/** Limits: the number of versions in a request, and the length of texts. (Not in the specification.) */
export const DESIGN_REQUEST_LIMITS = { versions: 20, comment: 2_000, note: 500 } as const

export const parseDesignRequestState = (text: string): DesignRequestState | null =>
  designRequestStates.find((state) => state === text) ?? null
