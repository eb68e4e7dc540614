import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
import type { RewardAchievementId } from '../domain/reward-points/achievements.ts'
import type { RewardPointReason } from '../domain/reward-points/reasons.ts'
import { POINTS_PER_FRIEND, type ReferralStatus } from '../domain/referrals/referral-rules.ts'

const reasons: Readonly<Record<RewardPointReason, string>> = {
  friend: 'A friend’s first order',
  'friend-reversed': 'A friend’s order went back',
  bonus: 'Achievement',
  'bonus-reversed': 'Achievement, no longer reached',
  redeemed: 'Reward redeemed',
  'code-withdrawn': 'Points of a reward returned',
  owed: 'Points of an order that went back, settled later',
  'wallet-joined': 'Moved with an account that was joined to another',
  'wallet-deleted': 'Given up when the account was deleted',
}

const statuses: Readonly<Record<ReferralStatus, string>> = {
  completed: 'Completed',
  pending: 'Pending',
  refused: 'Not counted',
  reversed: 'Order went back',
}

type AchievementWords = {
  readonly name: string
  readonly description: string
  readonly badge: 'plus' | 'person' | 'pin' | 'truck' | 'spark' | 'cart'
  /** What its progress counts, one and many. */
  readonly counts: readonly [string, string]
}

const achievements: Readonly<Record<RewardAchievementId, AchievementWords>> = {
  'link-maker': {
    name: 'Link Maker',
    description: 'Make your referral link',
    badge: 'plus',
    counts: ['link', 'links'],
  },
  'first-friend': {
    name: 'First Friend',
    description: 'A friend you brought places a first order',
    badge: 'person',
    counts: ['friend', 'friends'],
  },
  crew: { name: 'Crew', description: 'Bring 3 friends', badge: 'pin', counts: ['friend', 'friends'] },
  fleet: { name: 'Fleet', description: 'Bring 10 friends', badge: 'truck', counts: ['friend', 'friends'] },
  'first-reward': {
    name: 'Well Earned',
    description: 'Redeem a reward',
    badge: 'spark',
    counts: ['reward', 'rewards'],
  },
  regular: {
    name: 'Regular',
    description: 'Place 3 orders of your own',
    badge: 'cart',
    counts: ['order', 'orders'],
  },
}

/** Texts of /referrals. The messages are the specification's to the letter (marketing pages, sections 4 and 8). */
export const referralPage = {
  metadata: {
    title: 'Referral Rewards | Niagara Decals',
    description: `Share your link: every friend who places a first order brings you ${POINTS_PER_FRIEND} points, good for discounts on decals, banners and stickers.`,
  },
  heading: 'Referral Rewards',
  lead: `Share your link with friends. Each of them who places a first order brings you ${POINTS_PER_FRIEND} points, and points become discounts.`,
  points: {
    title: 'Your points',
    total: 'Total points',
    available: 'Available points',
    level: (level: number) => `Level ${level}`,
    toNext: (xp: number, level: number) => `${xp} XP to level ${level}`,
    progress: (percent: number) => `${percent}% of this level`,
    owed: (points: number) =>
      `${points} points of an order that went back were spent already: they come off what you earn next.`,
  },
  tabs: {
    label: 'Referral rewards',
    referrals: 'Referrals',
    rewards: 'Rewards',
    achievements: 'Achievements',
    leaderboard: 'Leaderboard',
  },
  link: {
    title: 'Your referral link',
    text: 'Anybody who opens it first and then places a first order counts for you. It goes on counting for a year, until they order.',
    generate: 'Generate Referral Link',
    generating: 'Generating...',
    label: 'Your link',
    copy: 'Copy link',
    share: 'Share',
    shareText: 'Decals, stickers and banners, printed and cut in Niagara:',
    failed: "We couldn't reach the shop. Please try again.",
    tooMany: TOO_MANY_REQUESTS,
  },
  stats: {
    title: 'So far',
    completed: 'Completed referrals',
    pending: 'Pending referrals',
    earned: 'Points earned',
  },
  recent: {
    title: 'Recent referrals',
    empty: 'Nobody has come by your link yet. Send it to one person who likes decals.',
    columns: { date: 'Came on', code: 'By code', status: 'Status' },
    statuses,
    privacy: 'You see that somebody came and ordered, never who or what.',
  },
  rules: {
    title: 'How it counts',
    list: [
      `${POINTS_PER_FRIEND} points as soon as a friend’s first order is paid. One friend counts once.`,
      'You do not count for yourself: not with the same browser or account, e-mail, shipping address or card.',
      'If the order is cancelled or refunded in full, the points go back, and with them codes you have not used.',
      'Points do not expire, and are not money.',
    ],
  },
  rewards: {
    title: 'Rewards',
    text: 'A reward becomes a discount code for one order. Whoever has the code may use it, once.',
    cost: (points: number) => `${points} points`,
    off: 'off',
    redeem: 'Redeem Now',
    redeeming: 'Redeeming...',
    short: 'Not Enough Points',
    empty: 'There are no rewards at this moment. Your points wait for you.',
  },
  codes: {
    title: 'Your discount codes',
    empty: 'Codes you redeem stand here until you use them.',
    states: { unused: 'Not used yet', used: 'Used', returned: 'Points returned' },
    use: 'Use it now',
    copy: 'Copy code',
  },
  achievements: {
    title: 'Achievements',
    done: 'Completed',
    bonus: (points: number) => `+${points} points`,
    words: achievements,
  },
  leaderboard: {
    title: 'Coming soon',
    text: 'The leaderboard is not open yet. Nobody will be on it without having asked for it.',
  },
  toasts: {
    generated: 'Referral Code Generated!',
    redeemed: 'Reward Redeemed!',
    copied: 'Copied!',
    redemptionFailed: 'Redemption Failed',
    notEnough: 'Not enough points for this reward.',
    unknownReward: 'There is no such reward any more.',
    offline: "We couldn't reach the shop. Please try again.",
    tooMany: TOO_MANY_REQUESTS,
    stillRunning: 'This reward is being redeemed. Please wait a moment.',
  },
  redeemed: (name: string, code: string) => `${name}: your code is ${code}. It holds for one order.`,
  copyFailed: 'Your browser did not let us copy. The text is selected: copy it by hand.',
  wallet: {
    title: 'Reward points',
    spent: 'No points left',
    empty: `No points yet. A friend who comes by your link and places a first order brings ${POINTS_PER_FRIEND}.`,
    link: 'Referral Rewards',
    reasons,
  },
} as const
