import type { FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'

export const operatorClaimsAuditCopy = {
  lead: 'Compares what your pages, product descriptions and checkout rules say about the same thing. When they disagree, decide which is right and fix the others. Sometimes both are right. A text without an Edit link can only be changed by a developer.',
  counts: (texts: number, claims: number) => `Compared ${claims} claims in ${texts} texts.`,
  contradicting: (groups: number) => {
    if (groups === 0) return 'No contradictions.'
    return groups === 1 ? '1 topic with different answers' : `${groups} topics with different answers`
  },
  agreeing: (groups: number) =>
    groups === 1
      ? '1 topic has the same answer everywhere'
      : `${groups} topics have the same answer everywhere`,
  places: (count: number) => (count === 1 ? '1 more place' : `${count} more places`),
  values: (count: number) => `${count} different answers`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
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
    shipping: 'Shipping settings',
    codes: 'Local discount code',
    offers: {
      gaming: 'Offer for visitors of Gaming Decals',
      marketing: 'Offer for visitors of the state pages and Suburban Explorer',
      banner: 'Offer for visitors of the banner designer',
    } satisfies Record<FreeShippingOffer, string>,
  },
} as const
