import { expect, it } from 'vitest'
import { combineRatings } from './combine-ratings.ts'

it('the combined rating of several products counts each review once', () => {
  expect(combineRatings([{ average: 5, count: 9 }, null, { average: 4, count: 1 }])).toEqual({
    average: 4.9,
    count: 10,
  })
})

it('one sample review makes the whole rating a sample; without reviews there is no rating', () => {
  expect(combineRatings([{ average: 4, count: 3, sample: true }])).toMatchObject({ sample: true })
  expect(combineRatings([null, { average: 0, count: 0 }])).toBeNull()
})
