/** Why credits were added or spent. Every ledger entry has one of these reasons; the history translates them into sentences. */
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
