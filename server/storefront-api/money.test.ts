import { expect, it } from 'vitest'
import { toMoney } from './money.ts'

it.each([
  [1499, '14.99'],
  [2000, '20.0'],
  [1450, '14.5'],
  [5, '0.05'],
  [0, '0.0'],
  [100_000, '1000.0'],
])('%d cents are %s', (cents, amount) => {
  expect(toMoney(cents)).toEqual({ amount, currencyCode: 'CAD' })
})
