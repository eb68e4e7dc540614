import { expect, it } from 'vitest'
import { formatOpeningDays, formatOpeningTimes } from './opening-hours.ts'

it.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Mon-Fri'],
  [['Saturday', 'Monday', 'Tuesday'], 'Mon, Tue, Sat'],
  [['Sunday'], 'Sun'],
  [[], ''],
] as const)('%j is %s', (days, words) => {
  expect(formatOpeningDays(days)).toBe(words)
})

it.each([
  ['09:00', '17:00', '9AM-5PM'],
  ['12:00', '20:30', '12PM-8:30PM'],
  ['00:05', '12:05', '12:05AM-12:05PM'],
])('%s to %s is %s', (opens, closes, words) => {
  expect(formatOpeningTimes(opens, closes)).toBe(words)
})
