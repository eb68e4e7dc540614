import { expect, it } from 'vitest'
import { formatDayCount } from './days-words.ts'

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
