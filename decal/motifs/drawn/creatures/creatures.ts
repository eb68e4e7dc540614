import { union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, fitToSheet, drawLine, drawOutline, readKnots, Stencil } from '../stencil.ts'

const lines = (width: number, ...all: string[]): Shape =>
  union(...all.map((knots) => drawLine(readKnots(knots), width)))

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
  sheet.paint(makeEllipse(85, 47, 1.9, 2.1)).paint(lines(1.6, '81.6,43.6 88,44.8'))
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
  shark,
  'cat-ears': catEars,
}
