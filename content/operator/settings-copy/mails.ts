import { formatPlaceholders } from '../../../domain/mails/mail-placeholders.ts'
import type { SettingsCopy } from './settings-copy.ts'

/** Labels and hints of the settings for the texts of e-mails. */
export const mailSettingsCopy = {
  orderMails: {
    confirmation: { label: 'An order is paid' },
    inProof: { label: 'An order is waiting for a proof' },
    proofReady: { label: 'A version of the proof is ready' },
    approved: { label: 'The proof is approved' },
    inProduction: { label: 'An order is in production' },
    shipped: { label: 'An order is shipped' },
    readyForPickup: { label: 'An order is ready for pickup' },
    done: { label: 'An order is complete' },
    cancelled: { label: 'An order is cancelled' },
    refunded: { label: 'An order is refunded in full' },
    partRefund: { label: 'Part of an order is refunded' },
    paymentRefunded: { label: 'A late payment is refunded' },
    review: { label: 'A buyer is asked for a review' },
  },
  customerMails: {
    quote: { label: 'A quote is e-mailed' },
    newsletterConfirm: { label: 'Newsletter: please confirm' },
    newsletterWelcome: { label: 'Newsletter: confirmed' },
    stockConfirm: { label: 'Back in stock: please confirm' },
    backInStock: { label: 'Back in stock' },
    sample: { label: 'The free cut file' },
    messageCopy: { label: 'A copy of a message to the shop' },
    messageAnswer: { label: 'Your answer to a message' },
    questionAnswer: { label: 'Your answer to a question about a product' },
    creditReceipt: { label: 'Receipt for design credits' },
  },
  staffMails: {
    newOrder: { label: 'A new order' },
    fileAttached: { label: 'A customer attached a file' },
    productQuestion: { label: 'A question about a product' },
  },
} satisfies SettingsCopy<'orderMails' | 'customerMails' | 'staffMails'>

/** Says which placeholders and links an e-mail may contain. */
export function describePlaceholders(facts: readonly string[], links: readonly string[]): string {
  const canUse = `You can use ${formatPlaceholders(facts)}.`
  return links.length === 0
    ? canUse
    : `${canUse} Write links as ${links.map((name) => `[words]({${name}})`).join(', ')}.`
}
