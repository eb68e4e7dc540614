import type { Colour } from '../../../colour.ts'
import { grow, subtract, union } from '../../../geometry/booleans.ts'
import { ellipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import type { MotifPart } from '../../motif.ts'
import { limb, readJoints } from '../limb.ts'
import { line, outline, readKnots } from '../stencil.ts'

/**
 * One colour of a painting, on a sheet of 100 × 100. Null stands for the colour that the customer names, or else for the design's. Outlines
 * and lines are knots as in `readKnots`.
 */
export type Area = {
  colour: Colour | null
  outlines?: readonly string[]
  /** Lines by their width. */
  lines?: Readonly<Record<string, readonly string[]>>
  /** Ellipses as "x,y,rx,ry", separated by spaces. */
  ellipses?: string
  /** Limbs as in `readJoints`. */
  limbs?: readonly string[]
  /** Width of an ink edge around the area. */
  edge?: number
}

/** A picture in its own colours: its areas from back to front. */
export type Painting = readonly Area[]

/** The colour of lines and edges. */
export const INK = '#1b1b2a'

/** Draws a painting as parts that don't overlap, so that no film lies on another. */
export function paint(painting: Painting): MotifPart[] {
  const layers = painting.flatMap(({ colour, edge, ...area }): MotifPart[] => {
    const shape = shapeOf(area)
    return [...(edge ? [{ colour: INK, shape: grow(shape, edge) }] : []), { colour, shape }]
  })
  let above: Shape = []
  const parts = layers.toReversed().flatMap((part) => {
    const shape = subtract(part.shape, above)
    above = union(above, part.shape)
    return shape.length > 0 ? [{ ...part, shape }] : []
  })
  return parts.toReversed()
}

function shapeOf({
  outlines = [],
  lines = {},
  ellipses = '',
  limbs = [],
}: Omit<Area, 'colour' | 'edge'>): Shape {
  return union(
    ...outlines.map((knots) => outline(readKnots(knots))),
    ...Object.entries(lines).flatMap(([width, all]) =>
      all.map((knots) => line(readKnots(knots), Number(width))),
    ),
    ...ellipses
      .split(' ')
      .filter((one) => one !== '')
      .map((one) => {
        const [x = 0, y = 0, rx = 1, ry = rx] = one.split(',').map(Number)
        return ellipse(x, y, rx, ry)
      }),
    ...limbs.map((joints) => limb(readJoints(joints))),
  )
}
