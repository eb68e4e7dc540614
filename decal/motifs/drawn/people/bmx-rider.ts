import { growRound, subtract, union } from '../../../geometry/shape-operations.ts'
import { ringBand, disc, ellipse } from '../../../geometry/figures.ts'
import { shift, turn, type Shape } from '../../../geometry/shape.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import { fitToSheet, drawLine, drawOutline, readKnots } from '../stencil.ts'

const SEAM = 1.5
// The rider's backward rotation, in degrees.
const TURNED = -160

/** Draws a BMX rider upside down in a backflip, with the arc of the jump behind. */
export function drawBmxBackflip(): Shape {
  const rider = turn(shift(riderOnBike(), -50, -50), TURNED)
  // The path of the jump: an arc with an arrowhead that gets thinner towards its start.
  const path = drawLine(readKnots('-40,52 -56,26 -58,-6 -44,-36 -16,-56 14,-58'), 3.6)
  const head = drawOutline(readKnots('12,-68,0 34,-56,0 12,-46,0'))
  const trails = union(
    drawLine(readKnots('-30,44 -45,22 -46,0'), 2.4),
    drawLine(readKnots('-24,56 -12,60 0,60'), 2.4),
  )
  const arcs = subtract(union(path, head, trails), growRound(rider, 3))
  return fitToSheet(union(rider, arcs))
}

const limbOf = (joints: string): Shape => drawLimb(readJoints(joints))

/** Draws the rider upright, facing right, as ink on a sheet of 100 × 100. */
function riderOnBike(): Shape {
  const wheels = [
    [24, 78],
    [76, 78],
  ].flatMap(([x = 0, y = 0]) => [
    ...ringBand(x, y, 14, 10.4),
    ...disc(x, y, 3.4),
    ...drawLine(
      [
        [x - 11, y],
        [x + 11, y],
      ],
      1.1,
    ),
    ...drawLine(
      [
        [x, y - 11],
        [x, y + 11],
      ],
      1.1,
    ),
  ])
  const frame = union(
    drawLine(readKnots('24,78,0 48,76,0 64,56,0 40,59,0 24,78,0'), 3),
    drawLine(readKnots('48,76,0 39,56,0'), 3),
    drawLine(readKnots('64,54,0 76,78,0'), 3.2),
    drawLine(readKnots('64,56,0 61,45,0 67,40,.5'), 2.8),
    drawLine(readKnots('34,54 44,54'), 4),
    disc(48, 76, 5),
  )
  const bike = union(...wheels.map((ring) => [ring]), frame)
  const layers = [
    union(limbOf('36,47,12 54,52,10 57,72,7.6'), limbOf('55,74,5.4 64,75.6,4.4')),
    union(limbOf('34,46,14 42,36,15 50,27,13'), limbOf('36,50,13 35,47,13')),
    union(limbOf('36,48,13 51,58,11 42,77,8'), limbOf('41,79,6 51,80,4.6')),
    limbOf('51,28,9 63,33,7.6 67,42,6.2'),
    union(ellipse(60, 15, 11, 10.4), drawOutline(readKnots('62,11,.2 76,13,.4 75,16.6,.3 66,20,.2'))),
  ]
  return layers.reduce(
    (ink, part) => union(subtract(ink, growRound(part, SEAM)), part),
    subtractWheels(bike, layers[2] ?? []),
  )
}

const subtractWheels = (bike: Shape, leg: Shape): Shape => subtract(bike, growRound(leg, SEAM))
