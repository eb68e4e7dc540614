import { describe, expect, it } from 'vitest'
import { subtract, removeSpikes, union } from './shape-operations.ts'
import { makeDisc, makeRectangle } from './figures.ts'
import { drawWithFinerCurves } from './curve-fineness.ts'
import { bluntTips, makePrintable, makePrintableAtScale } from './make-printable.ts'
import { computeShapeArea, measureBox, scaleShape } from './shape.ts'

// Preflight's minimum line width in mm.
const LINE = 0.35
const thinShare = (shape: ReturnType<typeof makeDisc>): number =>
  computeShapeArea(subtract(shape, removeSpikes(shape, LINE / 2 - 0.01))) / computeShapeArea(shape)

describe('drawings are printable', () => {
  it('a hairline gets thicker instead of being lost', () => {
    const drawing = [...makeDisc(0, 0, 5), ...makeRectangle(10, 0, 20, 0.15)]
    const printed = makePrintable(drawing)
    expect(thinShare(drawing)).toBeGreaterThan(0.01)
    expect(thinShare(printed)).toBeLessThan(0.01)
    expect(measureBox(printed).right).toBeGreaterThan(29.8)
  })

  it('drawings with thick lines stay unchanged', () => {
    const drawing = [...makeDisc(0, 0, 5), ...makeRectangle(10, 0, 20, 2)]
    expect(makePrintable(drawing)).toEqual(drawing)
  })

  it('right-angled corners stay sharp, however small the drawing', () => {
    const drawing = makeRectangle(0, 0, 3, 2)
    expect(makePrintable(drawing)).toEqual(drawing)
  })

  it('a speck is left out', () => {
    const printed = makePrintable([...makeDisc(0, 0, 5), ...makeRectangle(10, 0, 0.2, 0.04)])
    expect(printed).toHaveLength(1)
    expect(measureBox(printed).right).toBeCloseTo(5)
  })

  it('hairs and cracks are left out of a produced decal', () => {
    const square = makeRectangle(0, 0, 10, 10)
    const hair = makeRectangle(10, 5, 3, 0.0005)
    const crack = makeRectangle(0, 3, 4, 0.0005)
    const printed = drawWithFinerCurves(128, () => makePrintable(subtract(union(square, hair), crack)))
    expect(measureBox(printed).right).toBeCloseTo(10)
    expect(Math.min(...printed.flat().map(({ x, y }) => Math.hypot(x - 4, y - 3)))).toBeGreaterThan(1)
  })

  it('slivers are removed', () => {
    expect(bluntTips([...makeDisc(0, 0, 5), ...makeRectangle(10, 0, 20, 0.3)])).toHaveLength(1)
  })

  // Printable shapes are cached at the scales 1, 1.25, 1.25² and so on. The scale 1.25 is tested because it is one of them.
  it.each([0.3, 1, 1.2, 1.25, 1.3, 7.7])('a drawing at %d mm per unit is printable in its size', (k) => {
    const drawing = scaleShape([...makeDisc(0, 0, 5), ...makeRectangle(10, 0, 20, 0.15)], 1 / k)
    const printed = makePrintableAtScale(drawing, k)
    expect(thinShare(printed)).toBeLessThan(0.01)
    expect(measureBox(printed).right).toBeCloseTo(30, 0)
    expect(makePrintableAtScale(drawing, k)).toEqual(printed)
  })
})
