import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { achievementIds } from '../../../domain/design-points/achievements.ts'
import {
  type DesignPoints,
  applyDesignAction,
  NO_DESIGN_POINTS,
} from '../../../domain/design-points/design-points.ts'
import { parseStoredPoints, serializePoints } from './stored-points.ts'

const nothing = { designPoints: null, designLevel: null, designAchievements: null }

describe('the stored points', () => {
  it('are restored as they were', () => {
    const style = fc.constantFrom('modern', 'bold', 'vintage', null)
    fc.assert(
      fc.property(fc.array(style, { maxLength: 30 }), (styles) => {
        const earned = styles.reduce<DesignPoints>(
          (state, each, index) =>
            applyDesignAction(state, { kind: 'created', points: 20, style: each }, 1 + index).after,
          NO_DESIGN_POINTS,
        )
        expect(parseStoredPoints(serializePoints(earned))).toEqual(earned)
      }),
    )
  })

  it("have the specification's fields, and nothing that would confuse other programs", () => {
    const { after } = applyDesignAction(
      NO_DESIGN_POINTS,
      { kind: 'created', points: 12, style: 'bold' },
      1_000,
    )
    const { designPoints, designLevel, designAchievements } = serializePoints(after)
    expect([designPoints, designLevel]).toEqual(['12', '1'])
    const entries = JSON.parse(designAchievements)
    expect(entries.map(({ id }: { id: string }) => id)).toEqual(achievementIds)
    expect(entries[0]).toEqual({
      id: 'first-design',
      name: 'First Design',
      description: 'Create your first design',
      icon: 'knife',
      category: 'beginner',
      unlocked: true,
      progress: 1,
      maxProgress: 1,
      unlockedAt: 1_000,
    })
  })

  it.each([
    ['nothing', nothing],
    ['no numbers', { ...nothing, designPoints: 'many', designLevel: '-3' }],
    ['fractions', { ...nothing, designPoints: '1.5', designLevel: '1e3' }],
    ['no JSON', { ...nothing, designAchievements: '[{' }],
    ['no list', { ...nothing, designAchievements: '{"id":"first-design"}' }],
    [
      'a list of others',
      { ...nothing, designAchievements: '[null, 3, {"id":"rich","progress":1,"unlocked":true}]' },
    ],
    ['level 0', { ...nothing, designLevel: '0' }],
  ])('%s count as no points', (_, stored) => {
    expect(parseStoredPoints(stored)).toEqual(NO_DESIGN_POINTS)
  })

  it('are accepted from a program that wrote only what the specification names', () => {
    const designAchievements = JSON.stringify([
      { id: 'first-design', name: 'x', unlocked: true, progress: 1, maxProgress: 1 },
      { id: 'design-explorer', unlocked: false, progress: 4, maxProgress: 5 },
      { id: 'design-master', unlocked: false, progress: 99, maxProgress: 10 },
    ])
    const { points, level, achievements } = parseStoredPoints({
      designPoints: '140',
      designLevel: '2',
      designAchievements,
    })
    expect({ points, level }).toEqual({ points: 140, level: 2 })
    expect(achievements.map(({ progress, unlockedAt }) => [progress, unlockedAt])).toEqual([
      [1, 0],
      [4, null],
      [10, 0],
      [0, null],
      [0, null],
    ])
  })

  it('never block the page, however large a number is', () => {
    const stored = { ...nothing, designPoints: '999999999999999', designLevel: '999999999' }
    const { after } = applyDesignAction(parseStoredPoints(stored), { kind: 'uploaded', points: 5 }, 1)
    expect(after.level).toBeLessThan(60)
  })
})
