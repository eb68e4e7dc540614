import { afterEach, expect, it } from 'vitest'
import { formatShortMoney } from '../domain/money.ts'
import { priceDecal } from '../domain/pricing/decal-price.ts'
import { DECAL_SIZE, decalFinishIds, decalMaterialIds } from '../domain/pricing/decal-rates.ts'
import { applySettings } from '../domain/settings/settings.ts'
import { creditsCopy } from './credits.ts'
import { designGeneratorCopy } from './design-generator.ts'
import { homeCopy, describeHomePage } from './home.ts'
import { stCatharines } from './landing/st-catharines.ts'
import { formatLowestDecalPrice } from './lowest-decal-price.ts'
import { shopPage } from './shop-page.ts'

afterEach(() => applySettings({}))

/** Returns the lowest price that the price function gives for the smallest decal, over all films and finishes. */
function cheapest(): number {
  const prices = decalMaterialIds.flatMap((material) =>
    decalFinishIds.flatMap((finish) => {
      const { minSide: side } = DECAL_SIZE
      const price = priceDecal({ widthMm: side, heightMm: side, material, finish, quantity: 1 })
      return price.ok ? [price.totalCents] : []
    }),
  )
  return Math.min(...prices)
}

it.each([
  {},
  { leastLineCents: 3_00 },
  { leastLineCents: 0 },
  { leastLineCents: 0, removable: 2.125 },
  { leastLineCents: 0, pieceCents: 12_35, mattePercent: 33 },
])('with %j the cheapest decal costs what the price function says', (decalPrices) => {
  applySettings({ decalPrices })
  expect(formatLowestDecalPrice()).toBe(formatShortMoney(cheapest()))
})

it('pages state the current price', () => {
  const said = () =>
    [homeCopy.hero.priceNote, describeHomePage(), stCatharines.hero.price, shopPage.metadata.description].map(
      (text) => /CA\$[\d.]*\d/.exec(text)?.[0],
    )
  expect(new Set(said())).toEqual(new Set(['CA$4.99']))
  applySettings({ decalPrices: { leastLineCents: 8_00 }, creditPrices: { basicCents: 24_00 } })
  expect(new Set(said())).toEqual(new Set(['CA$8']))
  expect(JSON.stringify(designGeneratorCopy)).toMatch(/from CA\$8\b.*Decals from CA\$8\b/)
  expect(JSON.stringify(creditsCopy)).toContain('in four packages from CA$24.')
})
