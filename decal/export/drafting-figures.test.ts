import { describe, expect, it } from 'vitest'
import { readPathData } from '../geometry/path-data.ts'
import { measureBox } from '../geometry/shape.ts'
import { drawDraftingFigures } from './drafting-figures.ts'

describe('drafted figures', () => {
  it.each(['0', '2', '3', '6', '8', '9'])('%s is as high as asked for, about the origin', (digit) => {
    const box = measureBox(readPathData(drawDraftingFigures(digit, 3).data, 0.001))
    expect(Math.abs(box.height - 3)).toBeLessThan(0.15)
    expect(Math.hypot(box.cx, box.cy)).toBeLessThan(0.1)
  })

  it('refuse a character without strokes', () => {
    expect(() => drawDraftingFigures('5 ft', 3)).toThrow('no stroke for "f"')
  })
})
