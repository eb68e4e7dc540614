import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  computeBonusChanges,
  type RewardAchievementId,
  rewardAchievementIds,
  rewardAchievements,
  computeRewardProgress,
} from './achievements.ts'

const NOTHING = { links: 0, friends: 0, rewards: 0, orders: 0 }
const progressOf = (id: RewardAchievementId, counts: Partial<typeof NOTHING>) =>
  computeRewardProgress({ ...NOTHING, ...counts }).find((achievement) => achievement.id === id)

describe('an achievement', () => {
  it.each([
    ['link-maker', {}, 0, false],
    ['link-maker', { links: 1 }, 1, true],
    ['first-friend', { friends: 1 }, 1, true],
    ['crew', { friends: 2 }, 2, false],
    ['crew', { friends: 3 }, 3, true],
    ['fleet', { friends: 9 }, 9, false],
    ['fleet', { friends: 25 }, 10, true],
    ['first-reward', { rewards: 4 }, 1, true],
    ['regular', { orders: 2 }, 2, false],
    ['regular', { orders: 3 }, 3, true],
  ] as const)('called %s has the right progress after %o', (id, counts, progress, isCompleted) => {
    expect(progressOf(id, counts)).toMatchObject({ id, progress, isCompleted })
  })

  it('earns points only for friends', () => {
    for (const { counts, rewardPoints } of Object.values(rewardAchievements))
      expect(rewardPoints > 0 && counts !== 'friends').toBe(false)
  })
})

const pointsOf = (had: { crew?: number }) =>
  new Map<RewardAchievementId, number>(had.crew === undefined ? [] : [['crew', had.crew]])

describe('a bonus', () => {
  it.each([
    [1, {}, []],
    [3, {}, [{ id: 'crew', kind: 'earn', points: 50 }]],
    [4, { crew: 50 }, []],
    [2, { crew: 50 }, [{ id: 'crew', kind: 'take-back', points: 50 }]],
    [10, { crew: 50 }, [{ id: 'fleet', kind: 'earn', points: 200 }]],
    // The setting for the bonus has changed since the bonus was given. The number of points to take back comes from the ledger, not from
    // the setting.
    [2, { crew: 80 }, [{ id: 'crew', kind: 'take-back', points: 80 }]],
  ] as const)('with %d friends and %o', (friends, had, changes) => {
    expect(computeBonusChanges(friends, pointsOf(had))).toEqual(changes)
  })

  it('is in the ledger exactly while it is earned, however the number of friends changes', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 12 }))
    fc.assert(
      fc.property(steps, (friendsInTurn) => {
        const had = new Map<RewardAchievementId, number>()
        for (const friends of friendsInTurn) {
          for (const { id, kind, points } of computeBonusChanges(friends, had)) {
            if (kind === 'earn') had.set(id, points)
            else had.delete(id)
          }
          const due = rewardAchievementIds.filter(
            (id) => rewardAchievements[id].rewardPoints > 0 && friends >= rewardAchievements[id].requirement,
          )
          expect([...had.keys()].toSorted()).toEqual(due.toSorted())
        }
      }),
    )
  })
})
