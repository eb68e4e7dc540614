import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeEditDistance, countAllowedTypos } from './edit-distance.ts'

describe('the number of typos between two words', () => {
  it.each([
    ['canda', 'canada', 1],
    ['jepp', 'jeep', 1],
    ['liscence', 'licence', 1],
    ['wofl', 'wolf', 1],
    ['kayak', 'kayak', 0],
    ['boat', 'truck', 3],
  ])('%s is %s with %i', (typed, word, typos) =>
    expect(computeEditDistance(typed, word, 2, false)).toBe(typos),
  )

  it('in an unfinished word is counted against the nearest beginning', () => {
    expect(computeEditDistance('liscen', 'licence', 2, true)).toBe(1)
    expect(computeEditDistance('niagr', 'niagara', 2, true)).toBe(1)
    expect(computeEditDistance('liscen', 'licence', 1, false)).toBe(2)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  it('is zero for the same word, and the same in both directions', () => {
    fc.assert(fc.property(word, (one) => computeEditDistance(one, one, 2, false) === 0))
    fc.assert(
      fc.property(
        word,
        word,
        (a, b) => computeEditDistance(a, b, 9, false) === computeEditDistance(b, a, 9, false),
      ),
    )
  })

  it('is at most one after one typo', () => {
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom('a', 'z', ''), (one, place, letter) => {
        const mistyped = one.slice(0, place) + letter + one.slice(place + 1)
        expect(computeEditDistance(mistyped, one, 9, false)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

it('short words tolerate no typos', () => {
  expect([3, 4, 6, 7].map(countAllowedTypos)).toEqual([0, 1, 1, 2])
})
