import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeVisibleViewers } from './presence.ts'
import {
  computeTimeAgo,
  chooseRecentOrders,
  type PurchaseDestination,
  isRecent,
  MAX_PURCHASES,
  describePlace,
} from './purchases.ts'
import * as timing from './timing.ts'
import { selectRotatingEntries, computeMsUntilNextToast } from './timing.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const HOUR = 3_600_000
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR)

const from = (city: number, region: number, country: number, name = 'Thorold'): PurchaseDestination => ({
  city: { name, buyers: city },
  region: { name: 'Ontario', buyers: region },
  country: { name: 'Canada', buyers: country },
})

describe('where someone ordered from', () => {
  it.each([
    [from(5, 9, 20), 'Thorold'],
    [from(4, 9, 20), 'Ontario'],
    [from(1, 4, 20), 'Canada'],
    [from(1, 1, 4), null],
  ] as const)('%j is shown as %s', (destination, place) => {
    expect(describePlace(destination)).toBe(place)
  })

  it.each(["St. John's", 'Québec', 'Niagara-on-the-Lake', 'St. Catharines'])('%s is a town', (name) => {
    expect(describePlace(from(5, 5, 5, name))).toBe(name)
  })

  it.each(['12 King Street', 'ada@example.com', '<b>Thorold', '905 555 0142', '', 'X', 'Ada, Unit 4'])(
    'other text in the city field isn’t shown: %s',
    (name) => {
      expect(describePlace(from(99, 99, 99, name))).toBe('Ontario')
    },
  )

  it('is never a place with fewer than five buyers', () => {
    const count = fc.nat(12)
    fc.assert(
      fc.property(count, count, count, (city, region, country) => {
        const named = { Thorold: city, Ontario: region, Canada: country }
        const place = describePlace(from(city, region, country))
        const buyers = Object.entries(named).find(([name]) => name === place)?.[1]
        expect(buyers === undefined || buyers >= 5).toBe(true)
      }),
    )
  })
})

describe('how long ago someone ordered', () => {
  it.each([
    [1, 'hour', 1],
    [1.99, 'hour', 1],
    [23.9, 'hour', 23],
    [24, 'day', 1],
    [47.9, 'day', 1],
    [48, 'day', 2],
    [335, 'day', 13],
  ] as const)('%d hours are shown as %s, %i', (hours, unit, count) => {
    expect(computeTimeAgo(hoursAgo(hours), NOW)).toEqual({ unit, count })
  })
})

describe('the orders shown', () => {
  it.each([
    [-1, false],
    [0.99, false],
    [1, true],
    [14 * 24, true],
    [14 * 24 + 0.1, false],
  ])('include one placed %d hours ago: %s', (hours, shown) => {
    expect(isRecent(hoursAgo(hours), NOW)).toBe(shown)
  })

  it('are the newest eight, with no product twice', () => {
    const orders = Array.from({ length: 12 }, (_, index) => ({
      placedAt: hoursAgo(40 - index),
      handle: `decal-${index % 10}`,
    }))
    expect(chooseRecentOrders(orders, NOW).map(({ handle }) => handle)).toEqual(
      [1, 0, 9, 8, 7, 6, 5, 4].map((n) => `decal-${n}`),
    )
  })
})

describe('rotating entries', () => {
  it.each([
    [0, ['a', 'b', 'c']],
    [1, ['d', 'e', 'a']],
    [2, ['b', 'c', 'd']],
  ])('turn %i of five, three at once: %j', (turn, seen) => {
    expect(selectRotatingEntries(['a', 'b', 'c', 'd', 'e'], 3, turn)).toEqual(seen)
  })

  it('stay unchanged if all of them fit at once', () => {
    expect(selectRotatingEntries(['a', 'b'], 3, 7)).toEqual(['a', 'b'])
  })
})

it('the widgets use the specification’s numbers, in milliseconds and entries', () => {
  expect({ ...timing, MAX_PURCHASES }).toMatchObject({
    TOAST_INTERVAL_MS: 15_000,
    TOAST_VISIBLE_MS: 4_000,
    MAX_PURCHASES: 8,
    VIEWERS_INTERVAL_MS: 8_000,
    LOW_STOCK_INTERVAL_MS: 10_000,
    RECENT_ORDERS_INTERVAL_MS: 8_000,
    MAX_VISIBLE_RECENT_ORDERS: 3,
  })
})

describe('the next toast', () => {
  it.each([
    ['at once where there was none', null, 3_000, 0],
    ['15 s after the last, on whichever page', 3_000, 9_000, 9_000],
    ['at once where that is long ago', 3_000, 18_000, 0],
    ['at once where that is very long ago', 3_000, 400_000, 0],
  ])('appears %s', (_, lastShown, now, wait) => {
    expect(computeMsUntilNextToast(lastShown, now)).toBe(wait)
  })
})

describe('viewers', () => {
  it.each([
    [0, null],
    [1, null],
    [2, 2],
    [31, 31],
  ])('%i are shown as %s', (viewers, told) => {
    expect(computeVisibleViewers(viewers)).toBe(told)
  })
})
