import { expect, test } from 'vitest'
import { isEditable, parseReviewSort, chooseInitialReviewState } from './review-rules.ts'

const DAY = 86_400_000
const written = new Date('2026-11-01T12:00:00Z')

test.each([
  [0, true],
  [29.99, true],
  [30, false],
  [400, false],
])('after %d days it can be edited: %s', (days, editable) => {
  expect(isEditable(written, new Date(written.getTime() + days * DAY))).toBe(editable)
})

test.each([
  [[], null, false, 'published'],
  [[], 'published', false, 'published'],
  [[], 'pending', false, 'published'],
  [[], 'hidden', false, 'pending'],
  [['link'], null, false, 'pending'],
  [['link'], 'published', false, 'pending'],
  [[], null, true, 'pending'],
] as const)('with faults %o, before %s, always moderated %s: %s', (faults, before, alwaysRead, state) => {
  expect(chooseInitialReviewState(faults, { before, alwaysRead })).toBe(state)
})

test.each([
  ['lowest', 'lowest'],
  ['; drop table', 'helpful'],
  [null, 'helpful'],
])('the sort order %s is %s', (text, sort) => {
  expect(parseReviewSort(text)).toBe(sort)
})
