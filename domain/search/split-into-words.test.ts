import { expect, test } from 'vitest'
import { splitIntoWords } from './split-into-words.ts'

test.each([
  '12 x 24 in',
  '12 × 24 in',
  '12x24 in',
  '12×24in',
  '12X24"',
  '12 by 24 in',
  '12 in x 24 in',
  '12" x 24"',
  '12”×24”',
])('the size %s is searched as its two sides', (written) => {
  expect(splitIntoWords(written).filter((word) => word !== 'in')).toEqual(['12', '24'])
})

test.each([
  ['4x4 truck', ['4x4', 'truck']],
  ['4 x 4 in', ['4', 'in']],
  ['10 in x 6 ft', ['10', 'in', '6', 'ft']],
  ['Stand by 2 doors', ['stand', 'by', '2', 'doors']],
  ['Model X 3', ['model', 'x', '3']],
])('%s has the words %j', (text, words) => {
  expect(splitIntoWords(text)).toEqual(words)
})
