import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartForShipping, computeFreeShippingProgress } from './free-shipping.ts'
import type { FreeShippingRegion } from './free-shipping-weight.ts'
import { listShippingOptions } from './shipping.ts'
import { LOCAL_DISCOUNT_CODE, type FreeShippingOffer } from './free-shipping-offers.ts'

const progress = (cart: Partial<CartForShipping>) =>
  computeFreeShippingProgress({
    subtotalAfterDiscountCents: 20_00,
    hasLocalCode: false,
    offers: [],
    freedByCode: null,
    ...cart,
  })

describe('free-shipping progress', () => {
  it.each([
    ['begins at nothing', { subtotalAfterDiscountCents: 0 }, null, 'canada', 75_00],
    ['is not there at $75.00 sharp', { subtotalAfterDiscountCents: 75_00 }, null, 'canada', 0],
    ['is there over it, for Canada', { subtotalAfterDiscountCents: 75_01 }, 'canada', null, null],
    ['is $50 for Niagara with the code', { hasLocalCode: true }, null, 'niagara', 30_00],
    [
      'goes on to all of Canada',
      { hasLocalCode: true, subtotalAfterDiscountCents: 50_01 },
      'niagara',
      'canada',
      24_99,
    ],
    ['keeps the offer of a page', { offers: ['gaming' as const] }, null, 'everywhere', 15_00],
    ['is over where a code frees it', { freedByCode: 'everywhere' as const }, 'everywhere', null, null],
  ])('%s', (_, cart, free, reach, shortCents) => {
    expect(progress(cart)).toMatchObject({
      free,
      next: reach === null ? null : { reach, shortCents },
    })
  })

  const destinations = {
    niagara: { country: 'CA', province: 'ON', postalCode: 'L2R 3M3' },
    canada: { country: 'CA', province: 'BC', postalCode: 'V6B 1A1' },
    everywhere: { country: 'US', province: 'NY', postalCode: '14201' },
  } as const
  const carts = fc.record({
    subtotalAfterDiscountCents: fc.integer({ min: 0, max: 120_00 }),
    hasLocalCode: fc.boolean(),
    offers: fc.subarray<FreeShippingOffer>(['banner', 'gaming', 'marketing']),
    freedByCode: fc.constantFrom<FreeShippingRegion | null>(null, 'niagara', 'everywhere'),
  })
  /** Whether the checkout ships this cart free to a region, tested with an address at the region's far end. */
  const isFreeAtCheckout = (cart: CartForShipping, reach: FreeShippingRegion) =>
    listShippingOptions({
      destination: destinations[reach],
      subtotalAfterDiscountCents: cart.subtotalAfterDiscountCents,
      codes: cart.hasLocalCode ? [LOCAL_DISCOUNT_CODE] : [],
      offers: cart.offers,
      // Whether a discount code makes shipping free in a region. The code for local customers works only in the Niagara region, because the
      // checkout refuses it elsewhere.
      freeByDiscount: cart.freedByCode === 'everywhere' || cart.freedByCode === reach,
    })[0]?.priceCents === 0

  it('never claims what checkout doesn’t grant', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const { free, next } = computeFreeShippingProgress(cart)
        for (const reach of ['niagara', 'canada', 'everywhere'] as const) {
          const told = free !== null && Object.keys(destinations).indexOf(reach) <= indexOf(free)
          expect(isFreeAtCheckout(cart, reach)).toBe(told)
        }
        if (!next) return
        const at = (subtotalAfterDiscountCents: number) =>
          isFreeAtCheckout({ ...cart, subtotalAfterDiscountCents }, next.reach)
        expect(at(cart.subtotalAfterDiscountCents + next.shortCents)).toBe(false)
        expect(at(cart.subtotalAfterDiscountCents + next.shortCents + 1)).toBe(true)
      }),
    )
  })

  const indexOf = (reach: FreeShippingRegion) => Object.keys(destinations).indexOf(reach)
})
