import { expect, it } from 'vitest'
import { describeStoredReason, type MakingReason } from './stored-reason.ts'

it.each<[MakingReason, string]>([
  [{ code: 'size', reason: 'no-area' }, 'There is nothing to cut around.'],
  [
    { code: 'file', reason: 'blank' },
    'There is nothing to print in this file: it is blank or fully transparent.',
  ],
  [{ code: 'motif', motif: 'a:b' }, 'a:b is in none of the icon sets, or cannot be drawn flat'],
  [
    { code: 'features-too-thin', severity: 'stop', feature: 'gaps', count: 2, leastMm: 1 },
    '2 gaps are narrower than 1 mm: hard to weed.',
  ],
])('describes the stored reason %j', (reason, message) => {
  expect(describeStoredReason(JSON.stringify(reason))).toBe(message)
})

it.each(['The text in #1c2b33 has 1 place thinner than 0.35 mm.', '{"code":"unheard-of"}'])(
  'returns the older or unknown text %j unchanged',
  (stored) => {
    expect(describeStoredReason(stored)).toBe(stored)
  },
)
