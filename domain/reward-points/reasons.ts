/** Why reward points were added or spent. Every ledger entry has one of these reasons; pages translate them into sentences. */
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
