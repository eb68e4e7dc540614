import { expect, it } from 'vitest'
import { findSearchIntent } from './match-intent.ts'
import { selectMeaningfulWords } from './meaningful-words.ts'

const returns = { url: '/returns', always: ['refund', 'return policy'], alone: ['return'] }
const shipping = { url: '/shipping', always: ['shipping'], alone: ['ship'] }
const contact = { url: '/contact', always: ['where are you'], alone: ['address'] }

it.each([
  ['refund', returns, 1],
  ['refunds please', returns, 1],
  ['a refund for my boat name', returns, 0.75],
  ['return', returns, 1],
  ['how do i return this', returns, 1],
  ['return to sender decal', returns, 0],
  ['your policy on returns', returns, 1],
  ['address', contact, 1],
  ['address labels', contact, 0],
  ['where are you', contact, 1],
  ['pirate ship', shipping, 0],
  ['ship', shipping, 1],
  ['shipping of a pirate ship', shipping, 0.75],
])('"%s" matches %j with %d', (search, intent, score) => {
  const words = search.split(' ')
  expect(findSearchIntent(intent, { words, telling: selectMeaningfulWords(words) })).toBeCloseTo(score)
})
