import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { fitPrintSize, parsePrintSize } from './print-size.ts'

test.each([
  ['10 in', 254, null],
  ['1.5 in, roll of 100', 38.1, null],
  ['12 x 36 in', 304.8, 914.4],
  ['24 x 96 in, pair', 609.6, 2438.4],
  ['2 in x 12 ft, pair', 50.8, 3657.6],
  ['4 x 6 ft, one side', 1219.2, 1828.8],
  ['3 in (75 mm)', 76.2, null],
  ['15 cm', 150, null],
  ['18" × 24"', 457.2, 609.6],
  ['5 in (127 mm) across', 127, null],
  ['Each arrow 12 x 6 in (305 x 152 mm)', 304.8, 152.4],
])('"%s" is %d mm wide and %s mm high', (text, widthMm, heightMm) => {
  expect(parsePrintSize(text)).toEqual({ widthMm, heightMm })
})

test.each(['', 'Gloss', 'Pack of 10', '0 in', '0 x 4 in', '9999 ft', '4 inches', '5 minutes'])(
  '"%s" says no size',
  (text) => {
    expect(parsePrintSize(text)).toBeNull()
  },
)

test('any text can be parsed, and implausible sizes are rejected', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const found = parsePrintSize(text)
      expect(found === null || (found.widthMm > 0 && found.widthMm <= 60_000)).toBe(true)
    }),
  )
})

describe('the printed size of a picture', () => {
  it('keeps the picture’s proportions if only the longest side is known', () => {
    expect(fitPrintSize({ widthMm: 200, heightMm: null }, 2)).toEqual({ widthMm: 200, heightMm: 100 })
    expect(fitPrintSize({ widthMm: 200, heightMm: null }, 0.5)).toEqual({ widthMm: 100, heightMm: 200 })
  })
  it('keeps the picture whole and undistorted if both sides are known', () => {
    expect(fitPrintSize({ widthMm: 300, heightMm: 900 }, 3)).toEqual({ widthMm: 900, heightMm: 300 })
    expect(fitPrintSize({ widthMm: 300, heightMm: 900 }, 1)).toEqual({ widthMm: 300, heightMm: 300 })
    expect(fitPrintSize({ widthMm: 300, heightMm: 900 }, 0.25)).toEqual({ widthMm: 225, heightMm: 900 })
  })
})
