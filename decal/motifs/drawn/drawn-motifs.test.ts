import { describe, expect, it } from 'vitest'
import { removeSpikes } from '../../geometry/shape-operations.ts'
import { computeShapeArea, measureBox } from '../../geometry/shape.ts'
import { drawMotif, drawnMotifNames, isLineDrawing } from './drawn-motifs.ts'

// Draws all motifs once for all tests, because that takes a second or two.
const parts = new Map(drawnMotifNames.map((name) => [name, drawMotif(name)?.parts ?? []]))
const shapeOf = (name: string) => parts.get(name)?.flatMap(({ shape }) => shape) ?? []

describe('drawn motifs', () => {
  it.each(drawnMotifNames)('%s fills its sheet without leaving it', (name) => {
    const box = measureBox(shapeOf(name))
    expect(Math.max(box.width, box.height)).toBeGreaterThan(60)
    expect([box.left, box.top].every((side) => side >= -4)).toBe(true)
    expect([box.right, box.bottom].every((side) => side <= 104)).toBe(true)
  })

  it.each(drawnMotifNames)(
    '%s loses little to an opening of 0.4 mm at 60 mm: a press shows its lines',
    (name) => {
      const shape = shapeOf(name)
      expect(computeShapeArea(removeSpikes(shape, 0.33)) / computeShapeArea(shape)).toBeGreaterThanOrEqual(
        0.94,
      )
    },
  )

  it('differ from each other', () => {
    const drawings = drawnMotifNames.map((name) => JSON.stringify(parts.get(name)))
    expect(new Set(drawings).size).toBe(drawnMotifNames.length)
  })

  it('are line drawings for animals with a coat, else solid cutouts', () => {
    expect(isLineDrawing('french-bulldog')).toBe(true)
    expect(isLineDrawing('pickup-truck')).toBe(false)
    expect(drawMotif('no-such-thing')).toBeNull()
  })
})
