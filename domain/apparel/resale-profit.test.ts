import { expect, it } from 'vitest'
import { computeResaleProfit } from './resale-profit.ts'

it.each([
  // 100 T-shirts at 7.64, of which 80 sell at 28.00.
  [{}, { costCents: 764_00, soldPieces: 80, incomeCents: 2_240_00, leftCents: 1_476_00, evenAt: 28 }],
  [{ sold: '0' }, { soldPieces: 0, incomeCents: 0, leftCents: -764_00, evenAt: 28, perDollarCents: -100 }],
  // 25 hoodies cost 24.99 each and are sold for 20.00, so even selling all of them brings only 500.00.
  [
    { ware: 'hoodie', made: '25', asks: '20', sold: '100' },
    { leftCents: -124_75, evenAt: null },
  ],
  // Half of the 25 shirts are sold, rounded down to 12.
  [{ made: '25', sold: '50' }, { soldPieces: 12 }],
])('a resale with %j has the result %j', (raw, value) => {
  expect(computeResaleProfit(raw)).toMatchObject({ ok: true, value })
})

it('names each number that can’t be parsed', () => {
  expect(computeResaleProfit({ sold: '101', asks: 'much' })).toMatchObject({
    ok: false,
    faults: { sold: { code: 'out-of-range' }, asks: { code: 'out-of-range' } },
  })
})
