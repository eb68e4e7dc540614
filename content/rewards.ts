import type { Reward } from '../domain/reward-points/rewards.ts'

/**
 * What reward points buy. Add, change and remove as you like: codes that were redeemed keep the discount they were redeemed for. An id
 * is never given to another reward.
 */
export const rewards: readonly Reward[] = [
  {
    id: 1,
    name: 'First Cut',
    description: '10% off one order of any size.',
    pointsCost: 100,
    discountType: 'percentage',
    discountValue: 10,
    minimumSubtotalCents: 0,
  },
  {
    id: 2,
    name: 'Tailgate',
    description: 'CA$15 off one order over CA$40.',
    pointsCost: 200,
    discountType: 'fixed_amount',
    discountValue: 15_00,
    minimumSubtotalCents: 40_00,
  },
  {
    id: 3,
    name: 'Full Roll',
    description: '20% off one order: a banner, or a run of stickers.',
    pointsCost: 300,
    discountType: 'percentage',
    discountValue: 20,
    minimumSubtotalCents: 0,
  },
  {
    id: 4,
    name: 'Whole Season',
    description: 'CA$50 off one order over CA$120: a storefront, or a season of signs.',
    pointsCost: 500,
    discountType: 'fixed_amount',
    discountValue: 50_00,
    minimumSubtotalCents: 120_00,
  },
]
