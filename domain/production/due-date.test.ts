import { expect, it } from 'vitest'
import { computeProductionDue, rateUrgency } from './due-date.ts'

it.each([
  ['a Monday morning', '2026-11-23T14:00:00Z', '2026-11-26'],
  ['a Monday after closing', '2026-11-23T22:30:00Z', '2026-11-27'],
  ['a Thursday, over the weekend', '2026-11-26T14:00:00Z', '2026-12-01'],
  ['a Sunday, which counts as the Monday', '2026-11-22T14:00:00Z', '2026-11-26'],
  ['the day before Christmas', '2026-12-24T14:00:00Z', '2026-12-31'],
])('an order of %s is due within three business days', (_, placedAt, due) => {
  expect(computeProductionDue(new Date(placedAt))).toBe(due)
})

it.each([
  ['2026-11-25', '2026-11-26', 'late'],
  ['2026-11-26', '2026-11-26', 'today'],
  ['2026-11-27', '2026-11-26', 'next'],
  ['2026-11-30', '2026-11-27', 'next'],
  ['2026-12-01', '2026-11-27', 'later'],
] as const)('a job that is due on %s is, on %s, %s', (dueOn, today, urgency) => {
  expect(rateUrgency(dueOn, today)).toBe(urgency)
})
