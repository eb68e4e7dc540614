import { accountSectionCopy } from '../../../content/account-sections.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { findCreditBalance, listCreditEntries } from '../../credits/index.ts'
import { summariseCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN_ENTRIES = 8
const { credits: words, subscriptions } = accountSectionCopy

/** Reads the credit balance and the latest entries. */
export const readCreditsSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const balance = await findCreditBalance(db, visitorHash)
  const entries = await listCreditEntries(db, visitorHash)
  return {
    id: 'credits',
    title: words.title,
    summary: summariseCount(balance, words.count) ?? (entries.length > 0 ? words.spent : null),
    rows: entries.slice(0, MAX_SHOWN_ENTRIES).map(({ amount, reason, createdAt }) => ({
      title: creditsCopy.history.reasons[reason],
      detail: formatShortDay(createdAt),
      amount: amount > 0 ? `+${amount}` : `−${-amount}`,
      path: null,
      pictures: [],
    })),
    empty: words.empty,
    links: [{ label: entries.length > 0 ? words.history : words.buy, path: '/credits' }],
  }
}

/**
 * Doesn't show an e-mail address for the newsletter: the shop doesn't know which browser an address belongs to, and other people may use
 * this browser.
 */
export const readNewsletterSection: AccountSectionReader = async () => ({
  id: 'subscriptions',
  title: subscriptions.title,
  summary: null,
  rows: [],
  empty: subscriptions.empty,
  links: [{ label: subscriptions.newsletter, path: '/newsletter' }],
})
