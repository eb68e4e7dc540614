/** Texts of the truth check. */
export const operatorTruth = {
  lead: 'What the shop says about the same thing in different words: in its pages, in the descriptions of products and in the rules the checkout keeps. Somebody decides which is true and writes the others anew; some may both be true.',
  counts: (texts: number, claims: number) => `${claims} claims in ${texts} texts were compared.`,
  contradicting: (groups: number) =>
    groups === 0 ? 'Nothing contradicts anything.' : `${groups} of them contradict each other`,
  agreeing: 'What agrees everywhere',
  more: (left: number) => `and ${left} more`,
  times: (count: number) => (count === 1 ? 'once' : `${count} times`),
  kinds: {
    'free-shipping': 'Free shipping',
    'delivery-days': 'Delivery days',
    'production-time': 'Production time',
    'proof-time': 'First proof within',
    'answer-time': 'Answer within',
    durability: 'How long it lasts',
    'first-wash': 'First wash after',
    warranty: 'Warranty',
    'return-days': 'Returns within',
    'minimum-order': 'Minimum order',
    'founding-year': 'Since',
    phone: 'Phone',
  },
  rules: {
    shipping: 'What the checkout does',
    codes: 'What the checkout does with the local code',
    promise: (name: string) => `What the checkout does for who came by a page of “${name}”`,
  },
} as const
