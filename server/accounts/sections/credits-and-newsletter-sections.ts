import { creditsCopy } from '../../../content/credits.ts'
import { formatShortDay } from '../../../domain/checkout/shop-clock.ts'
import { findCreditBalance, listCreditEntries } from '../../credits/index.ts'
import { formatCount, type AccountSectionReader } from './section.ts'

const MAX_SHOWN_ENTRIES = 8

/** Reads the credit balance and the latest entries. */
export const readCreditsSection: AccountSectionReader = async ({ db }, visitorHash) => {
  const balance = await findCreditBalance(db, visitorHash)
  const entries = await listCreditEntries(db, visitorHash)
  return {
    id: 'credits',
    title: 'Credits',
    summary: formatCount(balance, 'credit') ?? (entries.length > 0 ? 'No credits left' : null),
    rows: entries.slice(0, MAX_SHOWN_ENTRIES).map(({ amount, reason, createdAt }) => ({
      title: creditsCopy.history.reasons[reason],
      detail: formatShortDay(createdAt),
      amount: amount > 0 ? `+${amount}` : `−${-amount}`,
      path: null,
      pictures: [],
    })),
    empty: 'No credits yet. Credits pay for pictures and design work, and never expire.',
    links: [{ label: entries.length > 0 ? 'History and more credits' : 'Buy credits', path: '/credits' }],
  }
}

/**
 * Doesn't show an e-mail address for the newsletter: the shop doesn't know which browser an address belongs to, and other people may use
 * this browser.
 */
export const readNewsletterSection: AccountSectionReader = async () => ({
  id: 'subscriptions',
  title: 'Subscriptions',
  summary: null,
  rows: [],
  empty:
    "Newsletters go to an e-mail address, which we don't link to this browser. Every issue has an unsubscribe link.",
  links: [{ label: 'Newsletter', path: '/newsletter' }],
})
