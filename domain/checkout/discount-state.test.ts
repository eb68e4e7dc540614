import { expect, it } from 'vitest'
import { checkDiscount } from './discount.ts'
import { getDiscountState } from './discount-state.ts'

const now = new Date('2026-11-22T12:00:00Z')
const before = new Date('2026-11-22T11:59:59Z')
const after = new Date('2026-11-22T12:00:01Z')
const open = { startsAt: null, endsAt: null, usageLimit: null, usedCount: 3 }

it.each([
  ['active', open],
  ['active', { ...open, startsAt: now, endsAt: after, usageLimit: 4 }],
  ['scheduled', { ...open, startsAt: after }],
  ['ended', { ...open, endsAt: now }],
  ['used-up', { ...open, usageLimit: 3 }],
  ['ended', { ...open, usageLimit: 3, endsAt: before }],
] as const)('is %s, in agreement with checkout', (state, facts) => {
  expect(getDiscountState(facts, now)).toBe(state)
  const discount = {
    ...facts,
    code: 'A',
    title: '',
    type: 'fixed',
    value: 1,
    minimumSubtotalCents: 0,
    localOnly: false,
    productTags: [],
  } as const
  const lines = [{ totalCents: 500, tags: [] }]
  expect(checkDiscount(discount, { lines, destination: null, now }).ok).toBe(state === 'active')
})
