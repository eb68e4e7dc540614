import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox } from '../geometry/shape.ts'
import { writeCutPathData, formatDecimal } from './cut-path-data.ts'

describe('the cut line', () => {
  it('survives a round trip through path data', () => {
    const square = {
      start: { x: 0, y: 0 },
      curves: [
        { c1: { x: 1, y: 0 }, c2: { x: 9, y: 0 }, to: { x: 10, y: 0 } },
        { c1: { x: 10, y: 1 }, c2: { x: 10, y: 9 }, to: { x: 10, y: 10 } },
        { c1: { x: 9, y: 10 }, c2: { x: 1, y: 10 }, to: { x: 0, y: 10 } },
        { c1: { x: 0, y: 9 }, c2: { x: 0, y: 1 }, to: { x: 0, y: 0 } },
      ],
    }
    expect(writeCutPathData(square)).toMatch(/^M0 0C1 0 9 0 10 0C/u)
    expect(measureBox(readPathData(writeCutPathData(square), 0.001))).toMatchObject({ width: 10, height: 10 })
  })

  it('has numbers that every reader can parse', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (n) => {
        expect(formatDecimal(n)).toMatch(/^-?\d+(\.\d{1,4})?$/u)
        expect(Math.abs(Number(formatDecimal(n)) - n)).toBeLessThanOrEqual(0.000_05 + 1e-9)
      }),
    )
  })
})
