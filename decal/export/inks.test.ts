import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { separateColour, isBareFilm, chooseSpotName } from './inks.ts'

describe('inks', () => {
  it.each([
    ['#ffffff', [0, 0, 0, 0]],
    ['#000000', [0, 0, 0, 1]],
    ['#808080', [0, 0, 0, 1 - 128 / 255]],
    ['#ff0000', [0, 1, 1, 0]],
    ['#00ffff', [1, 0, 0, 0]],
    ['#800000', [0, 1, 1, 1 - 128 / 255]],
  ])('of %s are %j', (colour, inks) => {
    expect(Object.values(separateColour(colour))).toEqual(inks)
  })

  it('convert back to the colour, and never use more than 300 % or all four inks', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3, maxLength: 3 }), (rgb) => {
        const { c, m, y, k } = separateColour(`#${rgb.map((n) => n.toString(16).padStart(2, '0')).join('')}`)
        expect([c, m, y].map((ink) => Math.round(255 * (1 - ink) * (1 - k)))).toEqual(rgb)
        expect(Math.min(c, m, y)).toBe(0)
        expect(c + m + y + k).toBeLessThanOrEqual(3)
      }),
    )
  })

  it('tell bare film from a colour that is almost white', () => {
    expect([isBareFilm('#ffffff'), isBareFilm('#FFFFFF'), isBareFilm('#fefefe')]).toEqual([true, true, false])
  })

  it('have a spot name by the kind of cut, or the requested one', () => {
    expect([chooseSpotName('kiss', undefined), chooseSpotName('through', undefined)]).toEqual([
      'CutContour',
      'PerfCutContour',
    ])
    expect(chooseSpotName('kiss', 'CutContour1')).toBe('CutContour1')
    expect(() => chooseSpotName('kiss', ' All ')).toThrow('cannot be called')
  })
})
