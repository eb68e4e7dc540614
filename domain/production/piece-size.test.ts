import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePieceCount, parsePieceSize, computeDecalWidth } from './piece-size.ts'

describe('the size of a piece', () => {
  it.each([
    ['4 in', { by: 'longest-side', mm: 101.6 }, 1],
    ['5 in (127 mm) across', { by: 'longest-side', mm: 127 }, 1],
    ['15 cm', { by: 'longest-side', mm: 150 }, 1],
    ['24 in wide', { by: 'width', mm: 609.6 }, 1],
    ['11 x 3 in', { by: 'box', widthMm: 279.4, heightMm: 76.2 }, 1],
    ['8 x 2.5 in', { by: 'box', widthMm: 203.2, heightMm: 63.5 }, 1],
    ['4 × 8 ft', { by: 'box', widthMm: 1219.2, heightMm: 2438.4 }, 1],
    ['3 in, set of 10', { by: 'longest-side', mm: 76.2 }, 10],
    ['12 x 24 in, pair', { by: 'box', widthMm: 304.8, heightMm: 609.6 }, 2],
    ['2 in, roll of 100', { by: 'longest-side', mm: 50.8 }, 100],
  ])('%s is parsed', (text, size, pieces) => {
    expect(parsePieceSize(text)).toEqual({ size, pieces })
  })

  it.each([
    '',
    'Large',
    'For 24 in ring',
    'Universal sheet 8 x 12 in',
    '10 in x 6 ft',
    '4 x 8 ft, one side',
    '4 in, 6 in or 10 in, measured along the longest side',
    '0 in',
    '4',
    '2 in, per line',
    '4 in, pair, pair',
  ])('%s isn’t guessed', (text) => {
    expect(parsePieceSize(text)).toBeNull()
  })

  it('is matched by the computed width, for decals of any proportions', () => {
    const side = fc.double({ min: 10, max: 1_000, noNaN: true })
    fc.assert(
      fc.property(side, side, side, side, (widthMm, heightMm, a, b) => {
        const longest = computeDecalWidth({ by: 'longest-side', mm: a }, { widthMm, heightMm })
        expect(Math.max(longest, (longest * heightMm) / widthMm)).toBeCloseTo(a, 6)
        const boxed = computeDecalWidth({ by: 'box', widthMm: a, heightMm: b }, { widthMm, heightMm })
        const height = (boxed * heightMm) / widthMm
        expect(boxed <= a + 1e-6 && height <= b + 1e-6).toBe(true)
        expect(Math.abs(boxed - a) < 1e-6 || Math.abs(height - b) < 1e-6).toBe(true)
      }),
    )
  })
})

describe('the pieces per unit', () => {
  it.each([
    ['Single', 1],
    ['Pair', 2],
    ['Set of 4', 4],
    ['Pack of 10', 10],
    ['12 labels', 12],
    ['500', 500],
    ['15 players', null],
    ['1 to 10', null],
    ['0', null],
    ['Box', null],
  ])('%s are %s', (text, pieces) => {
    expect(parsePieceCount(text)).toBe(pieces)
  })
})
