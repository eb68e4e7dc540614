import { union } from '../../../geometry/shape-operations.ts'
import { ellipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import { withMirrorImage, fitToSheet, drawLine, drawOutline, readKnots, Stencil } from '../stencil.ts'

const limbs = (...all: string[]): Shape => union(...all.map((joints) => drawLimb(readJoints(joints))))
const lines = (width: number, ...all: string[]): Shape =>
  union(...all.map((knots) => drawLine(readKnots(knots), width)))

/** Draws a bearded dragon from the side, with its head raised. */
function beardedDragon(): Shape {
  const sheet = new Stencil()
  const spikes = (points: readonly (readonly [number, number, number, number])[]): Shape =>
    union(
      ...points.map(([x, y, dx, dy]) =>
        drawOutline([
          [x - dy * 0.34, y + dx * 0.34, 0],
          [x + dx, y + dy, 0],
          [x + dy * 0.34, y - dx * 0.34, 0],
        ]),
      ),
    )
  const far = limbs('62,60,8 68,70,7 67,80,6 73,82,4', '40,64,9 48,73,7 48,81,6 54,83,4')
  sheet.area(far, false, 1.9)
  const body = drawOutline(
    readKnots(
      '1,70,0 14,63 28,55 42,48 56,45 66,42 70,34 76,27 84,25.6 91,29 97,35 97.4,38.6 92,43 84,45 80,50 77,58 70,64 58,68 44,70 30,68 16,70',
    ),
  )
  sheet.area(
    union(
      body,
      spikes([
        [60, 45, -3, -5],
        [54, 45.6, -3, -5],
        [48, 47, -3, -5],
        [42, 48.6, -3, -4.6],
        [36, 51.4, -3, -4.4],
        [30, 54.4, -3, -4],
        [24, 57.6, -3, -3.6],
      ]),
      spikes([
        [69, 35, -6, -3],
        [68, 40, -7, 0],
        [67, 44, -7, 2],
      ]),
      spikes([
        [89, 43.6, 2, 7],
        [85, 45, 1, 8],
        [81.6, 49, 3.4, 7],
        [79.6, 54, 5.4, 5.6],
        [77, 58.4, 5.6, 5],
      ]),
    ),
    false,
    2.1,
  )
  const near = limbs('66,58,10 73,68,8 75,80,7 82,83,4.4', '34,63,12 24,72,9 30,81,7.4 38,84,4.6')
  sheet.area(near, false, 1.9)
  const toes = lines(1.8, '78,81 84,79', '79,83.6 85,86', '35,82 41,80', '36,84.6 42,87')
  sheet.paint(toes)
  sheet.area(ellipse(84, 32.4, 3, 2.8), false, 1.7).paint(ellipse(84.6, 32.4, 1.3, 1.6))
  sheet.paint(lines(1.7, '97,37.6 91,38.6 85,39.4 79,37'))
  sheet.paint(
    lines(1.6, '77,46 79,50', '73.4,47 75,53', '80.6,43.6 82,46.4'),
    lines(
      2.4,
      '58,50 55,57 56,62',
      '50,51 47,58 48,64',
      '42,54 39.6,60 41,65',
      '26,60 25,66',
      '18,63.6 17.4,68',
    ),
    ellipse(93.6, 33.4, 0.9, 0.8),
  )
  return fitToSheet(sheet.ink)
}

/** Draws a shark from the side, swimming to the right. */
function shark(): Shape {
  const sheet = new Stencil()
  sheet.area(drawOutline(readKnots('61,60,.3 55,84,0 72,63,.4')), false, 2)
  const body = drawOutline(
    readKnots(
      '97.6,49,.6 90,42.6 76,38.4 64,36.6,.5 60,30 56,16,.1 45,29 41,37.6,.4 28,41 16,45,.5 10,36 3,24,.1 6,42 8,50 4,60 1.6,76,.1 12,62 18,54.6,.5 34,60 52,64 70,63.6 84,60 93,56',
    ),
  )
  sheet.area(body, false, 2.3)
  sheet.paint(
    lines(
      1.7,
      '18,50.4 36,53.6 56,55.4 72,53.6',
      '70,43 68.6,48 70,53',
      '66,42.6 64.6,48 66,53.6',
      '62,42.6 60.6,48 62,54',
    ),
  )
  const mouth = drawOutline(readKnots('95,54.4,.1 88,53 80,55 77,58,.1 84,59.6 91,57.6'))
  sheet.paint(mouth)
  sheet.erase(
    ...['92,53.6 91,56.4 89.6,53.2', '89,53 87.6,56 86.2,53.4', '85.6,53.4 84.4,56.6 82.8,54.2'].map(
      (tooth) => drawOutline(readKnots(tooth.replaceAll(/(\S+)/g, '$1,0'))),
    ),
  )
  sheet.paint(ellipse(85, 47, 1.9, 2.1)).paint(lines(1.6, '81.6,43.6 88,44.8'))
  sheet.area(drawOutline(readKnots('64,56.6,.3 49,76,0 72,60,.4')), false, 2)
  return fitToSheet(sheet.ink)
}

/** Draws a headband with cat ears. */
function catEars(): Shape {
  const sheet = new Stencil()
  sheet.area(
    withMirrorImage(drawOutline(readKnots('58,46,.3 66,30,.6 80,17,.2 90,34,.6 93,62,.3'))),
    false,
    2.6,
  )
  sheet.paint(withMirrorImage(drawOutline(readKnots('67,43,.3 71,36,.6 79,27,.2 85,38,.6 86,49,.3'))))
  sheet.paint(lines(5, '5,78 12,58 28,44 50,39 72,44 88,58 95,78'))
  return fitToSheet(sheet.ink)
}

/** Drawings of animals and their parts, as ink on a sheet of 100 × 100. The keys are hyphenated names. */
export const creatures: Readonly<Record<string, () => Shape>> = {
  'bearded-dragon': beardedDragon,
  shark,
  'cat-ears': catEars,
}
