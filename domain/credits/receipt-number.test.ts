import { expect, it } from 'vitest'
import { formatReceiptNumber } from './receipt-number.ts'

it('receipts are numbered by their ledger entry', () => {
  expect([1, 42, 90_000].map(formatReceiptNumber)).toEqual(['CR-10001', 'CR-10042', 'CR-100000'])
  for (const none of [0, -1, 1.5, Number.NaN]) expect(() => formatReceiptNumber(none)).toThrow(RangeError)
})
