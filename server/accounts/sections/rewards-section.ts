import { accountSectionCopy } from '../../../content/account-sections.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { computeRewardLevel } from '../../../domain/reward-points/levels.ts'
import { findRewardPoints, listPointEntries } from '../../rewards/index.ts'
import type { AccountSectionReader } from './section.ts'

const MAX_SHOWN_ENTRIES = 8
const { rewards: words } = accountSectionCopy

/** Reads the visitor's points, their level and the latest entries. */
export const readRewardsSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const { available, earned } = await findRewardPoints(db, visitorHash)
  const entries = await listPointEntries(db, visitorHash)
  const { level } = computeRewardLevel(earned)
  return {
    id: 'rewards',
    title: words.title,
    summary: entries.length === 0 ? null : words.summary(available, level),
    rows: entries.slice(0, MAX_SHOWN_ENTRIES).map(({ amount, reason, createdAt }) => ({
      title: words.reasons[reason],
      detail: formatShortDay(createdAt),
      amount: amount > 0 ? `+${amount}` : `−${-amount}`,
      path: null,
      pictures: [],
    })),
    empty: words.empty,
    links: [{ label: words.all, path: '/referrals' }],
  }
}
