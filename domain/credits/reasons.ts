/** Why credits were added or spent. Every entry in the ledger has one of these reasons. The history shows each reason as a sentence. */
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
