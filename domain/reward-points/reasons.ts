/** Why reward points were added or spent. Every entry in the ledger has one of these reasons. Pages show each reason as a sentence. */
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
