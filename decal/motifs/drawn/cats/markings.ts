import { union } from '../../../geometry/booleans.ts'
import { ellipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, type Knot, line, outline, symmetric } from '../stencil.ts'
import { type Cat, type Marking, TOP } from './cat.ts'

/** Draws a tabby's stripes: the M on the forehead, and two on each cheek. */
function stripes({ cheeks }: Cat): Shape {
  const stripe = (knots: Knot[], width = 3): Shape => line(knots, width)
  return union(
    stripe([
      [50, TOP - 2],
      [50, TOP + 10],
    ]),
    both(
      union(
        stripe([
          [50 + 6, TOP - 1],
          [50 + 7.5, TOP + 11],
        ]),
        stripe([
          [50 + 14, TOP],
          [50 + 13, TOP + 9],
        ]),
        outline([
          [50 + cheeks + 6, 56, 0],
          [50 + cheeks * 0.62, 60.5, 0],
          [50 + cheeks + 6, 62, 0],
        ]),
        outline([
          [50 + cheeks + 6, 66, 0],
          [50 + cheeks * 0.6, 66.5, 0],
          [50 + cheeks + 2, 72, 0],
        ]),
      ),
    ),
  )
}

const patch = (): Shape =>
  outline([
    [52, TOP - 4],
    [84, TOP - 4],
    [86, 56],
    [66, 60],
    [56, 52],
    [54, 42],
  ])

/** The areas in which a coat has its second tone. */
export const markings: Readonly<Record<Marking, (cat: Cat) => Shape>> = {
  tabby: stripes,
  tuxedo: () =>
    symmetric([
      [50, 44],
      [53, 50],
      [55, 57],
      [66, 62],
      [68, 76],
      [58, 90],
      [50, 92],
    ]),
  points: () =>
    symmetric([
      [50, 40],
      [57, 44],
      [62, 55],
      [64, 68],
      [58, 78],
      [50, 80],
    ]),
  calico: () => union(patch(), ellipse(32, 72, 9, 8)),
  tortoiseshell: () => union(patch(), ellipse(36, 68, 12, 10), ellipse(40, 36, 6, 5)),
  van: () =>
    both(
      outline([
        [53, TOP - 4],
        [84, TOP - 4],
        [80, TOP + 14],
        [62, TOP + 13],
        [55, TOP + 6],
      ]),
    ),
}
