import { CREDIT_PACKAGES } from '../domain/credits/packages.ts'
import { formatShortMoney } from '../domain/money.ts'

/** Texts of /credits. Packages and prices are in domain/credits. */
export const creditsCopy = {
  metadata: {
    title: 'Buy Design Credits',
    get description() {
      const least = Math.min(...CREDIT_PACKAGES.map(({ priceCents }) => priceCents))
      return `Prepaid design credits in four packages from ${formatShortMoney(least)}. They never expire. Our own decal designer is free.`
    },
  },
  heading: 'Design Credits',
  lead: 'Prepaid credits for our professional design service. They never expire. Our own decal designer is free: use it as much as you like.',
  withoutScripts: 'Credits belong to this browser. You see the sales tax and the total on the next page.',
  balance: {
    label: 'Your balance',
    loading: 'Loading your balance',
    failed: "We couldn't load your balance.",
  },
  packages: {
    title: 'Choose a package',
    popular: 'Most popular',
    names: { basic: 'Basic', standard: 'Standard', premium: 'Premium', business: 'Business' },
    unit: 'credits',
    each: 'per credit',
    about: (from: number, to: number) => `About ${from}-${to} decals`,
  },
  imageModel: (credits: number) =>
    `In the design generator, you can also spend them on pictures from our AI image model, at ${credits} ${credits === 1 ? 'credit' : 'credits'} each. If you don't get a picture, you get your credits back.`,
  summary: {
    title: 'Order Summary',
    total: 'Total',
    tax: 'Sales tax',
    taxUnknown: 'not known, try again',
    complete: 'Complete Purchase',
    processing: 'Processing...',
    notes: [
      "You pay on our payment provider's page. We never see your card.",
      'We add sales tax at your province’s rate; buyers in the United States pay none. There are no other fees.',
      'You can use your credits in this browser and on any device where you’ve opened the account link from your account page. Nobody else can see or spend them.',
    ],
  },
  asking: {
    title: 'Checking your payment',
    text: "This takes a few seconds. You'll have your credits as soon as the payment is confirmed.",
    withoutScripts: 'See how your payment went',
  },
  success: {
    title: 'Your credits are here',
    added: (credits: number) => `${credits} credits were added.`,
    balance: 'New balance',
    links: [
      { label: 'Design a decal', url: '/design-generator' },
      { label: 'Back to Home', url: '/' },
    ],
    receipt: 'Your receipt',
    more: 'Buy more credits',
  },
  billing: {
    email: { label: 'E-mail', hint: 'For your receipt only.' },
    place: {
      label: 'Province or state',
      hint: 'Where you live or have your business. We need it to work out the sales tax.',
    },
  },
  review: {
    title: 'Check your purchase',
    billing: 'Your details',
    summary: 'Your purchase',
    continue: 'Continue',
    pay: (total: string) => `Pay ${total}`,
    update: 'Update the total',
    back: 'Choose another package',
    errors: {
      required: 'Please enter your e-mail address.',
      'not-an-address': 'Please check your e-mail address.',
      'unknown-place': 'Please check your e-mail address.',
      place: 'Please choose your province or state.',
    },
    notices: {
      incomplete: {
        tone: 'error',
        title: 'Please check your details',
        text: 'Please check the marked fields below.',
      },
      changed: {
        tone: 'info',
        title: 'The total has changed',
        text: "We've updated the sales tax. Please check the new total before you pay.",
      },
      cookies: {
        tone: 'error',
        title: 'We need a cookie',
        text: 'Your browser is blocking our cookie, so your credits would be lost. Please allow cookies for this shop and try again.',
      },
      unavailable: {
        tone: 'error',
        title: 'We can’t reach the payment page',
        text: "You haven't been charged. Please try again in a minute.",
      },
      cancelled: {
        tone: 'info',
        title: 'You haven’t paid yet',
        text: 'You came back without paying. You can continue whenever you like.',
      },
      started: {
        tone: 'info',
        title: 'Your payment isn’t finished',
        text: "We haven't received a confirmation yet. If you've just paid, wait a minute: you'll get your receipt by e-mail. You won't be charged twice.",
      },
      failed: {
        tone: 'error',
        title: 'The payment was declined',
        text: "You haven't been charged. You can try again, with another card if you like.",
      },
      expired: {
        tone: 'error',
        title: 'The time to pay has run out',
        text: "You haven't been charged. You can try again.",
      },
    },
  },
  receipt: {
    back: 'Back to credits',
    unknownTitle: "We can't find this receipt",
    unknownText: 'Please use the full link from your e-mail.',
    billedTo: 'Billed to',
    paid: 'Paid',
    refunded: (day: string) => `Refunded on ${day}`,
    line: (credits: number) => `${credits} design credits`,
  },
  waiting: {
    title: 'Your payment isn’t finished',
    text: "We haven't received a confirmation yet. If you've just paid, your credits will appear within a few minutes.",
    pay: 'Go to the payment page',
    again: 'Check again',
    other: 'Choose another package',
  },
  errors: {
    title: "The purchase didn't go through",
    failed: "Your payment was declined. You weren't charged, and your balance hasn't changed.",
    expired: "You ran out of time to pay. You weren't charged, and your balance hasn't changed.",
    unknown: 'This purchase was made in another browser. Your credits are there.',
    cookies:
      'Your browser is blocking our cookie, so your credits would be lost. Please allow cookies for this shop.',
    offline: "We couldn't reach the shop. Check your connection and try again. You won't be charged twice.",
    unseen:
      "We couldn't reach the shop. If you've paid, your credits will appear: open this page again in a minute.",
  },
  history: {
    title: 'Credit history',
    columns: { date: 'Date', what: 'Details', amount: 'Credits', balance: 'Balance' },
    reasons: {
      purchase: 'Bought',
      image: 'Image-model picture',
      'image-returned': 'Returned: no picture',
      design: 'Professional banner design',
      'design-returned': 'Returned: design cancelled',
      'money-back': 'Taken back: your payment was refunded or disputed',
      'money-back-undone': 'Returned: the refund or dispute ended',
      'wallet-joined': 'Moved when two accounts were combined',
      'wallet-deleted': 'Lost when the account was deleted',
    },
  },
} as const
