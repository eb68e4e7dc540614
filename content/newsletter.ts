import { formatDayCount } from './format-days.ts'
import { settings } from '../domain/settings/settings.ts'

export const newsletterPageCopy = {
  metadata: {
    title: 'Newsletter',
    description:
      'New designs, items back in stock and one tip from the cutting table, twice a month. Subscribe or unsubscribe here.',
  },
  title: 'New designs, twice a month',
  text: 'New designs, items back in stock and one tip from the cutting table.',
  /** When someone subscribes, this text is stored as proof of their consent. A change to it therefore needs a new version number. */
  consent: () =>
    `Yes, send me the ${settings.shop.name} newsletter by e-mail. I can unsubscribe at any time with the link in every issue.`,
  button: 'Subscribe',
  example: {
    title: 'What’s in an issue, a two-minute read',
    subject: 'An example issue',
    parts: [
      {
        heading: 'New on the cutting table',
        text: 'Two or three new designs, before they go anywhere else.',
      },
      { heading: 'Back in stock', text: 'Sizes and finishes that had sold out.' },
      { heading: 'One tip', text: 'For example: squeegee from the middle, so the air can get out.' },
    ],
    end: 'At the end of every issue: one link to unsubscribe.',
  },
  next: 'One more step: open the link in the e-mail we just sent you.',
  pages: {
    sent: {
      title: 'Subscription successful!',
      get text() {
        return `Thank you for subscribing to our newsletter. One more step: open the link in the e-mail we just sent you. It works for ${formatDayCount(settings.links.confirmDays)}.`
      },
    },
    confirm: { title: 'Confirm your subscription', button: 'Yes, send it to me' },
    confirmed: {
      title: "You're on the list",
      text: "You'll get the next issue. Every issue has an unsubscribe link at the end.",
    },
    unsubscribe: { title: 'Unsubscribe from the newsletter', button: 'Unsubscribe' },
    unsubscribed: {
      title: "You're unsubscribed",
      text: "We won't send any more issues to this address. You'll still get e-mails about your orders.",
    },
    unknown: {
      title: 'This link no longer works',
      get text() {
        return `It's over ${formatDayCount(settings.links.confirmDays)} old, was already used to unsubscribe, or is incomplete. You can subscribe again.`
      },
    },
  },
} as const
