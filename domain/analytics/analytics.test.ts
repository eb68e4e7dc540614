import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeBasketBand } from '../../content/basket-bands.ts'
import { BASKET_BANDS, findBasketBand, summariseBasketSizes } from './baskets.ts'
import { computeCohorts } from './cohorts.ts'
import { HIGH_VALUE_THRESHOLD_CENTS, selectTopOrders } from './high-value.ts'
import { estimateReferralPotential } from './referral-potential.ts'
import { rankRegions } from './region-sales.ts'
import { describeSegments, measureRepeatRate, classifyCustomer } from './segments.ts'
import { TILE_COLUMNS, TILE_ROWS, MAP_TILES } from './tile-map.ts'
import { PROVINCES } from '../checkout/provinces.ts'
import { STATES } from '../checkout/regions.ts'
import { computeAverageOrder, computeGrowth } from './sales-totals.ts'

describe('regions', () => {
  const sold = (region: string, cents: number, orders = 1) => ({
    country: 'CA',
    region,
    orders,
    cents,
    beforeCents: 0,
  })

  it('the region with the most sales comes first, with its name and share; regions without orders are left out', () => {
    expect(rankRegions([sold('QC', 250), sold('ON', 750), sold('BC', 0, 0)])).toMatchObject([
      { name: 'Ontario', share: 0.75 },
      { name: 'Quebec', share: 0.25 },
    ])
  })

  it('shares add up to 1', () => {
    const rows = fc.array(fc.record({ cents: fc.integer({ min: 1, max: 1e9 }), region: fc.string() }), {
      minLength: 1,
    })
    fc.assert(
      fc.property(rows, (given) => {
        const ranked = rankRegions(given.map(({ region, cents }) => sold(region, cents)))
        expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('every province and state has its own tile on the map', () => {
    const places = (country: string, codes: readonly { code: string }[]) =>
      codes.map(({ code }) => `${country}-${code}`)
    const all = [...places('CA', PROVINCES), ...places('US', STATES)].toSorted()
    expect(MAP_TILES.map(({ country, region }) => `${country}-${region}`).toSorted()).toEqual(all)
    expect(new Set(MAP_TILES.map(({ column, row }) => `${column} ${row}`)).size).toBe(MAP_TILES.length)
    for (const { column, row } of MAP_TILES) expect(column < TILE_COLUMNS && row < TILE_ROWS).toBe(true)
  })
})

describe('segments', () => {
  it.each([
    ['', 'b2c'],
    [' ', 'b2c'],
    ['Grewal Roofing Ltd.', 'b2b'],
  ])('an order with the company "%s" is %s', (company, segment) => {
    expect(classifyCustomer({ company })).toBe(segment)
  })

  it.each([
    ['b2b', 29, 29, { value: 0.75, basis: 'assumed', customers: 29 }],
    ['b2c', 0, 0, { value: 0.45, basis: 'assumed', customers: 0 }],
    ['b2b', 30, 12, { value: 0.4, basis: 'computed', customers: 30 }],
    ['b2c', 200, 0, { value: 0, basis: 'computed', customers: 200 }],
  ] as const)(
    '%s with %i new customers, of whom %i ordered again',
    (segment, customers, repeatCustomers, rate) => {
      expect(measureRepeatRate(segment, { customers, repeatCustomers })).toEqual(rate)
    },
  )

  it('share the sales between them', () => {
    const none = {
      orders: 0,
      items: 0,
      couponOrders: 0,
      customers: 0,
      repeatCustomers: 0,
      beforeCents: 0,
      beforeOrders: 0,
    }
    const rows = [
      { ...none, segment: 'b2b', cents: 300 },
      { ...none, segment: 'b2c', cents: 100 },
    ] as const
    expect(describeSegments(rows).map(({ share }) => share)).toEqual([0.75, 0.25])
  })
})

describe('referral potential', () => {
  const facts = { customers: 100, repeatCustomers: 45, orders: 100, highOrders: 60 }

  it.each([
    ['b2b', 0.92],
    ['b2c', 0.78],
    ['region', 0.85],
  ] as const)('of %s is %f if too few customers are known', (group, value) => {
    expect(estimateReferralPotential(group, { ...facts, customers: 29 })).toEqual({
      value,
      basis: 'assumed',
      customers: 29,
    })
  })

  it('gives the specification’s scores for the specification’s rates', () => {
    expect(estimateReferralPotential('b2c', facts).value).toBeCloseTo(0.78, 12)
    expect(
      estimateReferralPotential('b2b', { ...facts, repeatCustomers: 75, highOrders: 68 }).value,
    ).toBeCloseTo(0.92, 12)
  })

  it('lies between 0 and 1, and grows with each reason to recommend', () => {
    const part = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(part, part, (repeatCustomers, highOrders) => {
        const { value } = estimateReferralPotential('b2c', { ...facts, repeatCustomers, highOrders })
        expect(value).toBeGreaterThanOrEqual(Math.max(repeatCustomers, highOrders) / 100 - 1e-12)
        expect(value).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('the top orders', () => {
  it('are the five highest over 50; of equal orders, the newer comes first', () => {
    const order = (orderId: number, cents: number) => ({ orderId, cents })
    const given = [
      order(1, 5_000),
      order(2, 5_001),
      order(3, 9_000),
      order(4, 9_000),
      order(5, 6_000),
      order(6, 7_000),
      order(7, 8_000),
    ]
    expect(selectTopOrders(given).map(({ orderId }) => orderId)).toEqual([4, 3, 7, 6, 5])
  })

  it('never leave out a higher order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 20_000 })), (amounts) => {
        const top = selectTopOrders(amounts.map((cents, orderId) => ({ orderId, cents })))
        const all = amounts.filter((cents) => cents > HIGH_VALUE_THRESHOLD_CENTS).toSorted((a, b) => b - a)
        expect(top.map(({ cents }) => cents)).toEqual(all.slice(0, 5))
      }),
    )
  })
})

describe('cohorts', () => {
  const month = (firstMonth: string, of: string, customers: number) => ({ firstMonth, month: of, customers })
  const rows = [
    month('2026-08-01', '2026-08-01', 10),
    month('2026-08-01', '2026-10-01', 4),
    month('2026-10-01', '2026-10-01', 5),
    month('2026-10-01', '2026-11-01', 5),
  ]

  it('give the share of each first month’s customers who came back, and skip unfinished months', () => {
    expect(computeCohorts(rows, '2026-10-01')).toEqual([
      {
        firstMonth: '2026-08-01',
        customers: 10,
        later: [
          { months: 1, customers: 0, share: 0 },
          { months: 2, customers: 4, share: 0.4 },
        ],
      },
      { firstMonth: '2026-10-01', customers: 5, later: [] },
    ])
  })

  it('continue across the end of a year', () => {
    const [cohort] = computeCohorts(
      [month('2025-12-01', '2025-12-01', 2), month('2025-12-01', '2026-01-01', 1)],
      '2026-01-01',
    )
    expect(cohort?.later).toEqual([{ months: 1, customers: 1, share: 0.5 }])
  })
})

describe('baskets', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [5, 3],
    [6, 4],
    [25, 5],
    [26, 6],
    [9_999, 6],
  ])('%i items are in band %i', (items, band) => {
    expect(findBasketBand(items)).toBe(band)
  })

  it('all appear, including empty ones', () => {
    const sizes = summariseBasketSizes([{ band: 2, orders: 3, cents: 900 }])
    expect(sizes).toHaveLength(BASKET_BANDS.length)
    expect(sizes[1]).toEqual({ from: 2, to: 2, orders: 3, cents: 900, share: 1 })
    expect(sizes.map(describeBasketBand)).toEqual([
      '1 item',
      '2 items',
      '3 to 5 items',
      '6 to 10 items',
      '11 to 25 items',
      '26 items and more',
    ])
    expect(sizes[0]).toEqual({ from: 1, to: 1, orders: 0, cents: 0, share: 0 })
  })
})

it.each([
  [150, 100, 0.5],
  [50, 100, -0.5],
  [0, 0, null],
  [10, 0, null],
])('%i against %i has grown by %s', (now, before, part) => {
  expect(computeGrowth(now, before)).toBe(part)
})

it('the average of no orders is null', () => {
  expect(computeAverageOrder({ orders: 0, cents: 0 })).toBeNull()
  expect(computeAverageOrder({ orders: 3, cents: 1_000 })).toBe(333)
})
