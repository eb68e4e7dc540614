import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkQuantity } from './quantity.ts'

describe('a quantity', () => {
  it.each([1, 2, 9999])('of %d is accepted', (quantity) => {
    expect(checkQuantity(quantity)).toEqual({ ok: true, quantity })
  })

  it.each([
    [0, 'quantity-too-small'],
    [-1, 'quantity-too-small'],
    [Number.NEGATIVE_INFINITY, 'quantity-too-small'],
    [1.5, 'quantity-not-whole'],
    [10_000, 'quantity-too-large'],
    [1e9, 'quantity-too-large'],
    [Number.POSITIVE_INFINITY, 'quantity-too-large'],
    [Number.NaN, 'quantity-not-a-number'],
    ['2', 'quantity-not-a-number'],
    [2n, 'quantity-not-a-number'],
    [[2], 'quantity-not-a-number'],
    [null, 'quantity-not-a-number'],
    [undefined, 'quantity-not-a-number'],
  ])('of %s is refused: %s', (value, reason) => {
    expect(checkQuantity(value)).toEqual({ ok: false, reason })
  })

  it('is always a whole number from 1 to 9999, whatever comes in', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const check = checkQuantity(value)
        if (check.ok)
          expect(Number.isInteger(check.quantity) && check.quantity >= 1 && check.quantity <= 9999).toBe(true)
      }),
    )
  })
})
