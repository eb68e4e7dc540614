import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnyFacetSelected, parseFacetSelection } from './facet-selection.ts'
import { listFacetEntries } from './facet-names.ts'
import { parsePriceRange, PRICE_RANGES } from './price-range.ts'

const choice = (query: string) => parseFacetSelection(new URLSearchParams(query))

describe('the facets in an address', () => {
  it('may have several values each', () => {
    const read = choice('price=10-20&colour=red&colour=blue&finish=gloss&in-stock=1&sort=newest')
    expect(read.price).toEqual([{ text: '10-20', range: { from: 1_000, to: 2_000 } }])
    expect(read.lists).toEqual({ size: [], colour: ['blue', 'red'], finish: ['gloss'], use: [] })
    expect(read.inStock).toBe(true)
  })

  it.each(['', 'colour=plaid', 'price=20-10', 'price=a-b', 'price=-5', 'in-stock=yes', 'size=constructor'])(
    '"%s" chooses nothing',
    (query) => expect(isAnyFacetSelected(choice(query))).toBe(false),
  )

  it('are equal whatever the order and repetitions in the address', () => {
    const entry = fc.tuple(
      fc.constantFrom('colour', 'use', 'price', 'q'),
      fc.constantFrom('red', 'boat', '10-20'),
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const once = listFacetEntries(new URLSearchParams(entries))
        const again = listFacetEntries(new URLSearchParams([...entries, ...entries].toReversed()))
        expect(again).toEqual(once)
      }),
    )
  })

  it('are limited to 20 values each', () => {
    const many = Array.from({ length: 500 }, (_, index) => `price=${index}-${index + 1}`).join('&')
    expect(choice(many).price).toHaveLength(20)
  })
})

describe('the price ranges offered', () => {
  it('are contiguous, and the last is open-ended', () => {
    const ranges = PRICE_RANGES.map(parsePriceRange)
    ranges.forEach((range, index) => expect(range?.to ?? null).toBe(ranges[index + 1]?.from ?? null))
    expect(ranges[0]?.from).toBe(0)
  })
})
