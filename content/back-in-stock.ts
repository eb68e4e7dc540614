import { formatDayCount } from './format-days.ts'
import { settings } from '../domain/settings/settings.ts'

/** Texts of the back-in-stock form and its pages. */
export const backInStockCopy = {
  metadata: {
    title: 'Back in stock',
    description: 'Get one e-mail when a sold-out item is back in stock.',
  },
  form: {
    title: "E-mail me when it's back",
    label: 'E-mail address',
    /**
     * When someone asks to be notified, this text is stored as proof of their consent. A change to it therefore needs a new version number.
     */
    consent:
      "We'll e-mail you once, when it's back in stock, and then delete your address. No newsletter. You can cancel any time with the link in the e-mail.",
    button: 'E-mail me',
  },
  problems: {
    'invalid-email': 'Please enter a valid email address.',
    'too-many-alerts':
      'This address is already on the list for as many items as we allow. To make room, cancel one with the link in its e-mail.',
  },
  pages: {
    sent: {
      title: 'One more step',
      get text() {
        return `Open the link in the e-mail we just sent you. It works for ${formatDayCount(settings.links.confirmDays)}.`
      },
    },
    'in-stock': { title: "It's in stock", text: 'You can order it right now.' },
    confirm: { title: 'Is this your address?', button: "Yes, e-mail me when it's back" },
    confirmed: {
      title: "You're on the list",
      get text() {
        return `We'll send one e-mail when it's back in stock, then delete your address. If it isn't back within ${formatDayCount(settings.links.alertDays)}, we delete it too.`
      },
      cancel: 'Cancel',
    },
    unsubscribe: { title: 'Cancel the e-mail', button: 'Cancel and delete my address' },
    unsubscribed: {
      title: 'Your address is deleted',
      text: "We don't have your address for this item any more, so no e-mail about it will follow.",
    },
    unknown: {
      title: 'This link no longer works',
      get text() {
        return `It's over ${formatDayCount(settings.links.confirmDays)} old, or incomplete, or the e-mail it was for has been sent or cancelled.`
      },
    },
    toProduct: 'Back to the product',
    toShop: 'Back to the shop',
  },
} as const
