import { afterEach, expect, it } from 'vitest'
import { accountCopy } from '../../content/account.ts'
import { backInStockCopy } from '../../content/back-in-stock.ts'
import { newsletterPageCopy } from '../../content/newsletter.ts'
import { productPageCopy } from '../../content/product-page.ts'
import { findLowStockNotice } from '../catalogue/low-stock.ts'
import { computeGarmentPrice } from '../calculators/apparel.ts'
import { getOfferSeconds } from '../checkout/offer-cookie.ts'
import { listShippingOptions, getShippingTerms } from '../checkout/shipping.ts'
import { describeTracking, formatCarrierName, listCarriers } from '../../content/carriers.ts'
import { priceDecal } from '../pricing/decal-price.ts'
import { computeParcelGrams } from '../production/parcel-weight.ts'
import { isEditable } from '../reviews/review-rules.ts'
import { computeBonusChanges } from '../reward-points/achievements.ts'
import { computeRewardLevel } from '../reward-points/levels.ts'
import { computeProductionDue } from '../production/due-date.ts'
import { computeQuoteExpiry } from '../quotes/written-quote.ts'
import { listRewards } from '../reward-points/rewards.ts'
import type { RuleSettings } from './default-rules.ts'
import { applySettings } from './settings.ts'

afterEach(() => applySettings({}))

it('quantity discounts come from the settings', () => {
  const decals = () =>
    priceDecal({ widthMm: 100, heightMm: 100, material: 'premium', finish: 'gloss', quantity: 10 })
  const [before, shirts] = [decals(), computeGarmentPrice('tshirt', 50)]
  expect(before).toMatchObject({ nextBreak: { quantity: 25 } })
  applySettings({ quantityDiscounts: { decals: [], apparel: [{ from: 40, percentOff: 50 }] } })
  expect(decals()).toMatchObject({ nextBreak: null })
  expect(decals()).not.toMatchObject({ totalCents: before.ok ? before.totalCents : 0 })
  expect([shirts, computeGarmentPrice('tshirt', 50)]).toEqual([8_09, 4_50])
})

it('a heavier parcel costs the price of the last weight step that it exceeds, unless it ships free', () => {
  applySettings({
    parcels: {
      usaByWeight: [
        { overKg: 2, priceCents: 30_00 },
        { overKg: 4, priceCents: 55_00 },
      ],
    },
  })
  const costOf = (grams: number, freeByDiscount = false) =>
    listShippingOptions({
      destination: { country: 'US', province: 'NY', postalCode: '14301' },
      subtotalAfterDiscountCents: 10_00,
      codes: [],
      offers: [],
      freeByDiscount,
      grams,
    })[0]?.priceCents
  expect([costOf(2_000), costOf(2_001), costOf(4_001)]).toEqual([16_99, 30_00, 55_00])
  expect([costOf(5_000, true), costOf(5_001, true)]).toEqual([0, 55_00])
  applySettings({ parcels: { freeUsaKg: 6 } })
  expect(costOf(5_001, true)).toBe(0)
})

it('extra days move due dates and delivery dates', () => {
  const monday = new Date('2026-11-02T15:00:00Z')
  expect([computeProductionDue(monday), getShippingTerms('canada').days]).toEqual([
    '2026-11-05',
    { min: 5, max: 7 },
  ])
  applySettings({ shipping: { extraDays: 2 } })
  expect([computeProductionDue(monday), getShippingTerms('canada').days]).toEqual([
    '2026-11-09',
    { min: 7, max: 9 },
  ])
})

it('carriers can be added and removed; parcels of a removed carrier keep their number', () => {
  const parcel = { carrier: 'ups', trackingNumber: '1Z 9' }
  applySettings({ carriers: { list: [{ name: 'Dicom Express', page: 'https://dicom.example/{number}' }] } })
  expect(listCarriers().map(({ id }) => id)).toEqual(['dicom-express', 'own'])
  expect(describeTracking({ ...parcel, carrier: 'dicom-express' })?.url).toBe('https://dicom.example/1Z%209')
  expect(describeTracking(parcel)).toEqual({ carrier: 'ups', number: '1Z 9', url: null })
  applySettings({})
  expect(formatCarrierName('ups')).toBe('UPS')
})

it('rewards, quotes and low-stock notices follow their settings', () => {
  const [offer] = listRewards()
  if (!offer) throw new Error('no rewards')
  const { discountValue: discount, ...first } = offer
  applySettings({
    rewardOffers: { list: [{ ...first, discountType: 'fixed_amount', discount: discount + 2 }] },
    quotes: { validDays: 7 },
    stock: { limited: 5 },
  })
  expect(listRewards()).toMatchObject([{ id: 1, discountType: 'fixed_amount', discountValue: 12_00 }])
  expect(computeQuoteExpiry(new Date('2026-05-01T00:00:00Z')).toISOString()).toBe('2026-05-08T00:00:00.000Z')
  expect([findLowStockNotice([5])?.level, findLowStockNotice([6])]).toEqual(['low', null])
})

it('points, days and weights follow their settings', () => {
  applySettings({
    rewards: { crewPoints: 75, levelPoints: 50 },
    reviews: { editableDays: 3 },
    links: { offerDays: 2, confirmDays: 9, downloadDays: 365, accountDays: 1, alertDays: 90 },
    parcels: { packagingGrams: 110 },
  })
  expect(computeBonusChanges(3, new Map())).toEqual([{ id: 'crew', kind: 'earn', points: 75 }])
  expect(computeRewardLevel(60)).toMatchObject({ level: 2, xpToNextLevel: 90 })
  const written = new Date('2026-05-01T00:00:00Z')
  expect(isEditable(written, new Date('2026-05-03T23:00:00Z'))).toBe(true)
  expect(isEditable(written, new Date('2026-05-04T00:00:00Z'))).toBe(false)
  expect(getOfferSeconds()).toBe(172_800)
  expect(computeParcelGrams([{ quantity: 2, grams: 50, cut: null }])).toBe(210)
  expect(newsletterPageCopy.pages.sent.text).toContain('It works for 9 days.')
  expect(backInStockCopy.pages.confirmed.text).toContain('within 90 days')
  expect(productPageCopy.download.text).toContain('good for a year and 25 downloads')
  expect(accountCopy.devices.text).toContain('expires after 1 day,')
})

it('includes changes made before its module was loaded, as in a browser', async () => {
  applySettings({ rewards: { pointsPerFriend: 250 } })
  const copy = './rules.ts?loaded-late'
  const late: { getRules: () => RuleSettings } = await import(copy)
  expect(late.getRules().rewards.pointsPerFriend).toBe(250)
})
