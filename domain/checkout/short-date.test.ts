import { expect, test } from 'vitest'
import { addDays } from './calendar-date.ts'
import { formatDayRange, formatShortDate } from './short-date.ts'

test('a delivery is a range of days with their weekdays', () => {
  expect(formatDayRange('2026-11-24', '2026-12-02')).toBe('Tue, Nov 24 – Wed, Dec 2')
  expect(formatDayRange('2026-12-31', '2027-01-04')).toBe('Thu, Dec 31 – Mon, Jan 4')
})

test('a range of one day is written as that day', () => {
  expect(formatDayRange('2026-11-24', '2026-11-24')).toBe('Tue, Nov 24')
})

test('every day of a leap year is written as Intl would write it', () => {
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' })
  const weekdays = new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone: 'UTC' })
  for (let days = 0; days < 366; days += 1) {
    const date = addDays('2028-01-01', days)
    expect(formatShortDate(date)).toBe(day.format(new Date(date)))
    expect(formatDayRange(date, date)).toBe(
      `${weekdays.format(new Date(date))}, ${formatShortDate(date).replace(', 2028', '')}`,
    )
  }
})
