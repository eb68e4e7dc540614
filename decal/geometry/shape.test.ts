import { describe, expect, it } from 'vitest'
import {
  computeShapeArea,
  measureBox,
  signedRingArea,
  scaleShape,
  type Shape,
  translateShape,
} from './shape.ts'

/** A square of 10 mm with a hole of 4 mm. The hole's ring winds in the opposite direction. */
const framed: Shape = [
  [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ],
  [
    { x: 3, y: 3 },
    { x: 3, y: 7 },
    { x: 7, y: 7 },
    { x: 7, y: 3 },
  ],
]

describe('scaling a shape', () => {
  it.each([
    ['larger', 2, 2],
    ['mirrored sideways', -1, 1],
    ['mirrored upside down', 1, -1],
    ['turned by half', -1, -1],
  ])('%s leaves outer rings and holes turning as they do', (_, kx, ky) => {
    const turns = (shape: Shape) => shape.map((ring) => Math.sign(signedRingArea(ring)))
    const scaled = scaleShape(framed, kx, ky)
    expect(turns(scaled)).toEqual(turns(framed))
    expect(computeShapeArea(scaled)).toBeCloseTo(84 * Math.abs(kx * ky))
  })

  it('mirrors about the origin', () => {
    const right: Shape = translateShape(framed, 1, 0)
    expect(measureBox(scaleShape(right, -1, 1))).toMatchObject({ left: -11, right: -1, top: 0, bottom: 10 })
  })
})
