import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeLevel, getLevelStart, getLevelThreshold } from './levels.ts'

describe('the points at which a level ends', () => {
  it.each([
    [1, 100],
    [2, 150],
    [3, 225],
    [4, 337],
    [5, 506],
    [6, 759],
    [7, 1139],
    [8, 1708],
    [10, 3844],
    [20, 221_683],
  ])('level %d ends at %d', (level, points) => {
    expect(getLevelThreshold(level)).toBe(points)
  })

  it('are where the next level starts', () => {
    expect(getLevelStart(1)).toBe(0)
    expect(getLevelStart(2)).toBe(100)
    expect(getLevelStart(8)).toBe(1139)
  })
})

describe('a visitor’s level', () => {
  it.each([
    ['has just begun', 0, 1, 1],
    ['lacks a point', 99, 1, 1],
    ['reaches the threshold', 100, 1, 2],
    ['is far past it', 1000, 1, 7],
    ['was higher than the points say', 10, 5, 5],
  ])('who %s', (_, points, level, reached) => {
    expect(computeLevel(points, level)).toBe(reached)
  })

  it('fits the points, which lie between its start and its end', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (points) => {
        const level = computeLevel(points, 1)
        expect(points).toBeGreaterThanOrEqual(getLevelStart(level))
        expect(points).toBeLessThan(getLevelThreshold(level))
      }),
    )
  })

  it('never drops as points are earned', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 30 }), (points, more) => {
        const level = computeLevel(points, 1)
        expect(computeLevel(points + more, level)).toBe(computeLevel(points + more, 1))
        expect(computeLevel(points + more, level)).toBeGreaterThanOrEqual(level)
      }),
    )
  })
})
