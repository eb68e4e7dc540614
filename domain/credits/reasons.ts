/** Why credits were added or spent: the reason of each ledger entry, which the history puts into words. */
export const CREDIT_REASONS = [
  'purchase',
  'image',
  'image-returned',
  'design',
  'design-returned',
  'money-back',
  'money-back-undone',
  'wallet-joined',
  'wallet-deleted',
] as const

export type CreditReason = (typeof CREDIT_REASONS)[number]
