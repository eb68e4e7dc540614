/** Why credits came or went. The ledger names one of these for every entry, and the history says it in words. */
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
