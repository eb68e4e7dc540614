/** Texts of /credits. Packages and prices are in domain/credits. */
export const creditsPage = {
  metadata: {
    title: 'Buy Design Credits | Niagara Decals',
    description:
      'Prepaid design credits in four packages from CA$19.99. They never expire. Our own decal designer is free.',
  },
  heading: 'Design Credits',
  lead: 'Prepaid credits for our professional design service. They never expire. Our own decal designer is free: use it as much as you like.',
  withoutScripts:
    'Credits belong to this browser, and buying them needs JavaScript. Please turn it on for this page, or call us.',
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
    `You can also use them for image-model pictures, at ${credits} ${credits === 1 ? 'credit' : 'credits'} each. If you don't get a picture, your credits come back.`,
  summary: {
    title: 'Order Summary',
    total: 'Total',
    complete: 'Complete Purchase',
    processing: 'Processing...',
    notes: [
      "You pay on our payment provider's page. We never see your card.",
      'Sales tax is added at the rate of your province. There are no other fees.',
      'Your credits belong to this browser and any device you open your account on. Nobody else can see or spend them.',
    ],
  },
  asking: {
    title: 'Checking your payment',
    text: "This takes a few seconds. You'll have your credits as soon as the payment is confirmed.",
  },
  success: {
    title: 'Your credits are here',
    added: (credits: number) => `${credits} credits were added.`,
    balance: 'New balance',
    links: [
      { label: 'Design a decal', url: '/design-generator' },
      { label: 'Back to Home', url: '/' },
    ],
    more: 'Buy more credits',
  },
  waiting: {
    title: 'Your payment is not finished',
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
