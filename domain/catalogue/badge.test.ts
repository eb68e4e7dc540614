import { describe, expect, it } from 'vitest'
import { chooseBadge } from './badge.ts'

const bestSeller = { tag: 'best-seller', style: 'accent' }
const organic = { tag: 'organic', style: 'secondary' }
const popular = { tag: 'popular', style: 'primary' }

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
