import { expect, test } from 'vitest'
import { hasTimeToPay, MIN_PAYING_MS, RESERVATION_MS } from './time-to-pay.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const inMs = (ms: number) => new Date(NOW.getTime() + ms)

test.each([
  { left: RESERVATION_MS, opens: true },
  { left: MIN_PAYING_MS, opens: true },
  { left: MIN_PAYING_MS - 1, opens: false },
  { left: 0, opens: false },
  { left: -RESERVATION_MS, opens: false },
])('the payment page can open for an attempt that ends in $left ms: $opens', ({ left, opens }) => {
  expect(hasTimeToPay(inMs(left), NOW)).toBe(opens)
})
