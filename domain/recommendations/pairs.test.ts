import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortDistinctProducts, listProductPairs } from './pairs.ts'

const upTo = (count: number) => Array.from({ length: count }, (_, i) => count - i)

describe('the pairs of an order', () => {
  it.each([
    ['of one product', [7], []],
    ['of one product twice', [7, 7], []],
    [
      'of two',
      [9, 2],
      [
        [2, 9],
        [9, 2],
      ],
    ],
    [
      'of three, one twice',
      [3, 1, 10, 3],
      [
        [1, 3],
        [1, 10],
        [3, 1],
        [3, 10],
        [10, 1],
        [10, 3],
      ],
    ],
  ])('%s', (_, products, pairs) => {
    expect(listProductPairs(products)).toEqual(pairs.map(([productId, otherId]) => ({ productId, otherId })))
  })

  it('are ignored if there are more than a hundred products', () => {
    expect(listProductPairs(upTo(100)).length).toBe(100 * 99)
    expect(listProductPairs(upTo(101))).toEqual([])
  })

  it('appear in both directions, sorted, whatever the order of the basket', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1e15 }), { maxLength: 30 }), (basket) => {
        const pairs = listProductPairs(basket)
        const count = sortDistinctProducts(basket).length
        expect(pairs.length).toBe(count * Math.max(count - 1, 0))
        pairs.forEach((pair, i) => {
          const before = pairs[i - 1]
          const isAfter =
            !before ||
            before.productId < pair.productId ||
            (before.productId === pair.productId && before.otherId < pair.otherId)
          expect(isAfter).toBe(true)
        })
        expect(listProductPairs(basket.toReversed())).toEqual(pairs)
      }),
    )
  })
})
