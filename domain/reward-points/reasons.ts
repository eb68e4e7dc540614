/** Why reward points were added or spent: the reason of each ledger entry, which pages put into words. */
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
