import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTextFaults } from './text-faults.ts'

describe('reasons for moderating a text first', () => {
  it.each([
    ['See https://cheap.example/decals', ['link']],
    ['better at www.stickers.example', ['link']],
    ['I got mine at stickermania.com for half', ['link']],
    ['write to me: kim@example.org', ['contact', 'link']],
    ['kim (at) example dot org', ['contact']],
    ['Call 905-555-0142', ['contact']],
    ['call (905) 555 0142 now', ['contact']],
    ['WhatsApp +44 20 7946 0958', ['contact']],
    ['WORST DECAL I EVER BOUGHT', ['shouting']],
    ['Never again!!!!', ['shouting']],
  ])('%s: %o', (text, faults) => {
    expect(findTextFaults(text).toSorted()).toEqual([...faults].toSorted())
  })

  it.each([
    'Terrible. Peeled after two weeks, and nobody answered.',
    'The 12 x 24 in one was CA$39.99; order ND-1042 came in 3 days.',
    'NICE decal, it says OPP on it.',
    'Top!',
    'I love it.Perfect on the truck.',
    'Très beau, tient bien à -30.',
    'Bought in 2025, 1000 km later still like new, 5/5',
    '',
  ])('no reason: %s', (text) => {
    expect(findTextFaults(text)).toEqual([])
  })

  it('finds an e-mail address anywhere in the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(findTextFaults(`${before} kim@example.org ${after}`)).toContain('contact')
      }),
    )
  })

  it('checks hostile text in linear time: quadratic time would exceed the time limit', () => {
    for (const text of ['a', '@', '1', '-', 'a.', '1 ', '!', '(at)']) findTextFaults(text.repeat(200_000))
  })
})
