import { describe, expect, it } from 'vitest'
import { open } from '../../geometry/booleans.ts'
import { areaOf, boxOf } from '../../geometry/shape.ts'
import { drawMotif, drawnNames, isLineDrawing } from './drawn-motifs.ts'

const shapeOf = (name: string) => drawMotif(name)?.parts.flatMap(({ shape }) => shape) ?? []

describe('drawn motifs', () => {
  it.each(drawnNames)('%s fills its sheet and stays on it', (name) => {
    const box = boxOf(shapeOf(name))
    expect(Math.max(box.width, box.height)).toBeGreaterThan(60)
    expect([box.left, box.top].every((side) => side >= -4)).toBe(true)
    expect([box.right, box.bottom].every((side) => side <= 104)).toBe(true)
  })

  it('have lines that a press shows: little is lost to an opening of 0.4 mm at 60 mm', () => {
    const thin = drawnNames.filter((name) => {
      const shape = shapeOf(name)
      return areaOf(open(shape, 0.33)) < areaOf(shape) * 0.94
    })
    expect(thin).toEqual([])
  })

  it('differ from each other', () => {
    const drawings = drawnNames.map((name) => JSON.stringify(drawMotif(name)?.parts))
    expect(new Set(drawings).size).toBe(drawnNames.length)
  })

  it('are drawn in lines where an animal has a coat, else as solid cut-outs', () => {
    expect(isLineDrawing('french-bulldog')).toBe(true)
    expect(isLineDrawing('pickup-truck')).toBe(false)
    expect(drawMotif('no-such-thing')).toBeNull()
  })
})
