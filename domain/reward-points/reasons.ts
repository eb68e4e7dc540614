/** Why reward points came or went. The ledger names one of these for every entry, and pages say it in words. */
export const REWARD_POINT_REASONS = [
  'friend',
  'friend-reversed',
  'bonus',
  'bonus-reversed',
  'redeemed',
  'code-withdrawn',
  'owed',
  'wallet-joined',
  'wallet-deleted',
] as const

export type RewardPointReason = (typeof REWARD_POINT_REASONS)[number]
