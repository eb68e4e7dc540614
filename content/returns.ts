/** The return terms. They are shown on every page on which a customer can pay. */
export const returnTermsCopy = {
  title: 'Returns and refunds',
  paragraphs: [
    'You can return stock decals, unused and on their backing, within 30 days of delivery. We refund the price and tax to the card or account you paid with. You pay the return postage.',
    "We can't resell anything made with your wording, size or artwork, so a change of mind isn't a reason to return it.",
    'If anything arrives damaged, wrong or not as described, we replace it or refund it in full, postage included. Send us a photo within 30 days.',
    "You can cancel an order for a full refund until it's in production. None of this limits your rights under the Consumer Protection Act.",
  ],
} as const
