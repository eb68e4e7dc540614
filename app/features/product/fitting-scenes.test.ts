import { expect, test } from 'vitest'
import { listFittingScenes } from './fitting-scenes.ts'

const first = (widthMm: number, words: string[]) =>
  listFittingScenes({ widthMm, heightMm: widthMm, words }).map(({ id }) => id)[0]

test.each([
  [100, ['boat-decals-graphics', 'fishing'], 'hull'],
  [100, ['car-decals'], 'tailgate'],
  [300, ['window-frosting-decals'], 'window'],
  [75, ['canada'], 'laptop'],
  [75, ['car-decals', 'vehicle-decals'], 'laptop'],
  [380, ['canada'], 'tailgate'],
  [600, ['car-truck-decals', 'fleet'], 'door'],
  [900, ['car-decals'], 'window'],
])('a decal of %d mm tagged %j is first shown on: %s', (width, words, scene) => {
  expect(first(width, words)).toBe(scene)
})

test('a piece that fits nowhere is shown in no scene', () => {
  expect(listFittingScenes({ widthMm: 3_900, heightMm: 1_200, words: [] })).toEqual([])
})

test('a piece that is for boats only and larger than the hull isn’t shown on a truck', () => {
  const ruler = { widthMm: 914, heightMm: 497 }
  const scenes = (words: string[]) => listFittingScenes({ ...ruler, words })
  expect(scenes(['boat-decals-graphics', 'fishing'])).toEqual([])
  expect(scenes(['boat-decals-graphics', 'car-decals']).length).toBeGreaterThan(0)
})
