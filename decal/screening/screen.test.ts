import { describe, expect, it } from 'vitest'
import { screenTrademarks, screenSubjects, screenHateSpeech } from './screen.ts'

describe('other people’s trademarks are refused', () => {
  it.each([
    ['Ford Mustang logo', 'makers-mark'],
    ['chevy bowtie', 'makers-mark'],
    ['Toronto Maple Leafs', 'team'],
    ['boston bruins decal', 'team'],
    ['nike swoosh', 'brand'],
    ['Instagram logo', 'brand'],
  ])('%s, as a mark of the kind %s', (prompt, kind) => {
    expect(screenTrademarks(prompt)).toMatchObject({ reason: 'brand', kind, advice: null })
  })

  it.each([
    'my Instagram handle @dirtydetails',
    'follow us on facebook',
    'lifted ford truck with flames',
    'jdm rising sun with nissan skyline r34',
    'Go Leafs Go',
    'maple leaf badge',
    'St. Catharines Falcons hockey',
    'cat badge with whiskers',
  ])('but not %s', (prompt) => {
    expect(screenTrademarks(prompt)).toBeNull()
  })
})

it('hate speech is refused as lettering too, weapons and drugs only if they are to be drawn', () => {
  expect(screenHateSpeech('heil hitler')).toMatchObject({ reason: 'unwelcome' })
  expect(screenSubjects('AR-15 rifle')).toMatchObject({ reason: 'not-drawn' })
  expect(screenSubjects('nail gun')).toBeNull()
})
