import { union } from '../../../geometry/shape-operations.ts'
import { ellipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { drawLimb, readJoints } from '../draw-limb.ts'
import {
  withMirrorImage,
  fitToSheet,
  drawLine,
  drawOutline,
  readKnots,
  Stencil,
  drawSymmetricOutline,
} from '../stencil.ts'

const limbs = (...all: string[]): Shape => union(...all.map((joints) => drawLimb(readJoints(joints))))
const lines = (width: number, ...all: string[]): Shape =>
  union(...all.map((knots) => drawLine(readKnots(knots), width)))

/** Draws a whitetail's skull from the front, with eight points. */
function buckSkull(): Shape {
  const antler = limbs(
    '55,46,5.4 63,43,5 76,42,4.8 90,36,4.4 98,23,3.6 97,9,1.8',
    '60,44,4 58,36,3 59,29,1.8',
    '71,42,4.4 68,28,3.4 70,12,1.8',
    '85,39,4.2 82,27,3.2 84.6,11,1.8',
  )
  const skull = drawSymmetricOutline(
    readKnots('50,44 57,44.6 62,48 65,54,.7 67,58,.4 64,62,.6 60,65 58.4,71 57,80 55.4,88 53,94 50,95'),
  )
  const sheet = new Stencil()
  sheet.area(withMirrorImage(antler), false, 1.9)
  sheet.area(skull, false, 2.2)
  sheet.paint(withMirrorImage(drawOutline(readKnots('55.6,55 60,53 63.4,57 61,61.8 56.6,60.8'))))
  sheet.paint(drawSymmetricOutline(readKnots('50,73,.3 53.2,77 53.4,84 52,89,.5 50,91,.3')))
  sheet.erase(lines(1.3, '50,76 50,88'))
  sheet.paint(withMirrorImage(lines(1.4, '53,64 54,70 55,76', '52.6,47.6 55,49.4 57.4,49.6')))
  sheet.paint(lines(1.3, '50,50 50.6,56 49.6,62 50.2,68'))
  return fitToSheet(sheet.ink)
}

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

/** Draws a peregrine's head from the side, like a team's emblem. */
function falconHead(): Shape {
  const sheet = new Stencil()
  const head = drawOutline(
    readKnots(
      '8,64,0 16,50,.4 10,46,0 19,34,.5 14,28,0 30,19,.7 46,11 62,12 74,19 80,27,.4 84,40,.3 74,50 68,58 66,66,.3 68,80,0 58,72,.3 56,94,0 45,78,.3 38,97,0 31,78,.3 20,90,0 20,74,.3',
    ),
  )
  const beak = drawOutline(readKnots('77,24,.2 86,25 94,32 97,43 95,56,0 90.6,48 84,46 76,48,.2'))
  sheet.area(head, false, 2.3)
  const hood = drawOutline(
    readKnots(
      '12,46,0 19,34,.5 14,28,0 30,19,.7 46,11 62,12 74,19 80,27,.4 78,35 70,36 62,35,.4 66,46 64,58,0 57,54 52,44 46,41 38,46 34,58 28,72,0 24,58,.4 16,60,0 18,52,.4',
    ),
  )
  sheet.paint(hood)
  sheet.area(beak, false, 2.2)
  sheet.paint(drawOutline(readKnots('90,30,.4 94,32 97,43 95,56,0 90.6,48 88,40')))
  sheet.paint(lines(1.7, '75,47.6 82,41.6 88,42.6'), ellipse(83.4, 33.4, 1.7, 1.4))
  sheet.erase(drawOutline(readKnots('56,27,.1 68,30.6,.1 73,34,.1 68,37 61,35.4')))
  sheet.paint(ellipse(66.4, 32.8, 2.9, 2.9)).erase(ellipse(67.4, 32, 1, 1))
  sheet.erase(lines(1.5, '52,21 62,24.6 73,30'))
  sheet.paint(lines(1.9, '44,56 42,66 45,72', '54,60 53,67 56,70', '36,68 33,74'))
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

/** Animals and their parts by their hyphenated names, as ink on a sheet of 100 × 100. */
export const creatures: Readonly<Record<string, () => Shape>> = {
  'buck-skull': buckSkull,
  'bearded-dragon': beardedDragon,
  falcon: falconHead,
  shark,
  'cat-ears': catEars,
}
