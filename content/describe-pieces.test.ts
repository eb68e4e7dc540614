import { describe, expect, it } from 'vitest'
import { describePieces } from './describe-pieces.ts'

describe('the pieces of a line', () => {
  it.each([
    ['Wolf - 100 × 82 mm, premium vinyl, gloss, 25 pieces', 1, '25 pieces in all'],
    ['100 × 82 mm, premium vinyl, gloss, 25 pieces', 3, '3 × 25 = 75 pieces in all'],
    ['100 × 82 mm, everyday vinyl, matte, cut through, 1 piece', 4, null],
    ['30 × 20 mm, everyday vinyl, matte, 5000 pieces', 2, '2 × 5,000 = 10,000 pieces in all'],
    ['30 × 20 mm, everyday vinyl, matte, 5,000 pieces', 2, '2 × 5,000 = 10,000 pieces in all'],
    ['25 pieces of eight - Large', 2, null],
    ['Maple leaf - Red', 2, null],
  ])('of %s, %d times: %s', (title, quantity, words) => {
    expect(describePieces({ title, quantity })).toBe(words)
  })
})
