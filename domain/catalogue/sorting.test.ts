import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSort, SORTS, sortProducts } from './sorting.ts'

const products = [
  { handle: 'flag', priceCents: 14_99 },
  { handle: 'leaf', priceCents: 4_99 },
  { handle: 'boat', priceCents: 14_99 },
  { handle: 'wrap', priceCents: 299_99 },
]

describe('sorting products', () => {
  it.each([
    ['featured', 'flag leaf boat wrap'],
    ['price-low', 'leaf flag boat wrap'],
    ['price-high', 'wrap flag boat leaf'],
    ['newest', 'wrap boat leaf flag'],
  ] as const)('by %s gives %s', (sort, handles) => {
    const sorted = sortProducts(products, sort)
    expect(sorted.map((product) => product.handle).join(' ')).toBe(handles)
  })

  it('neither loses nor adds products, and leaves its input unchanged', () => {
    const anyProducts = fc.array(fc.record({ priceCents: fc.nat() }))
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...SORTS), (list, sort) => {
        const before = [...list]
        expect(new Set(sortProducts(list, sort))).toEqual(new Set(list))
        expect(list).toEqual(before)
      }),
    )
  })

  it('rejects any other sort order', () => {
    expect(parseSort('price-low')).toBe('price-low')
    expect(parseSort('price; drop table')).toBeNull()
  })
})
