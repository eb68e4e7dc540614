import { expect, it } from 'vitest'
import { formatBusinessDays, formatDayCount, formatDaySpan } from './format-days.ts'

it.each([
  [1, '1 day'],
  [30, '30 days'],
  [365, 'a year'],
  [366, '366 days'],
  [1095, 'three years'],
  [3650, '3650 days'],
])('%i days are %s', (days, words) => {
  expect(formatDayCount(days)).toBe(words)
})

it('spans of days are written with "to"', () => {
  expect(formatDaySpan({ min: 2, max: 4 })).toBe('2 to 4')
  expect(formatBusinessDays({ min: 5, max: 7 })).toBe('5 to 7 business days')
})
