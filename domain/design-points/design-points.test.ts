import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AchievementId,
  achievementTargets,
  listLockedAchievements,
  listRecentAchievements,
} from './achievements.ts'
import { type DesignAction, type DesignPoints, applyDesignAction, NO_DESIGN_POINTS } from './design-points.ts'
import { getLevelThreshold } from './levels.ts'

const MINUTE = 60_000
const start = 1_000 * MINUTE

const simulated: DesignAction = { kind: 'created', points: 10, style: null }
const inStyle = (style: string): DesignAction => ({ kind: 'created', points: 10, style })

/** Returns the points after a series of actions. `minutesApart` is the number of minutes between two actions. */
function afterAll(deeds: readonly DesignAction[], minutesApart = 1): DesignPoints {
  return deeds.reduce<DesignPoints>(
    (state, deed, index) => applyDesignAction(state, deed, start + index * minutesApart * MINUTE).after,
    NO_DESIGN_POINTS,
  )
}
const times = (count: number, deed: DesignAction): DesignAction[] => Array.from({ length: count }, () => deed)
const progressOf = (state: DesignPoints, id: AchievementId) =>
  state.achievements.find((achievement) => achievement.id === id)

describe('a design', () => {
  it('earns its points, unlocks first-design and advances two others', () => {
    const { after, milestones } = applyDesignAction(NO_DESIGN_POINTS, { ...simulated, points: 17 }, start)
    expect(after).toMatchObject({ points: 17, level: 1, lastDesignAt: start })
    expect(after.achievements).toEqual([
      { id: 'first-design', progress: 1, unlockedAt: start },
      { id: 'design-explorer', progress: 1, unlockedAt: null },
      { id: 'design-master', progress: 1, unlockedAt: null },
      { id: 'creative-genius', progress: 17, unlockedAt: null },
      { id: 'style-master', progress: 0, unlockedAt: null },
    ])
    expect(milestones).toEqual([{ kind: 'achievement', id: 'first-design' }])
  })

  it.each([
    ['design-explorer', 5],
    ['design-master', 10],
  ] as const)('number %s: the one that makes %d', (id, target) => {
    const before = afterAll(times(target - 1, simulated))
    expect(progressOf(before, id)).toEqual({ id, progress: target - 1, unlockedAt: null })
    const { after, milestones } = applyDesignAction(before, simulated, start + target * MINUTE)
    expect(progressOf(after, id)).toEqual({ id, progress: target, unlockedAt: start + target * MINUTE })
    expect(milestones).toContainEqual({ kind: 'achievement', id })
  })

  it('counts its style only once', () => {
    const two = afterAll([inStyle('bold'), inStyle('bold'), inStyle('modern'), simulated])
    expect(progressOf(two, 'style-master')).toMatchObject({ unlockedAt: null, progress: 2 })
    const three = applyDesignAction(two, inStyle('vintage'), start).after
    expect(progressOf(three, 'style-master')).toMatchObject({ unlockedAt: start, progress: 3 })
  })
})

describe('an upload', () => {
  it('earns points only', () => {
    const { after, milestones } = applyDesignAction(NO_DESIGN_POINTS, { kind: 'uploaded', points: 12 }, start)
    expect(after).toMatchObject({ points: 12, lastDesignAt: 0 })
    expect(progressOf(after, 'creative-genius')).toMatchObject({ progress: 12 })
    expect(milestones).toEqual([])
  })
})

describe('the achievement design-master', () => {
  it('starts over after half an hour without a design', () => {
    expect(progressOf(afterAll(times(9, simulated), 30), 'design-master')).toMatchObject({ progress: 9 })
    expect(progressOf(afterAll(times(9, simulated), 31), 'design-master')).toMatchObject({ progress: 1 })
  })

  it('stays unlocked', () => {
    const had = afterAll(times(10, simulated))
    const later = applyDesignAction(had, simulated, start + 1_000 * MINUTE)
    expect(progressOf(later.after, 'design-master')).toMatchObject({
      unlockedAt: start + 9 * MINUTE,
      progress: 10,
    })
    expect(later.milestones).toEqual([])
  })
})

describe('a level', () => {
  it.each([
    [80, 19, 1, []],
    [80, 20, 2, [{ kind: 'level', level: 2 }]],
    [140, 10, 3, [{ kind: 'level', level: 3 }]],
  ])('from %d points with %d more is %d', (had, more, level, told) => {
    const firstDone = applyDesignAction(NO_DESIGN_POINTS, simulated, start).after
    const before = { ...firstDone, points: had, level: had < 100 ? 1 : 2 }
    const { after, milestones } = applyDesignAction(before, { ...simulated, points: more }, start + MINUTE)
    expect(after.level).toBe(level)
    expect(milestones).toEqual(told)
  })

  it('is announced after the achievements of the same design', () => {
    const before = { ...afterAll(times(4, simulated)), points: 990, level: 6 }
    expect(applyDesignAction(before, simulated, start + 5 * MINUTE).milestones).toEqual([
      { kind: 'achievement', id: 'design-explorer' },
      { kind: 'achievement', id: 'creative-genius' },
      { kind: 'level', level: 7 },
    ])
  })
})

describe('the achievements shown', () => {
  it('are the three unlocked last, latest first, and the next three to unlock', () => {
    const none = NO_DESIGN_POINTS.achievements
    expect(listRecentAchievements(none)).toEqual([])
    expect(listLockedAchievements(none).map(({ id }) => id)).toEqual([
      'first-design',
      'design-explorer',
      'design-master',
    ])

    const four = afterAll([
      ...['modern', 'bold', 'vintage'].map(inStyle),
      ...times(7, simulated),
    ]).achievements
    expect(listRecentAchievements(four).map(({ id }) => id)).toEqual([
      'design-master',
      'design-explorer',
      'style-master',
    ])
    expect(listLockedAchievements(four).map(({ id }) => id)).toEqual(['creative-genius'])
  })
})

describe('after any actions', () => {
  const deed: fc.Arbitrary<DesignAction> = fc.oneof(
    fc.record({
      kind: fc.constant('created' as const),
      points: fc.integer({ min: 10, max: 30 }),
      style: fc.constantFrom('modern', 'bold', 'vintage', null),
    }),
    fc.record({ kind: fc.constant('uploaded' as const), points: fc.integer({ min: 5, max: 15 }) }),
  )
  const deeds = fc.array(deed, { maxLength: 150 })

  it('points add up, and the level matches the points', () => {
    fc.assert(
      fc.property(deeds, (list) => {
        const { points, level } = afterAll(list)
        expect(points).toBe(list.reduce((sum, each) => sum + each.points, 0))
        expect(points).toBeLessThan(getLevelThreshold(level))
        if (level > 1) expect(points).toBeGreaterThanOrEqual(getLevelThreshold(level - 1))
      }),
    )
  })

  it('achievements unlock exactly at their target, are announced once and never taken back', () => {
    fc.assert(
      fc.property(deeds, fc.integer({ min: 1, max: 40 }), (list, minutesApart) => {
        let state = NO_DESIGN_POINTS
        const told: string[] = []
        for (const [index, each] of list.entries()) {
          const { after, milestones } = applyDesignAction(state, each, start + index * minutesApart * MINUTE)
          for (const { id, unlockedAt } of state.achievements) {
            if (unlockedAt !== null) expect(progressOf(after, id)).toMatchObject({ unlockedAt })
          }
          told.push(...milestones.flatMap((milestone) => (milestone.kind === 'level' ? [] : [milestone.id])))
          state = after
        }
        for (const { id, unlockedAt, progress } of state.achievements) {
          expect(progress).toBeLessThanOrEqual(achievementTargets[id])
          expect(unlockedAt !== null).toBe(progress === achievementTargets[id])
          expect(told.filter((each) => each === id)).toHaveLength(unlockedAt === null ? 0 : 1)
        }
      }),
    )
  })
})
