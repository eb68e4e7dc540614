import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { intersect, union } from './shape-operations.ts'
import { runPathOperations, combineShapes, inflateShape } from './clipper.ts'
import { computeShapeArea, type Shape } from './shape.ts'

const square = (side: number): Shape => [
  [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ],
]

/**
 * Draws a single line that runs to and fro across a square metre. `strokes` is the number of crossings. The crossings are vertical, or
 * horizontal if `isHorizontal` is set.
 */
function zigzag(strokes: number, isHorizontal: boolean): Shape {
  const points = Array.from({ length: strokes }, (_, i) => {
    const across = (i / strokes) * 1_000
    const ends = [
      { x: across, y: -1 },
      { x: across, y: 1_001 },
    ]
    return i % 2 === 0 ? ends : ends.toReversed()
  }).flat()
  return [isHorizontal ? points.map(({ x, y }) => ({ x: y, y: x })) : points]
}

describe('shapes in Clipper’s memory', () => {
  it('come back in whole micrometres, without a minus zero', () => {
    const [ring = []] = combineShapes('intersection', square(1 / 3), square(5))
    expect(ring.toSorted((a, b) => a.x + 2 * a.y - b.x - 2 * b.y)).toEqual([
      { x: 0, y: 0 },
      { x: 0.333, y: 0 },
      { x: 0, y: 0.333 },
      { x: 0.333, y: 0.333 },
    ])
  })

  it('have holes by the even-odd rule if rings are nested', () => {
    expect(computeShapeArea(combineShapes('union', [...square(10), ...square(5)], [], 'even-odd'))).toBe(75)
    expect(computeShapeArea(combineShapes('union', [...square(10), ...square(5)], []))).toBe(100)
  })

  it.each([
    ['round', 100 + 40 + Math.PI],
    ['miter', 144],
    ['bevel', 100 + 40 + 2],
  ] as const)('grow with %s corners', (join, area) => {
    expect(
      computeShapeArea(inflateShape(square(10), 1, { join, end: 'polygon', arcTolerance: 0.001 })),
    ).toBeCloseTo(area, 2)
  })

  it('go through several steps as they do one by one', () => {
    const round = { join: 'round', end: 'polygon', arcTolerance: 0.001 } as const
    const inTurn = runPathOperations(({ write, inflate, read }) =>
      read(inflate(inflate(write(square(10)), 1, round), -1, round)),
    )
    expect(computeShapeArea(inTurn)).toBeCloseTo(
      computeShapeArea(inflateShape(inflateShape(square(10), 1, round), -1, round)),
      2,
    )
    expect(runPathOperations(({ write, measureArea }) => measureArea(write(square(10))))).toBe(100)
  })

  it('lose rings that are mere specks', () => {
    const withSpeck = [...square(0.009), ...square(10)]
    const kept = (shape: Shape) =>
      runPathOperations(({ write, dropSpecks, read }) => read(dropSpecks(write(shape), 1e-4)))
    expect(kept(withSpeck)).toEqual(square(10))
    expect(kept(square(0.009))).toEqual([])
    expect(kept(square(10))).toEqual(square(10))
  })

  it('are refused if they are too far away, and the next shapes aren’t', () => {
    expect(() => union(square(1e18))).toThrow('too large')
    expect(union(square(2))).toHaveLength(1)
  })

  it('are refused if their crossings would fill the memory, repeatedly, and the next shapes aren’t', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(() => intersect(zigzag(2_000, false), zigzag(2_000, true))).toThrow('too many crossings')
      await setImmediate()
      expect(union(square(2))).toHaveLength(1)
    }
  })
})
