import { makeDisc } from '../../../geometry/figures.ts'
import { union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { drawLine, drawOutline, readKnots, Stencil, type OutlineKnot } from '../stencil.ts'

/** A flower seen from above: its petals and its eye. */
export type Flower = {
  petals: number
  shape: 'round' | 'pointed' | 'narrow' | 'notched'
  /** Rings of petals, the outer ring first; one ring by default. */
  rings?: number
  eye: 'dots' | 'dark' | 'trumpet' | 'star' | 'cone'
  /** The number of leaves between the petals. */
  leaves?: number
}

// Outlines of petals with their base at 0,0, pointing up, 40 units long.
const petals: Readonly<Record<Flower['shape'], readonly OutlineKnot[]>> = {
  round: readKnots('0,0,0.4 9,-12 15,-26 10,-38 0,-41 -10,-38 -15,-26 -9,-12'),
  pointed: readKnots('0,0,0.4 9,-12 14,-24 8,-36,0.6 0,-43,0.1 -8,-36,0.6 -14,-24 -9,-12'),
  narrow: readKnots('0,0,0.4 5,-14 6.5,-28 4,-39 0,-42,0.6 -4,-39 -6.5,-28 -5,-14'),
  notched: readKnots('0,0,0.4 10,-12 17,-27 13,-38 5,-41 0,-36,0.2 -5,-41 -13,-38 -17,-27 -10,-12'),
}
const leaf = readKnots('0,0,0.4 7,-14 10,-30 5,-42,0.6 0,-49,0.1 -5,-42,0.6 -10,-30 -7,-14')

/** Draws a flower on a sheet of 100 × 100. */
export function drawFlower({ petals: count, shape, rings = 1, eye, leaves = 0 }: Flower): Shape {
  const sheet = new Stencil()
  for (let i = 0; i < leaves; i += 1) {
    const turn = ((i + 0.5) / leaves) * 360
    sheet.paint(turned(leaf, turn, 1)).erase(spine(turn, 16, 44, 1.5))
  }
  for (let ring = 0; ring < rings; ring += 1) {
    const size = 1 - ring * 0.3
    for (let i = 0; i < count; i += 1) {
      const turn = ((i + (ring % 2) * 0.5) / count) * 360
      sheet.area(turned(petals[shape], turn, size), false, 2)
      if (shape !== 'narrow' && ring === 0) sheet.paint(spine(turn, 20, 30, 1.7))
    }
  }
  return drawEye(sheet, eye).ink
}

function drawEye(sheet: Stencil, eye: Flower['eye']): Stencil {
  switch (eye) {
    case 'dark':
      return sheet.area(makeDisc(50, 50, 8), true, 2)
    case 'cone':
      return sheet
        .area(makeDisc(50, 50, 12), true, 2)
        .erase(...around(8, 7.5).map(([x, y]) => makeDisc(x, y, 1.4)), makeDisc(50, 50, 1.6))
    case 'trumpet':
      return sheet
        .area(
          drawOutline(
            around(16, 13).map(([x, y], i): OutlineKnot =>
              i % 2 === 0 ? [x, y] : [50 + (x - 50) * 0.84, 50 + (y - 50) * 0.84],
            ),
          ),
          false,
          2,
        )
        .area(makeDisc(50, 50, 5), true, 2)
    case 'star':
      return sheet.paint(...[0, 72, 144, 216, 288].map((turn) => spine(turn, 0, 9, 2.6)))
    case 'dots':
      return sheet
        .area(makeDisc(50, 50, 8.5), false, 2)
        .paint(...around(6, 4.6).map(([x, y]) => makeDisc(x, y, 1.4)), makeDisc(50, 50, 1.4))
  }
}

const around = (count: number, r: number): [number, number][] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return [50 + Math.sin(angle) * r, 50 - Math.cos(angle) * r]
  })

function turned(knots: readonly OutlineKnot[], degrees: number, size: number): Shape {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle) * size, Math.cos(angle) * size]
  return drawOutline(
    knots.map(([x, y, roundness = 1]): OutlineKnot => [
      50 + x * cos - y * sin,
      50 + x * sin + y * cos,
      roundness,
    ]),
  )
}

/** Draws a straight line that points away from the middle of the flower. */
function spine(degrees: number, from: number, to: number, width: number): Shape {
  const angle = (degrees * Math.PI) / 180
  const at = (r: number): OutlineKnot => [50 + Math.sin(angle) * r, 50 - Math.cos(angle) * r]
  return union(drawLine([at(from), at(to)], width))
}
