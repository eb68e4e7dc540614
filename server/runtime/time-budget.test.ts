import { describe, expect, it } from 'vitest'
import { pickNextJob } from '../engine/fair-order.ts'
import { TimeBudget } from './time-budget.ts'

const MINUTE = 60_000

describe('an engine budget', () => {
  it('is exceeded after 45 seconds, and refilled within ten minutes', () => {
    const budget = new TimeBudget(45_000, 10 * MINUTE)
    for (let job = 0; job < 5; job += 1) budget.note('kim', 8_000, 0)
    expect(budget.isExceeded('kim', 0)).toBe(false)
    budget.note('kim', 8_000, 0)
    expect(budget.isExceeded('kim', 0)).toBe(true)
    expect(budget.isExceeded('lou', 0)).toBe(false)
    expect(budget.isExceeded('kim', MINUTE)).toBe(false)
  })

  it('stays exceeded under constant load', () => {
    const budget = new TimeBudget(45_000, 10 * MINUTE)
    for (let now = 8_000; now <= 10 * MINUTE; now += 8_000) budget.note('kim', 8_000, now)
    expect(budget.isExceeded('kim', 11 * MINUTE)).toBe(true)
  })
})

describe('the order of jobs', () => {
  const waiting = [
    { asker: 'kim', round: 0 },
    { asker: 'lou', round: 1 },
    { asker: 'max', round: 0 },
  ]

  it('puts callers over budget after all others', () => {
    expect(pickNextJob(waiting, () => false)?.asker).toBe('kim')
    expect(pickNextJob(waiting, (asker) => asker === 'kim')?.asker).toBe('max')
    expect(pickNextJob(waiting, (asker) => asker !== 'lou')?.asker).toBe('lou')
  })

  it('runs callers over budget if nobody else waits', () => {
    expect(pickNextJob(waiting, () => true)?.asker).toBe('kim')
    expect(pickNextJob([], () => true)).toBeNull()
  })
})
