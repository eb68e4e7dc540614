import { expect, test } from 'vitest'
import { dayRange } from './day-range.ts'

test('a delivery is a stretch of days, with their weekdays', () => {
  const text = dayRange('2026-11-24', '2026-12-02')
  expect(text).toMatch(/Tue.*Nov.*24.*Wed.*Dec.*2/)
})

test('one day is one day', () => {
  expect(dayRange('2026-11-24', '2026-11-24')).not.toContain('–')
})
