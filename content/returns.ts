/** The return terms as they stand on every page that comes before a payment. */
export const returnTerms = {
  title: 'Returns and refunds',
  paragraphs: [
    'Stock decals, unused and on their backing, can come back within 30 days of delivery: we refund their price and tax to the way you paid. Return postage is yours.',
    'What is made to your words, sizes or artwork cannot be sold to anybody else and cannot come back for a change of mind.',
    'Anything that arrives damaged, wrong or not as described is replaced or refunded in full, postage included. Tell us within 30 days, with a photograph.',
    'Until an order is in production you can cancel it for a full refund. Your rights under the Consumer Protection Act stay as they are.',
  ],
} as const
