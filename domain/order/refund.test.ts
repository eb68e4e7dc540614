import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type EarlierRefund,
  type RefundableOrder,
  countItemsLeft,
  computeRefundable,
  checkRefundAmount,
  computeRefundOfParts,
} from './refund.ts'

/**
 * An order with two lines, shipping and 13 % tax. The first line has a discount of 10 %. The order costs $30.00 - $3.00 + $5.00 + $9.99 =
 * $41.99, plus $5.46 tax.
 */
const order: RefundableOrder = {
  lines: [
    { id: 1, quantity: 3, unitPriceCents: 1_000, discountCents: 300 },
    { id: 2, quantity: 1, unitPriceCents: 500, discountCents: 0 },
  ],
  shippingCents: 999,
  taxCents: 546,
  totalCents: 4_745,
}
const parts = (lines: [number, number][], shipping = false) => ({
  lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
  shipping,
})

describe('the refund for parts of an order', () => {
  it.each([
    ['one of three pieces', parts([[1, 1]]), 1_017],
    ['a whole line', parts([[1, 3]]), 3_051],
    ['the other line', parts([[2, 1]]), 565],
    ['the shipping alone', parts([], true), 1_129],
    [
      'everything',
      parts(
        [
          [1, 3],
          [2, 1],
        ],
        true,
      ),
      4_745,
    ],
  ])('%s', (_, wanted, amountCents) => {
    expect(computeRefundOfParts(order, [], wanted)).toEqual({ ok: true, amountCents })
  })

  it.each([
    ['a piece too many', parts([[1, 4]]), 'too-many-pieces'],
    [
      'a line named twice for more than it has',
      parts([
        [2, 1],
        [2, 1],
      ]),
      'too-many-pieces',
    ],
    ['a line of another order', parts([[3, 1]]), 'too-many-pieces'],
    ['half a piece', parts([[1, 0.5]]), 'too-many-pieces'],
    ['nothing at all', parts([]), 'nothing'],
  ])('refuses %s', (_, wanted, reason) => {
    expect(computeRefundOfParts(order, [], wanted)).toEqual({ ok: false, reason })
  })

  it('never refunds an item or the shipping twice, nor more than was paid', () => {
    const earlier = [{ ...parts([[2, 1]], true), amountCents: 1_694 }]
    expect(computeRefundOfParts(order, earlier, parts([[2, 1]]))).toEqual({
      ok: false,
      reason: 'too-many-pieces',
    })
    expect(computeRefundOfParts(order, earlier, parts([], true))).toEqual({
      ok: false,
      reason: 'shipping-returned',
    })
    expect(checkRefundAmount(order, earlier, 3_051)).toEqual({ ok: true, amountCents: 3_051 })
    expect(checkRefundAmount(order, earlier, 3_052)).toEqual({ ok: false, reason: 'more-than-left' })
  })

  it('adds up to the total, to the cent, whatever the portions', () => {
    const cents = fc.integer({ min: 0, max: 100_000 })
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPriceCents: cents,
      off: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        cents,
        fc.integer({ min: 0, max: 20 }),
        (rows, shippingCents, rate) => {
          const lines = rows.map(({ quantity, unitPriceCents, off }, id) => ({
            id,
            quantity,
            unitPriceCents,
            discountCents: Math.floor((unitPriceCents * quantity * off) / 100),
          }))
          const net = lines.reduce(
            (sum, l) => sum + l.unitPriceCents * l.quantity - l.discountCents,
            shippingCents,
          )
          const taxCents = Math.floor((net * rate) / 100)
          const paid: RefundableOrder = { lines, shippingCents, taxCents, totalCents: net + taxCents }
          const earlier: EarlierRefund[] = []
          const pieces = lines.flatMap(({ id, quantity }) =>
            Array.from({ length: quantity }, () => parts([[id, 1]])),
          )
          for (const piece of [...pieces, parts([], true)]) {
            const refund = computeRefundOfParts(paid, earlier, piece)
            // An item that costs nothing can't be refunded alone.
            if (refund.ok) earlier.push({ ...piece, amountCents: refund.amountCents })
            else {
              expect(refund.reason).toBe('nothing')
              earlier.push({ ...piece, amountCents: 0 })
            }
          }
          expect(computeRefundable(paid, earlier)).toBe(0)
          expect([...countItemsLeft(paid, earlier).values()].every((left) => left === 0)).toBe(true)
        },
      ),
    )
  })
})
