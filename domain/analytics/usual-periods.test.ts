import { expect, it } from 'vitest'
import { listTaxPeriods } from './tax-periods.ts'

it.each([
  ['2026-11-25', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31', '2026-07-01 2026-09-30'],
  ['2026-01-31', '2026-01-01 2026-01-31', '2025-12-01 2025-12-31', '2025-10-01 2025-12-31'],
  ['2028-03-01', '2028-03-01 2028-03-31', '2028-02-01 2028-02-29', '2027-10-01 2027-12-31'],
])('on %s', (today, thisMonth, lastMonth, lastQuarter) => {
  const periods = listTaxPeriods(today)
  expect(
    [periods.thisMonth, periods.lastMonth, periods.lastQuarter].map(({ from, to }) => `${from} ${to}`),
  ).toEqual([thisMonth, lastMonth, lastQuarter])
  const year = Number(today.slice(0, 4))
  expect([periods.thisYear, periods.lastYear]).toEqual([
    { from: `${year}-01-01`, to: `${year}-12-31` },
    { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
  ])
})
