import { describe, expect, it } from 'vitest'
import { buildListingUrl, readListing, toggleFacet } from './listing-url.ts'

const read = (query: string, path = '/shop') => readListing(path, new URLSearchParams(query))

describe('the address of a list', () => {
  it.each([
    '',
    'sort=newest',
    'price=10-20&colour=red&finish=gloss&in-stock=1',
    'q=wolf&sort=price-low&colour=red',
    'view=all&sort=newest&colour=red',
  ])('is unchanged after being read: "%s"', (query) =>
    expect(buildListingUrl(read(query))).toBe(query === '' ? '/shop' : `/shop?${query}`),
  )

  it("omits parameters that don't belong to a list", () => {
    expect(buildListingUrl(read('utm=x&sort=featured&colour=red&cursor=abc&q=+'))).toBe('/shop?colour=red')
  })

  it('keeps search words unchanged', () => {
    expect(buildListingUrl(read('q=R%26D+%26+more', '/search'))).toBe('/search?q=R%26D+%26+more')
  })
})

it('a value can be chosen once, and removed again', () => {
  const listing = read('colour=red')
  const both = toggleFacet(listing, 'colour', 'blue')
  expect(buildListingUrl(both)).toBe('/shop?colour=red&colour=blue')
  expect(buildListingUrl(toggleFacet(both, 'colour', 'red'))).toBe('/shop?colour=blue')
  expect(toggleFacet(toggleFacet(listing, 'use', 'boat'), 'use', 'boat')).toEqual(listing)
})
