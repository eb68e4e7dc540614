import { expect, it } from 'vitest'
import { FREE_SHIPPING_OFFERS } from '../../domain/checkout/free-shipping-offers.ts'
import { findLandingOffer } from './landing-offers.ts'

it.each([
  ['/collection/gaming-landing', 'gaming'],
  ['/texas-decals', 'marketing'],
  ['/custom-banner-designer', 'banner'],
  ['/collection/car-decals', null],
])('%s gives its visitors the offer %s', (path, offer) => {
  expect(findLandingOffer(path)).toBe(offer)
})

it('every offer in the settings is given by a page', () => {
  const paths = ['/collection/gaming-landing', '/texas-decals', '/custom-banner-designer']
  expect(new Set(paths.map(findLandingOffer))).toEqual(new Set(FREE_SHIPPING_OFFERS))
})
