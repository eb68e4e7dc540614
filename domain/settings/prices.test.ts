import { afterEach, expect, it } from 'vitest'
import { multiplyPrices } from '../../tests/fixtures/multiply-prices.ts'
import { priceBanner } from '../banner/banner-price.ts'
import { CREDIT_PACKAGES, findCreditPackage } from '../credits/packages.ts'
import { decalFinishIds, decalMaterialIds } from '../pricing/decal-rates.ts'
import { priceDecal } from '../pricing/decal-price.ts'
import { applySettings } from './settings.ts'

afterEach(() => applySettings({}))

const BANNER = { lengthIn: 60, material: 'mesh', option: 'professional' } as const
const bannerCents = () => {
  const price = priceBanner(BANNER)
  return price.ok ? price.totalCents : 0
}
const decalCents = (quantity: number) =>
  decalMaterialIds.flatMap((material) =>
    decalFinishIds.map((finish) => {
      const price = priceDecal({ widthMm: 101.6, heightMm: 76.2, material, finish, quantity })
      return price.ok ? price.totalCents : 0
    }),
  )

it('decals, banners and credits cost twice as much if every price is doubled', () => {
  const [one, many, banner] = [decalCents(1), decalCents(100), bannerCents()]
  applySettings(multiplyPrices(2))
  for (const [quantity, once] of [
    [1, one],
    [100, many],
  ] as const)
    for (const [at, cents] of decalCents(quantity).entries())
      // The price of a piece may differ from the expected price by up to a cent, because it is rounded to a cent in each price bracket.
      expect(Math.abs(cents - 2 * (once[at] ?? 0))).toBeLessThanOrEqual(quantity)
  expect(Math.abs(bannerCents() - 2 * banner)).toBeLessThanOrEqual(1)
  expect([CREDIT_PACKAGES[0].priceCents, findCreditPackage('banner-large')?.priceCents]).toEqual([
    39_98, 250_00,
  ])
})

it('matte, mesh and fabric cost more by the percentages in the settings', () => {
  applySettings({ decalPrices: { mattePercent: 0 }, bannerPrices: { meshPercent: 0, designCents: 0 } })
  const [gloss, matte] = decalCents(1)
  expect(matte).toBe(gloss)
  const mesh = bannerCents()
  applySettings({ bannerPrices: { meshPercent: 50, designCents: 0 } })
  expect(bannerCents() / mesh).toBeCloseTo(1.5, 3)
})
