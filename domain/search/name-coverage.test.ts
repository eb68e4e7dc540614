import { expect, it } from 'vitest'
import { computeNameCoverage } from './name-coverage.ts'

it.each([
  ['Car Decals', 'car', 1],
  ['Car Decals', 'car stickers', 1],
  ['Cars & Trucks', 'truck', 0.5],
  ['Boat Registration Numbers', 'boat numbers', 2 / 3],
  ['Boat Registration Numbers', 'boat num', 2 / 3],
  ['How to Apply Vinyl Decals Without Bubbles', 'apply', 0.5],
  ['Car Decals', 'boat', 0],
])('the name "%s" is covered by the search "%s" to %d', (name, search, coverage) => {
  const words = (text: string) => text.toLowerCase().match(/\w+/g) ?? []
  expect(computeNameCoverage(words(name), words(search))).toBeCloseTo(coverage)
})
