import { expect, test } from 'vitest'
import { readVotes, withVote } from './remembered-votes.ts'

test.each([null, '', 'x', '7', '{"a":1}', '[1,null]'])(
  'an invalid list of votes counts as empty: %s',
  (stored) => {
    expect(readVotes(stored)).toEqual([])
  },
)

test('a vote is stored once, removed when taken back, and the oldest is dropped when there are too many', () => {
  expect(withVote(['1', '2'], '1', true)).toEqual(['2', '1'])
  expect(withVote(['1', '2'], '1', false)).toEqual(['2'])
  const many = Array.from({ length: 300 }, (_, index) => String(index))
  expect(withVote(many, 'new', true)).toHaveLength(300)
  expect(withVote(many, 'new', true)).not.toContain('0')
})
