import type { RewardPointReason } from '../domain/reward-points/reasons.ts'
import { getRules } from '../domain/settings/rules.ts'

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

const pointReasons: Readonly<Record<RewardPointReason, string>> = {
  friend: 'A friend’s first order',
  'friend-reversed': 'A friend’s order was refunded',
  bonus: 'Achievement',
  'bonus-reversed': 'Achievement reversed',
  redeemed: 'Reward redeemed',
  'code-withdrawn': 'Reward cancelled, points returned',
  owed: 'Refunded order, taken off later points',
  'wallet-joined': 'Moved when two accounts were combined',
  'wallet-deleted': 'Lost when the account was deleted',
}

/** Texts of the sections of /account. Each `empty` explains what will appear in the section. */
export const accountSectionCopy = {
  orders: {
    title: 'Orders',
    count: (orders: number) => count(orders, 'order'),
    empty: 'Orders you place in this browser appear here, with status and receipt.',
    track: 'Track another order',
  },
  quotes: {
    title: 'Quotes',
    count: (quotes: number) => count(quotes, 'quote'),
    detail: (name: string, lastDay: string) => `${name} · until ${lastDay}`,
    empty: "Quotes from our calculators appear here, with their price and how long it's good for.",
  },
  designs: {
    title: 'Designs',
    saved: (designs: number) => count(designs, 'saved design'),
    unsaved: (designs: number) => `${designs} more unsaved`,
    empty:
      'Designs you save appear here, ready to edit and reorder. Designs you don’t save are deleted after a while.',
    all: 'My Designs',
    create: 'Design a decal',
  },
  artwork: {
    title: 'Artwork',
    count: (files: number) => count(files, 'artwork file'),
    empty:
      'Artwork you upload appears here. Only you can see it, until you order. Then our print room sees it too.',
    upload: 'Upload artwork',
  },
  images: {
    title: 'Images',
    count: (images: number) => count(images, 'image'),
    empty: 'Your pictures for decals and banners appear here. Nobody else can see them.',
    all: 'My Images',
  },
  credits: {
    title: 'Credits',
    count: (credits: number) => count(credits, 'credit'),
    spent: 'No credits left',
    empty: 'No credits yet. Credits pay for pictures and design work, and never expire.',
    history: 'History and more credits',
    buy: 'Buy credits',
  },
  rewards: {
    title: 'Reward points',
    summary: (points: number, level: number) =>
      `${points === 0 ? 'No points left' : count(points, 'point')}, level ${level}`,
    get empty() {
      return `No points yet. You earn ${getRules().rewards.pointsPerFriend} when a friend uses your link to place a first order.`
    },
    all: 'Referral Rewards',
    reasons: pointReasons,
  },
  subscriptions: {
    title: 'Subscriptions',
    empty:
      "Newsletters go to an e-mail address, which we don't link to this browser. Every issue has an unsubscribe link.",
    newsletter: 'Newsletter',
  },
}
