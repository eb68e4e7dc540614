import { describe, expect, it } from 'vitest'
import { EngineTime } from './engine-time.ts'
import { firstOf } from './fair-order.ts'

const MINUTE = 60_000

describe('engine time', () => {
  it('is used up after more than 45 seconds, and comes back within ten minutes', () => {
    const time = new EngineTime()
    for (let job = 0; job < 5; job += 1) time.note('kim', 8_000, 0)
    expect(time.isUsedUp('kim', 0)).toBe(false)
    time.note('kim', 8_000, 0)
    expect(time.isUsedUp('kim', 0)).toBe(true)
    expect(time.isUsedUp('lou', 0)).toBe(false)
    expect(time.isUsedUp('kim', MINUTE)).toBe(false)
  })

  it('stays used up for whoever goes on at full speed', () => {
    const time = new EngineTime()
    for (let now = 8_000; now <= 10 * MINUTE; now += 8_000) time.note('kim', 8_000, now)
    expect(time.isUsedUp('kim', 11 * MINUTE)).toBe(true)
  })
})

describe('the order of jobs', () => {
  const waiting = [
    { asker: 'kim', round: 0 },
    { asker: 'lou', round: 1 },
    { asker: 'max', round: 0 },
  ]

  it('puts who used up their time behind all others', () => {
    expect(firstOf(waiting, () => false)?.asker).toBe('kim')
    expect(firstOf(waiting, (asker) => asker === 'kim')?.asker).toBe('max')
    expect(firstOf(waiting, (asker) => asker !== 'lou')?.asker).toBe('lou')
  })

  it('serves them nonetheless where nobody else waits', () => {
    expect(firstOf(waiting, () => true)?.asker).toBe('kim')
    expect(firstOf([], () => true)).toBeNull()
  })
})
