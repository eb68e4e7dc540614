import { describe, expect, it } from 'vitest'
import { chooseBadge } from './badge.ts'

const bestSeller = { label: 'Best Seller', style: 'accent' }
const organic = { label: 'Organic', style: 'secondary' }
const popular = { label: 'Popular', style: 'primary' }

describe('the badge of a product', () => {
  it.each([
    [['best-seller'], bestSeller],
    [['organic'], organic],
    [['popular'], popular],
    [['popular', 'organic', 'best-seller'], bestSeller],
    [['popular', 'organic'], organic],
    [['Best-Seller'], bestSeller],
    [['bestseller', 'boats'], null],
    [[], null],
  ])('tagged %j is %j', (tags, badge) => {
    expect(chooseBadge(tags)).toEqual(badge)
  })
})
