import { union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, type OutlineKnot, drawLine, drawOutline, drawSymmetricOutline } from '../stencil.ts'
import { type Cat, type CatMarking, SKULL_TOP_Y } from './cat.ts'

/** Draws a tabby's stripes: the M on the forehead, and two on each cheek. */
function stripes({ cheeks }: Cat): Shape {
  const stripe = (knots: OutlineKnot[], width = 3): Shape => drawLine(knots, width)
  return union(
    stripe([
      [50, SKULL_TOP_Y - 2],
      [50, SKULL_TOP_Y + 10],
    ]),
    withMirrorImage(
      union(
        stripe([
          [50 + 6, SKULL_TOP_Y - 1],
          [50 + 7.5, SKULL_TOP_Y + 11],
        ]),
        stripe([
          [50 + 14, SKULL_TOP_Y],
          [50 + 13, SKULL_TOP_Y + 9],
        ]),
        drawOutline([
          [50 + cheeks + 6, 56, 0],
          [50 + cheeks * 0.62, 60.5, 0],
          [50 + cheeks + 6, 62, 0],
        ]),
        drawOutline([
          [50 + cheeks + 6, 66, 0],
          [50 + cheeks * 0.6, 66.5, 0],
          [50 + cheeks + 2, 72, 0],
        ]),
      ),
    ),
  )
}

const patch = (): Shape =>
  drawOutline([
    [52, SKULL_TOP_Y - 4],
    [84, SKULL_TOP_Y - 4],
    [86, 56],
    [66, 60],
    [56, 52],
    [54, 42],
  ])

/** The areas in which a coat has its second tone. */
export const drawCatMarkings: Readonly<Record<CatMarking, (cat: Cat) => Shape>> = {
  tabby: stripes,
  tuxedo: () =>
    drawSymmetricOutline([
      [50, 44],
      [53, 50],
      [55, 57],
      [66, 62],
      [68, 76],
      [58, 90],
      [50, 92],
    ]),
  points: () =>
    drawSymmetricOutline([
      [50, 40],
      [57, 44],
      [62, 55],
      [64, 68],
      [58, 78],
      [50, 80],
    ]),
  calico: () => union(patch(), makeEllipse(32, 72, 9, 8)),
  tortoiseshell: () => union(patch(), makeEllipse(36, 68, 12, 10), makeEllipse(40, 36, 6, 5)),
  van: () =>
    withMirrorImage(
      drawOutline([
        [53, SKULL_TOP_Y - 4],
        [84, SKULL_TOP_Y - 4],
        [80, SKULL_TOP_Y + 14],
        [62, SKULL_TOP_Y + 13],
        [55, SKULL_TOP_Y + 6],
      ]),
    ),
}
