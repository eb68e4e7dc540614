import { describe, expect, it } from 'vitest'
import { intersect, union } from '../../../geometry/shape-operations.ts'
import { computeShapeArea } from '../../../geometry/shape.ts'
import { drawMotif, drawnMotifFamilies } from '../drawn-motifs.ts'
import { drawPainting } from './painting.ts'

const square = (x: number, y: number, side: number): string =>
  `${x},${y},0 ${x + side},${y},0 ${x + side},${y + side},0 ${x},${y + side},0`

describe('a painting', () => {
  it('shows of each area what the areas in front leave', () => {
    const parts = drawPainting([
      { colour: '#ff0000', outlines: [square(0, 0, 40)] },
      { colour: '#00ff00', outlines: [square(20, 20, 40)] },
      { colour: '#0000ff', edge: 2, outlines: [square(70, 70, 10)] },
    ])
    const areas = Object.fromEntries(
      parts.map(({ colour, shape }) => [colour, Math.round(computeShapeArea(shape))]),
    )
    // The area of the ink edge: four sides of 10 × 2, and four rounded corners that make up a circle of radius 2, drawn with chords.
    expect(areas).toEqual({ '#ff0000': 1200, '#00ff00': 1600, '#0000ff': 100, '#1b1b2a': 92 })
  })

  it('has one part for each colour and tone', () => {
    const parts = drawPainting([
      { colour: '#ff0000', outlines: [square(0, 0, 10)] },
      { colour: '#00ff00', outlines: [square(20, 0, 10)] },
      { colour: '#ff0000', outlines: [square(40, 0, 10)] },
    ])
    expect(parts.map(({ colour }) => colour)).toEqual(['#00ff00', '#ff0000'])
  })

  it.each(
    ['vehicles', 'boats', 'paintings'].flatMap((family) => drawnMotifFamilies[family]?.slice(0, 6) ?? []),
  )('%s has no overlapping layers of film', (name) => {
    const shapes = drawMotif(name)?.parts.map(({ shape }) => shape) ?? []
    const sum = shapes.reduce((total, shape) => total + computeShapeArea(shape), 0)
    expect(shapes.length).toBeGreaterThan(2)
    expect(Math.abs(sum - computeShapeArea(union(...shapes)))).toBeLessThan(sum * 0.002)
    expect(computeShapeArea(intersect(shapes[0] ?? [], shapes[1] ?? []))).toBeLessThan(0.5)
  })
})
