import { describe, expect, it } from 'vitest'
import { rasteriseStrokes, type BrushStroke } from './strokes.ts'

const size = { width: 10, height: 5 }
const drawn = (strokes: readonly BrushStroke[]) => {
  const marks = rasteriseStrokes(strokes, size)
  return Array.from({ length: 5 }, (_, y) =>
    Array.from(marks.subarray(y * 10, y * 10 + 10), (mark) => '.+-'[mark]).join(''),
  )
}

describe('brush strokes', () => {
  it('mark the pixels within their radius, and later ones paint over earlier ones', () => {
    const keep: BrushStroke = {
      kind: 'keep',
      radius: 0.05,
      points: [
        { x: 0.15, y: 0.5 },
        { x: 0.85, y: 0.5 },
      ],
    }
    const remove: BrushStroke = { kind: 'remove', radius: 0.11, points: [{ x: 0.45, y: 0.5 }] }
    expect(drawn([keep])).toEqual(['..........', '..........', '.++++++++.', '..........', '..........'])
    expect(drawn([keep, remove])).toEqual([
      '..........',
      '....-.....',
      '.++---+++.',
      '....-.....',
      '..........',
    ])
  })

  it('mark at least the pixel under them, and nothing outside of the photo', () => {
    const corner: BrushStroke = { kind: 'remove', radius: 0.001, points: [{ x: 0.05, y: 0.1 }] }
    expect(drawn([corner])[0]).toBe('-.........')
    const beyond: BrushStroke = { kind: 'keep', radius: 0.2, points: [{ x: 1, y: 1 }] }
    expect(drawn([beyond])).toEqual(['..........', '..........', '..........', '.........+', '........++'])
  })
})
