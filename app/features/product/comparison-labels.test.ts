import { expect, test } from 'vitest'
import { computeLabelHeights, matchOrientation } from './comparison-labels.ts'

test('labels of pieces of the same height stand one above the other', () => {
  const pieces = [
    { label: '12 x 24 in, pair', widthMm: 305, heightMm: 610 },
    { label: '18 x 24 in, pair', widthMm: 457, heightMm: 610 },
  ]
  const [first = 0, second = 0] = computeLabelHeights(pieces, 32)
  expect(first).toBeGreaterThan(610)
  expect(second - first).toBeGreaterThan(32)
})

test('labels of pieces with different heights stand above their pieces', () => {
  const pieces = [
    { label: '3 in', widthMm: 76, heightMm: 76 },
    { label: '6 in', widthMm: 152, heightMm: 152 },
  ]
  expect(computeLabelHeights(pieces, 8)).toEqual([76 + 2.8, 152 + 2.8])
})

test('a sign lies or stands as its picture does', () => {
  expect(matchOrientation(1.6, 305, 610)).toEqual({ widthMm: 610, heightMm: 305 })
  expect(matchOrientation(0.7, 305, 610)).toEqual({ widthMm: 305, heightMm: 610 })
})
