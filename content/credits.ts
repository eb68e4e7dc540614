/** Texts of /credits. Packages and prices are in domain/credits. */
export const creditsPage = {
  metadata: {
    title: 'Buy Design Credits | Niagara Decals',
    description:
      'Prepaid design credits in four packages from CA$19.99. They never expire. Our own decal designer is free and takes none.',
  },
  heading: 'Design Credits',
  lead: 'Prepaid, for our professional design service. They never expire. Our own decal designer is free: draw there as much as you like.',
  withoutScripts:
    'Credits belong to this browser, and buying them needs scripts. Please allow scripts for this page, or call us.',
  balance: {
    label: 'Your balance',
    loading: 'Looking up your balance',
    failed: 'Your balance could not be loaded.',
  },
  packages: {
    title: 'Choose a package',
    popular: 'Most popular',
    names: { basic: 'Basic', standard: 'Standard', premium: 'Premium', business: 'Business' },
    unit: 'credits',
    each: 'a credit',
    about: (from: number, to: number) => `About ${from}-${to} decals`,
  },
  imageModel: (credits: number) =>
    `They also pay for pictures by the image model: one costs ${credits} ${credits === 1 ? 'credit' : 'credits'}. If nothing comes of it, they come back.`,
  summary: {
    title: 'Order Summary',
    total: 'Total',
    complete: 'Complete Purchase',
    processing: 'Processing...',
    notes: [
      'You pay on the page of our payment provider. We never see your card.',
      'The price is all you pay: nothing is added.',
      'Your credits belong to this browser, and to the devices you open your account on. Nobody else can see or spend them.',
    ],
  },
  asking: {
    title: 'Asking about your payment',
    text: 'This takes a few seconds. Your credits are there as soon as the payment is confirmed.',
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
    text: 'Nothing has been confirmed yet. If you have just paid, your credits will come by themselves within a few minutes.',
    pay: 'Go to the payment page',
    again: 'Check again',
    other: 'Choose another package',
  },
  errors: {
    title: 'The purchase did not work',
    failed: 'The payment was declined. Nothing was charged, and your balance is as it was.',
    expired: 'The time to pay ran out. Nothing was charged, and your balance is as it was.',
    unknown: 'This purchase is not known in this browser. Your credits are in the browser that bought them.',
    cookies:
      'This browser does not keep our cookie, and your credits would be lost. Please allow cookies for this shop.',
    offline: "We couldn't reach the shop. Check your connection and try again; you won’t be charged twice.",
    unseen:
      "We couldn't reach the shop. If you have paid, your credits come by themselves: open this page again in a minute.",
  },
  history: {
    title: 'Your credits so far',
    columns: { date: 'Date', what: 'What for', amount: 'Credits', balance: 'Balance' },
    reasons: {
      purchase: 'Bought',
      image: 'Picture by the image model',
      'image-returned': 'Returned: no picture came',
      design: 'Professional banner design',
      'design-returned': 'Given back: the design was cancelled',
      'wallet-joined': 'Moved with a wallet that was joined to another',
      'wallet-deleted': 'Given up when the wallet was deleted',
    },
  },
} as const
