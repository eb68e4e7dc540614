import { describe, expect, it } from 'vitest'
import { customYardSigns } from '../content/landing/custom-yard-signs.ts'
import { b2bConstruction } from '../content/landing/b2b-construction.ts'
import { listCataloguePrices, type PriceSource } from '../content/landing/catalogue-prices.ts'
import { landingPages } from '../content/landing/landing-pages.ts'
import { apparelCalculator } from '../content/calculators/apparel.ts'
import type { Calculator } from '../content/calculators/describe-calculator.ts'
import { labelCalculator } from '../content/calculators/labels.ts'
import { muralCalculator } from '../content/calculators/murals.ts'
import { packagingCalculator } from '../content/calculators/packaging.ts'
import { yardSignCalculator } from '../content/calculators/yard-signs.ts'
import { formatMoney, formatShortMoney } from '../domain/money.ts'
import { applySettings } from '../domain/settings/settings.ts'
import { listPageCopy } from '../content/page-copy.ts'
import { multiplyPrices } from '../tests/fixtures/multiply-prices.ts'
import { readSampleShop } from './sample-files.ts'

const { products, collections } = readSampleShop()
const pages = await Promise.all(landingPages.map(({ page }) => page()))

const cents = (price: string): number => Math.round(Number(price) * 100)

/** Returns a variant's price. Throws if no variant has these options. */
function priceOf(handle: string, ...options: string[]): number {
  const variant = products
    .find((product) => product.handle === handle)
    ?.variants.find((each) => options.every((option) => each.options.includes(option)))
  if (!variant) throw new Error(`${handle} ${options.join(', ')}`)
  return cents(variant.price)
}

function calculated(calculator: Calculator, raw: Record<string, string>): number {
  const asked = calculator.ask(raw)
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  return asked.price.totalCents
}

describe('products that a calculator also sells cost the same as in the calculator', () => {
  it.each([
    ['yard-sign-custom', ['18 × 24 in', 'One side'], yardSignCalculator, { size: '18x24' }],
    ['yard-sign-custom', ['16 × 20 in', 'One side'], yardSignCalculator, { size: '16x20' }],
    ['yard-sign-contractor', ['Single'], yardSignCalculator, {}],
    ['yard-sign-contractor', ['Set of 5'], yardSignCalculator, { quantity: '5' }],
    ['mural-custom-print', ['6 × 8 ft'], muralCalculator, { width: '6', height: '8' }],
    ['mural-custom-print', ['8 × 8 ft'], muralCalculator, { width: '8', height: '8' }],
    ['crew-tee-pack-25', ['25 shirts', 'Black'], apparelCalculator, { garment: 'tshirt', quantity: '25' }],
    ['tank-pack-25', ['25 tanks', 'Navy'], apparelCalculator, { garment: 'tank', quantity: '25' }],
    ['mockup-folding-carton', ['One carton'], packagingCalculator, { type: 'box' }],
    ['mockup-pouch', ['One pouch'], packagingCalculator, { type: 'bag' }],
    ['mockup-label', ['One label'], packagingCalculator, { type: 'label' }],
  ] as const)('%s, %j', (handle, options, calculator, raw) => {
    expect(priceOf(handle, ...options)).toBe(calculated(calculator, raw))
  })

  it.each([
    ['barcode-label-roll', 'barcode'],
    ['qr-code-label-roll', 'qr'],
    ['asset-tag-labels', 'asset'],
    ['ghs-chemical-labels', 'regulatory'],
  ])('%s, in every number and material', (handle, type) => {
    const variants = products.find((product) => product.handle === handle)?.variants ?? []
    expect(variants.length).toBeGreaterThanOrEqual(3)
    for (const { options, price } of variants) {
      const [quantity = '', material = ''] = options
      expect(cents(price)).toBe(
        calculated(labelCalculator, { type, quantity, material: material.toLowerCase() }),
      )
    }
  })
})

it('a yard sign with two sides costs what its page says, in both sizes', () => {
  for (const size of ['18 × 24 in', '16 × 20 in'])
    expect(JSON.stringify(customYardSigns)).toContain(
      `two-sided signs at ${formatMoney(priceOf('yard-sign-custom', size, 'Two sides'))} each`,
    )
})

it('the starter pack costs 199 instead of 299, and its six parts cost 299.94 separately', () => {
  const [pack] = products.find(({ handle }) => handle === 'construction-starter-pack')?.variants ?? []
  expect(pack).toMatchObject({ price: '199.00', compareAtPrice: '299.00' })
  const parts = [
    priceOf('door-lettering-contractor', '18 × 24 in, pair', 'Gloss'),
    priceOf('hard-hat-crew-set', '25 decals'),
    priceOf('fleet-unit-numbers', '6 in', 'White', 'Pair'),
    priceOf('stay-back-working', '18 × 9 in'),
    priceOf('stay-back-working', '12 × 6 in'),
    priceOf('yard-sign-contractor', 'Single'),
  ]
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(299_94)
  expect(JSON.stringify(b2bConstruction)).toContain('the same six items cost CA$299.94')
})

describe('a price in the text of a landing page is the catalogue’s', () => {
  const named = pages.flatMap((page) =>
    [...listCataloguePrices(page).inText].map((price) => ({ page, path: page.path, ...price })),
  )
  const lowest = (handles: readonly string[]) =>
    Math.min(
      ...products
        .filter(({ handle }) => handles.includes(handle))
        .flatMap(({ variants }) => variants.map(({ price }) => cents(price))),
    )
  const membersOf = (handle: string) => {
    const tags = collections.find((collection) => collection.handle === handle)?.tags ?? []
    return products
      .filter((product) => product.tags.some((tag) => tags.includes(tag)))
      .map((each) => each.handle)
  }
  function centsOf(of: PriceSource): number {
    if ('least' in of) return lowest(of.least)
    if ('leastIn' in of) return lowest(membersOf(of.leastIn))
    const handle = 'before' in of ? of.before : of.saving
    const before = cents(products.find((each) => each.handle === handle)?.variants[0]?.compareAtPrice ?? '')
    return 'before' in of ? before : before - lowest([handle])
  }

  it.each(named)('$path: $written', ({ page, written, of }) => {
    expect(JSON.stringify(page)).toContain(written)
    expect(formatShortMoney(centsOf(of))).toBe(written)
  })

  it('no other price is a literal', () => {
    for (const page of pages) {
      const { inText, byKey } = listCataloguePrices(page)
      const before = listPageCopy(page)
      applySettings({
        ...multiplyPrices(3),
        freeShippingOffers: { gaming: 111_00, marketing: 111_00, banner: 111_00 },
      })
      const after = listPageCopy(page)
      applySettings({})
      const fixed = Object.entries(before).flatMap(([key, text]) =>
        after[key] === text && !byKey.has(key) ? [[key, text] as const] : [],
      )
      const literals = fixed.flatMap(([, text]) => text.match(/CA\$[\d,]*\d(?:\.\d\d)?/g) ?? [])
      const rest = literals.filter((price) => !inText.some(({ written }) => written === price))
      expect(rest, page.path).toEqual(NOBODYS[page.path] ?? [])
    }
  })
})

/**
 * Prices in the texts of pages that don't come from the catalogue or the settings, so they stay the same when all prices change. They are
 * listed by the path of the page.
 */
const NOBODYS: Readonly<Record<string, readonly string[]>> = {
  '/collection/custom-heat-transfer-apparel': ['CA$28'],
  '/b2b-construction': ['CA$299.94'],
  '/collection/custom-yard-signs': ['CA$42.99'],
  '/st-catharines': ['CA$0'],
}

describe('a landing page’s tile shows the lowest price of the products it links to', () => {
  const tiles = pages
    .flatMap(({ sections }) => sections.flatMap((section) => (section.kind === 'tiles' ? section.tiles : [])))
    .flatMap(({ url, price }) => (price === undefined ? [] : [[url, price] as const]))
  /** All tiles except the tile for yard signs, whose price comes from a calculator instead of a product. */
  const others = tiles.filter(([url]) => url !== yardSignCalculator.path)

  it.each(others)('%s: %s', (url, price) => {
    const handle = url.split('/').at(-1)
    const tags = collections.find((collection) => url === `/collection/${collection.handle}`)?.tags ?? []
    const members = products.filter(
      (product) => url === `/product/${product.handle}` || product.tags.some((tag) => tags.includes(tag)),
    )
    const least = Math.min(...members.flatMap(({ variants }) => variants.map((each) => cents(each.price))))
    expect(price, handle).toMatch(
      new RegExp(`(?:^|From )${formatMoney(least).replace(/[$.]/g, '\\$&')}(?: |$)`),
    )
  })

  it('is shown by at least one tile', () => {
    expect(others.length).toBeGreaterThan(6)
  })
})
