import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRewardLevel, getRewardLevelStart } from './levels.ts'

describe('the level of reward points', () => {
  it.each([
    [0, 1, 100, 0],
    [50, 1, 50, 50],
    [99, 1, 1, 99],
    [100, 2, 200, 0],
    [200, 2, 100, 50],
    [299, 2, 1, 99],
    [300, 3, 300, 0],
    [600, 4, 400, 0],
    [1000, 5, 500, 0],
  ])('%d points: level %d, %d to go, %d %% done', (earned, level, xpToNextLevel, levelProgress) => {
    expect(computeRewardLevel(earned)).toEqual({ level, xpToNextLevel, levelProgress })
  })

  it('ends where the next begins, and the missing points lead there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (earned) => {
        const { level, xpToNextLevel, levelProgress } = computeRewardLevel(earned)
        expect(earned).toBeGreaterThanOrEqual(getRewardLevelStart(level))
        expect(earned + xpToNextLevel).toBe(getRewardLevelStart(level + 1))
        expect(xpToNextLevel).toBeGreaterThan(0)
        expect(levelProgress).toBeGreaterThanOrEqual(0)
        expect(levelProgress).toBeLessThan(100)
      }),
    )
  })
})
