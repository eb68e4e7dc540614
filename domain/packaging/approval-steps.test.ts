import { describe, expect, it } from 'vitest'
import { APPROVAL_STEPS, formatDaysToApproval } from './approval-steps.ts'

describe('the four steps to approval', () => {
  it('take 24 hours, 2-3 days, 1 day and 1-2 days', () => {
    expect(Object.values(APPROVAL_STEPS).map(({ duration }) => duration)).toEqual([
      '24 hours',
      '2-3 days',
      '1 day',
      '1-2 days',
    ])
  })

  it('add up to the sum of their texts', () => {
    for (const { duration, least, most } of Object.values(APPROVAL_STEPS)) {
      if (duration === '24 hours') expect([least, most]).toEqual([1, 1])
      else expect(duration.replace(/ days?$/, '')).toBe(least === most ? `${least}` : `${least}-${most}`)
    }
    expect(formatDaysToApproval()).toBe('5-7 days')
  })
})
