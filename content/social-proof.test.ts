import { describe, expect, it } from 'vitest'
import { findLowStockNotice } from '../domain/catalogue/low-stock.ts'
import { lowStockTexts, socialProofCopy } from './social-proof.ts'

describe('a low-stock notice', () => {
  it.each([
    [1, 'Only 1 left in stock!'],
    [2, 'Only 2 left in stock!'],
    [3, 'Low stock: 3 left'],
    [5, 'Low stock: 5 left'],
    [6, 'Limited quantity available'],
    [12, 'Limited quantity available'],
  ])('for %i items reads “%s”', (pieces, words) => {
    const told = findLowStockNotice([pieces])
    expect(told && lowStockTexts[told.level](told.left)).toBe(words)
  })
})

describe('a recent purchase', () => {
  it.each([
    [null, 'Someone ordered'],
    ['Thorold', 'Someone in Thorold ordered'],
    ['United States', 'Someone in the United States ordered'],
  ])('from %s reads “%s”', (place, words) => {
    expect(socialProofCopy.bought(place)).toBe(words)
  })

  it.each([
    [{ unit: 'hour', count: 1 }, 'an hour ago'],
    [{ unit: 'hour', count: 23 }, '23 hours ago'],
    [{ unit: 'day', count: 1 }, 'yesterday'],
    [{ unit: 'day', count: 13 }, '13 days ago'],
  ] as const)('%j old reads “%s”', (ago, words) => {
    expect(socialProofCopy.ago(ago)).toBe(words)
  })
})
