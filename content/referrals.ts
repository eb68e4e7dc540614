import { TOO_MANY_REQUESTS } from './too-many-requests.ts'
import type { RewardAchievementId } from '../domain/reward-points/achievements.ts'
import { getRules } from '../domain/settings/rules.ts'
import type { ReferralStatus } from '../domain/referrals/referral-rules.ts'

const statuses: Readonly<Record<ReferralStatus, string>> = {
  completed: 'Completed',
  pending: 'Pending',
  refused: 'Not counted',
  reversed: 'Order refunded',
}

type AchievementWords = {
  readonly name: string
  readonly description: string
  readonly badge: 'plus' | 'person' | 'pin' | 'truck' | 'spark' | 'cart'
  /** The unit in which the progress of the achievement is counted: its singular and its plural. */
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
    description: 'A friend you referred places a first order',
    badge: 'person',
    counts: ['friend', 'friends'],
  },
  crew: { name: 'Crew', description: 'Refer 3 friends', badge: 'pin', counts: ['friend', 'friends'] },
  fleet: { name: 'Fleet', description: 'Refer 10 friends', badge: 'truck', counts: ['friend', 'friends'] },
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

/** Texts of /referrals. The messages use the wording of the marketing pages' specification, sections 4 and 8. */
export const referralCopy = {
  metadata: {
    title: 'Referral Rewards',
    get description() {
      return `Share your link and earn ${getRules().rewards.pointsPerFriend} points when a friend places a first order. Use them for discounts on decals, banners and stickers.`
    },
  },
  heading: 'Referral Rewards',
  get lead() {
    return `Share your link with friends. You earn ${getRules().rewards.pointsPerFriend} points for each friend who places a first order, and trade points for discounts.`
  },
  points: {
    title: 'Your points',
    total: 'Total points',
    available: 'Available points',
    level: (level: number) => `Level ${level}`,
    toNext: (xp: number, level: number) => `${xp} XP to level ${level}`,
    xp: 'Each point you earn is 1 XP. Spending points never lowers your level.',
    progress: (percent: number) => `${percent}% of this level`,
    owed: (points: number) =>
      `You've already spent ${points} points from an order that was refunded. We'll take them off the next points you earn.`,
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
    text: 'You earn points when someone opens your link and then places their first order. If they open several links, the first one counts. Our privacy policy says how long we remember a link.',
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
    title: 'Your referrals so far',
    completed: 'Completed referrals',
    pending: 'Pending referrals',
    earned: 'Points earned',
  },
  recent: {
    title: 'Recent referrals',
    empty: 'No one has used your link yet. Send it to someone who likes decals.',
    get steps() {
      return [
        'Copy your link and send it to a friend.',
        'Your friend opens it and places a first order.',
        `You get ${getRules().rewards.pointsPerFriend} points, and this list shows it.`,
      ]
    },
    columns: { date: 'Date', code: 'Code', status: 'Status' },
    statuses,
    privacy: 'You see that someone came and ordered, never who it was or what they ordered.',
  },
  rules: {
    title: 'How it counts',
    get list() {
      return [
        `You earn ${getRules().rewards.pointsPerFriend} points as soon as a friend’s first order is paid. Each friend counts once.`,
        "You can't refer yourself. A referral with your own browser, account, e-mail, shipping address or card doesn't count.",
        "If the order is cancelled or fully refunded, we take the points back, along with any codes you haven't used.",
        "Points don't expire and have no cash value.",
      ]
    },
  },
  worth: {
    title: 'What you can earn',
    friends: (friends: number, points: number) =>
      `${friends} ${friends === 1 ? 'friend' : 'friends'}, ${points} points`,
  },
  rewards: {
    title: 'Rewards',
    text: 'Each reward is a discount code for one order. Anyone who has the code can use it, once.',
    cost: (points: number) => `${points} points`,
    off: 'off',
    redeem: 'Redeem Now',
    redeeming: 'Redeeming...',
    short: 'Not Enough Points',
    empty: "There are no rewards right now. We'll keep your points until there are.",
  },
  codes: {
    title: 'Your discount codes',
    empty: 'Codes you redeem appear here until you use them.',
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
    text: "The leaderboard isn't open yet. You'll only be on it if you ask to be.",
  },
  toasts: {
    generated: 'Referral Code Generated!',
    redeemed: 'Reward Redeemed!',
    copied: 'Copied!',
    redemptionFailed: 'Redemption Failed',
    notEnough: 'Not enough points for this reward.',
    unknownReward: 'This reward is no longer available.',
    offline: "We couldn't reach the shop. Please try again.",
    tooMany: TOO_MANY_REQUESTS,
    stillRunning: 'This reward is being redeemed. Please wait a moment.',
  },
  redeemed: (name: string, code: string) => `${name}: your code is ${code}. It's good for one order.`,
  copyFailed: "Your browser didn't let us copy. The text is selected, so you can copy it yourself.",
} as const
