import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { applySettings } from '../settings/settings.ts'
import { addBusinessDays, isBusinessDay, findNextBusinessDay, listOntarioHolidays } from './business-days.ts'
import { addDays, getWeekday } from './calendar-date.ts'
import { toShopDate, toShopTime } from './shop-clock.ts'

afterEach(() => applySettings({}))

describe('the shop clock', () => {
  it.each([
    ['2026-11-21T03:00:00Z', '2026-11-20', '22:00'],
    ['2026-11-21T05:00:00Z', '2026-11-21', '00:00'],
    ['2026-07-01T03:59:59Z', '2026-06-30', '23:59'],
    ['2026-12-31T22:00:00Z', '2026-12-31', '17:00'],
  ])('at %s shows %s, %s', (instant, date, time) => {
    expect(toShopTime(new Date(instant))).toEqual({ date, time })
    expect(toShopDate(new Date(instant))).toBe(date)
  })
})

describe('Ontario statutory holidays', () => {
  it.each([
    [
      2026,
      '2026-01-01 2026-02-16 2026-04-03 2026-05-18 2026-07-01 2026-09-07 2026-10-12 2026-12-25 2026-12-28',
    ],
    [
      2027,
      '2027-01-01 2027-02-15 2027-03-26 2027-05-24 2027-07-01 2027-09-06 2027-10-11 2027-12-27 2027-12-28',
    ],
    [
      2024,
      '2024-01-01 2024-02-19 2024-03-29 2024-05-20 2024-07-01 2024-09-02 2024-10-14 2024-12-25 2024-12-26',
    ],
  ])('of %d', (year, days) => {
    expect(listOntarioHolidays(year).join(' ')).toBe(days)
  })
})

describe('business days', () => {
  it.each([
    ['2026-11-23', true], // a Monday
    ['2026-11-21', false], // a Saturday
    ['2026-11-22', false],
    ['2026-12-25', false],
    ['2026-12-26', false],
    ['2026-12-28', false], // Boxing Day was on a Saturday, so Monday is the holiday.
    ['2026-12-29', true],
  ])('%s: %s', (date, isOne) => {
    expect(isBusinessDay(date)).toBe(isOne)
  })

  it.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-27'],
    ['2026-12-23', 2, '2026-12-29'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('%s plus %d is %s', (from, count, date) => {
    expect(addBusinessDays(from, count)).toBe(date)
  })

  it('are fewer if the shop has days off, but never none at all', () => {
    applySettings({ hours: { open: ['Tuesday', 'Saturday'], closedOn: ['2026-11-24'] } })
    expect(findNextBusinessDay('2026-11-23')).toBe('2026-12-01')
    applySettings({ hours: { open: ['Saturday'] } })
    expect(findNextBusinessDay('2026-11-21')).toBe('2026-11-23')
  })

  it('are found within five days of any date, and counting forward always ends on one', () => {
    const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('2020-01-01', days))
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 15 }), (day, count) => {
        expect(findNextBusinessDay(day) <= addDays(day, 5)).toBe(true)
        const later = addBusinessDays(day, count)
        expect(isBusinessDay(later)).toBe(true)
        expect([1, 2, 3, 4, 5]).toContain(getWeekday(later))
        expect(later >= addDays(day, count)).toBe(true)
      }),
    )
  })
})
