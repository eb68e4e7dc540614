import { describe, expect, it } from 'vitest'
import { findLowStockNotice } from './low-stock.ts'

describe('a low-stock notice', () => {
  it.each([
    [[1], 'very-low'],
    [[2, 0], 'very-low'],
    [[3], 'low'],
    [[2, 3], 'low'],
    [[6], 'limited'],
    [[12], 'limited'],
  ] as const)('for variants with %j items left is %s', (quantities, level) => {
    expect(findLowStockNotice(quantities)).toEqual({
      level,
      left: quantities.reduce<number>((a, b) => a + b, 0),
    })
  })

  it.each([[[0]], [[13]], [[2, null]], [[]]])('is not shown for %j', (quantities) => {
    expect(findLowStockNotice(quantities)).toBeNull()
  })
})
