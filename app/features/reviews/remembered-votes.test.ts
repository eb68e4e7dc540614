import { expect, test } from 'vitest'
import { readVotes, addVote } from './remembered-votes.ts'

test.each([null, '', 'x', '7', '{"a":1}', '[1,null]'])(
  'an invalid list of votes counts as empty: %s',
  (stored) => {
    expect(readVotes(stored)).toEqual([])
  },
)

test('a vote is stored once, removed when taken back, and the oldest is dropped when there are too many', () => {
  expect(addVote(['1', '2'], '1', true)).toEqual(['2', '1'])
  expect(addVote(['1', '2'], '1', false)).toEqual(['2'])
  const many = Array.from({ length: 300 }, (_, index) => String(index))
  expect(addVote(many, 'new', true)).toHaveLength(300)
  expect(addVote(many, 'new', true)).not.toContain('0')
})
