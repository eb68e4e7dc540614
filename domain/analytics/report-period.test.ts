import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countPeriodDays, getPreviousPeriod, parsePeriod, splitPeriod } from './report-period.ts'

describe('the period', () => {
  it.each([
    [{}, { from: '2025-11-23', to: '2026-11-21' }],
    [
      { from: '', to: '' },
      { from: '2025-11-23', to: '2026-11-21' },
    ],
    [{ to: '2026-01-31' }, { from: '2025-02-02', to: '2026-01-31' }],
    [{ from: '2026-11-01' }, { from: '2026-11-01', to: '2026-11-21' }],
    [
      { from: '2024-02-29', to: '2024-02-29' },
      { from: '2024-02-29', to: '2024-02-29' },
    ],
  ])('of %j is %j', (asked, period) => {
    expect(parsePeriod(asked, '2026-11-21')).toEqual({ ok: true, period })
  })

  it.each([
    [{ from: '2026-02-30' }, 'not-a-date'],
    [{ to: 'yesterday' }, 'not-a-date'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'ends-before-it-begins'],
    [{ from: '2001-01-01' }, 'too-long'],
  ])('refuses %j as %s', (asked, reason) => {
    expect(parsePeriod(asked, '2026-11-21')).toEqual({ ok: false, reason })
  })

  it('the previous period has the same length and ends the day before; slices cover every day', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 3_000 }), (first, days) => {
        const from = first.toISOString().slice(0, 10)
        const to = new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
        const period = { from, to }
        expect(countPeriodDays(period)).toBe(days + 1)
        const before = getPreviousPeriod(period)
        expect(countPeriodDays(before)).toBe(days + 1)
        expect(countPeriodDays({ from: before.from, to })).toBe(2 * (days + 1))
        const slices = splitPeriod(period)
        expect([slices.at(0)?.from, slices.at(-1)?.to]).toEqual([from, to])
        expect(slices.reduce((sum, slice) => sum + countPeriodDays(slice), 0)).toBe(days + 1)
        expect(slices.length).toBeLessThanOrEqual(110)
        expect(splitPeriod(before).map(countPeriodDays)).toEqual(slices.map(countPeriodDays))
      }),
    )
  })
})
