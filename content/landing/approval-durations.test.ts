import { describe, expect, it } from 'vitest'
import { APPROVAL_STEPS, type ApprovalStep } from '../../domain/packaging/approval-steps.ts'
import { approvalDurations, formatDaysToApproval } from './approval-durations.ts'

describe('the four steps to approval', () => {
  it('take 24 hours, 2-3 days, 1 day and 1-2 days', () => {
    expect(Object.values(approvalDurations)).toEqual(['24 hours', '2-3 days', '1 day', '1-2 days'])
  })

  it.each<ApprovalStep>(['brief', 'mockUp', 'changes', 'approval'])('state the days of %s', (step) => {
    const { least, most } = APPROVAL_STEPS[step]
    const duration = approvalDurations[step]
    if (duration === '24 hours') expect([least, most]).toEqual([1, 1])
    else expect(duration.replace(/ days?$/, '')).toBe(least === most ? `${least}` : `${least}-${most}`)
  })

  it('add up to 5-7 days', () => {
    expect(formatDaysToApproval()).toBe('5-7 days')
  })
})
