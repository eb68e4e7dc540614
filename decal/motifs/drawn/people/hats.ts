import { growRound, union } from '../../../geometry/shape-operations.ts'
import { makeDisc, makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import {
  withMirrorImage,
  drawLine,
  drawOutline,
  readKnots,
  type Stencil,
  drawSymmetricOutline,
} from '../stencil.ts'

const kinds = {
  'hard-hat': drawHardHat,
  'miner-helmet': drawMinerHelmet,
  'fire-helmet': drawFireHelmet,
  toque: drawToque,
  cap: drawCap,
  'straw-hat': drawStrawHat,
  'cowboy-hat': drawCowboyHat,
  'nurse-cap': drawNurseCap,
  'peaked-cap': drawPeakedCap,
  'hockey-helmet': drawHockeyHelmet,
  'welding-mask': drawWeldingMask,
  beanie: drawBeanie,
  'rain-hat': drawRainHat,
  mortarboard: drawMortarboard,
  'army-helmet': drawArmyHelmet,
  crown: drawCrown,
  'sailor-cap': drawSailorCap,
  'trucker-cap': drawTruckerCap,
  veil: drawVeil,
} as const

export type Hat = keyof typeof kinds

/** Draws a person's headgear. */
export function drawHat(sheet: Stencil, hat: Hat): void {
  kinds[hat](sheet)
}

const SEAM = 1.3
const cut = (points: string, width = 1.6): Shape => drawLine(readKnots(points), width)
const half = (points: string): Shape => drawSymmetricOutline(readKnots(points))

function cover(sheet: Stencil, ...shapes: Shape[]): void {
  for (const shape of shapes) sheet.erase(growRound(shape, SEAM)).paint(shape)
}

function drawHardHat(sheet: Stencil): void {
  cover(sheet, half('50,9 60,11 68,20 70,30,0'), half('50,29 70,29,.4 75,33,.7 72,36,.8 50,33.6'))
  const ridge = half('50,6 54,7,.5 55.6,27,0')
  sheet.erase(growRound(ridge, SEAM)).paint(ridge)
}

function drawMinerHelmet(sheet: Stencil): void {
  drawHardHat(sheet)
  sheet
    .erase(makeDisc(50, 21, 8))
    .paint(makeDisc(50, 21, 6.6))
    .erase(makeDisc(50, 21, 4.2))
    .paint(makeDisc(50, 21, 1.8))
}

function drawFireHelmet(sheet: Stencil): void {
  const comb = half('50,3 53,4,.5 54,12,0')
  cover(sheet, comb, half('50,8 60,10 68,19 70,31,0'))
  sheet.erase(withMirrorImage(cut('58,11 64,20 65,29')))
  cover(
    sheet,
    drawOutline(readKnots('18,34,.6 32,29,.8 50,31 68,29,.8 82,34,.6 70,38.6,.9 50,37 30,38.6,.9')),
  )
  const shield = half('50,10,.2 58,13,.2 58,22 50,29,.2')
  sheet.erase(growRound(shield, SEAM)).paint(shield).erase(growRound(shield, -1.7))
  sheet.paint(cut('50,15 50,24', 2), cut('46.4,18.4 53.6,18.4', 2))
}

function drawToque(sheet: Stencil): void {
  sheet.area(half('50,1 59,-1 69,3 73,12 69,20 66,26,0 66,34,.3 50,36.5'), false, 2)
  sheet.paint(cut('34,27 50,29.4 66,27', 1.8), withMirrorImage(cut('58,16 57,26')), cut('50,14 50,27'))
}

function drawCap(sheet: Stencil): void {
  cover(sheet, half('50,10 60,12 67,20 68.4,31,0'))
  sheet.erase(cut('50,12 50,28', 1.4), withMirrorImage(cut('55,12 60,20 60.6,28', 1.4)))
  cover(sheet, half('50,27 62,28 70,31,.7 73,37,.6 62,35 50,34.4'))
}

function drawStrawHat(sheet: Stencil): void {
  cover(sheet, half('50,7 60,8 65,15 67,29,0'))
  sheet.erase(cut('32,24 50,26 68,24', 2.2))
  cover(sheet, drawOutline(readKnots('8,33,.6 30,28,.9 50,30 70,28,.9 92,33,.6 70,38.4,.9 50,37 30,38.4,.9')))
}

function drawCowboyHat(sheet: Stencil): void {
  cover(sheet, half('50,11 58,5.6 65,12 68,29,0'))
  sheet.erase(cut('32,24.6 50,27 68,24.6', 2.2), cut('50,13 50,20', 1.4))
  cover(
    sheet,
    drawOutline(
      readKnots('4,22,.2 16,30 32,29 50,31.4 68,29 84,30 96,22,.2 86,36 68,38.4 50,37 32,38.4 14,36'),
    ),
  )
}

function drawNurseCap(sheet: Stencil): void {
  sheet.area(half('50,11 63,8,.3 68,20,.3 64,26 50,23.4'), false, 1.9)
  sheet.paint(cut('50,12.6 50,21', 2.6), cut('45.8,16.8 54.2,16.8', 2.6))
}

function drawPeakedCap(sheet: Stencil): void {
  cover(sheet, half('50,6 66,8 76,16,.5 68,25,.2 50,24'))
  cover(sheet, half('50,25 67.6,24.6,0 67.6,31,0 50,32'))
  cover(sheet, half('50,33 66,31.6,.3 67,36,.6 60,39.6 50,40.4'))
  const badge = drawOutline(readKnots('50,9.6 54.4,11.4,.4 54.4,17 50,21.4,.4 45.6,17 45.6,11.4,.4'))
  sheet.erase(badge).paint(makeDisc(50, 15, 1.8))
}

function drawHockeyHelmet(sheet: Stencil): void {
  cover(sheet, half('50,9 61,11 69,20 70.6,33 70,47,.4 66,49,.4 65,36,.3 60,32 50,31'))
  sheet.erase(
    withMirrorImage(cut('56,14 58,26', 1.8)),
    withMirrorImage(cut('63,18 64,28', 1.8)),
    withMirrorImage(makeDisc(68, 42, 1.3)),
  )
  // The visor of the helmet has a rim. The eyes are behind the visor.
  sheet.erase(half('50,33 64,33,.2 65,44,.4 57,47.4 50,48'))
  sheet.paint(
    cut('35,35 35.6,44,.6 43,47.6 50,48 57,47.6 64.4,44,.6 65,35', 1.8),
    withMirrorImage(makeEllipse(56.4, 41, 1.9, 2.2)),
  )
  sheet.paint(withMirrorImage(cut('66,49 60,58 50,60.4', 1.7)))
}

function drawWeldingMask(sheet: Stencil): void {
  cover(
    sheet,
    half('50,9 61,11 69,20 71,36 69,50 62,62 55,66,.6 50,66.4'),
    withMirrorImage(makeDisc(71.6, 30, 3.4)),
  )
  sheet.erase(drawOutline(readKnots('36,28,.2 64,28,.2 64,44,.2 36,44,.2')))
  sheet.paint(drawOutline(readKnots('39,31,.2 61,31,.2 61,41,.2 39,41,.2')))
  sheet.erase(
    cut('42,38.6 47,33.4', 1.5),
    cut('42,54 58,54', 1.8),
    cut('44,58.4 56,58.4', 1.8),
    cut('34,22 50,19 66,22', 1.6),
  )
}

function drawBeanie(sheet: Stencil): void {
  cover(sheet, half('50,8 60,10 67,19 68.6,29,0'), makeDisc(50, 6, 4.4))
  cover(sheet, half('50,25.6 69,27,.5 70,35,.5 50,34.6'))
  sheet.erase(...[38, 44, 50, 56, 62].map((x) => cut(`${x},28 ${x},33`, 1.4)))
}

function drawRainHat(sheet: Stencil): void {
  cover(sheet, half('50,9 60,11 66,20 68,29,0'))
  sheet.erase(cut('50,11 50,28', 1.4), withMirrorImage(cut('56,12 60,28', 1.4)))
  cover(sheet, union(drawOutline(readKnots('20,42,.3 30,30 50,28 70,30 80,42,.3 68,37 50,35 32,37'))))
}

function drawMortarboard(sheet: Stencil): void {
  cover(sheet, half('50,22 66,21,0 67,33,.3 50,35'))
  cover(sheet, drawOutline(readKnots('50,4,0 84,14,0 50,25,0 16,14,0')))
  sheet.erase(cut('50,14 74,17.6 77,20', 1.4))
  cover(
    sheet,
    union(cut('77,17 78,36', 1.9), drawOutline(readKnots('75.6,34,0 80.6,34,0 82,44,.2 74.4,44,.2'))),
  )
}

function drawArmyHelmet(sheet: Stencil): void {
  cover(sheet, half('50,8 62,10.6 70,20 72,31,.2 76,34.6,.4 66,36 50,32.6'))
  sheet.erase(cut('31,27 50,24.6 69,27', 1.7))
  sheet.paint(withMirrorImage(cut('67,36 62,54 52,60.6', 1.8)))
}

function drawCrown(sheet: Stencil): void {
  cover(sheet, half('50,3,0 57,16,0 69,6,0 67,31,0 50,33'))
  cover(sheet, makeDisc(50, 3, 2.6), withMirrorImage(makeDisc(69, 6, 2.6)))
  sheet.erase(
    cut('34,25.6 50,27.6 66,25.6', 1.7),
    makeDisc(50, 20, 2.2),
    withMirrorImage(makeDisc(60.6, 20.6, 1.7)),
  )
}

function drawSailorCap(sheet: Stencil): void {
  sheet.area(half('50,8 61,9 67,16 67,26,0 50,26'), false, 1.9)
  sheet.area(half('50,20 70,18,.3 71,30,.3 50,32'), false, 1.9)
  sheet.paint(cut('50,23 50,29', 1.8), cut('47,27 50,29.6 53,27', 1.6), cut('48,24.6 52,24.6', 1.4))
}

function drawTruckerCap(sheet: Stencil): void {
  cover(sheet, half('50,9 60,11 67,19 68.4,31,0'))
  const front = half('50,12 58,14 60,28,0 50,27')
  sheet.erase(front).paint(cut('44,21 56,21', 2.6))
  cover(sheet, half('50,27 62,28 70,31,.7 73,37,.6 62,35 50,34.4'))
}

function drawVeil(sheet: Stencil): void {
  const fall = withMirrorImage(
    drawOutline(readKnots('50,14 62,17 71,30 77,62 84,90,.2 76,86,.5 73,94,.2 67,62 65,34 59,26 50,23')),
  )
  sheet.area(fall, false, 1.8).paint(withMirrorImage(cut('66,26 72,58 76,82', 1.5)))
  for (const [x, y] of [
    [50, 20],
    [42, 21.6],
    [58, 21.6],
  ] as const)
    sheet
      .erase(makeDisc(x, y, 4.6))
      .paint(makeDisc(x, y, 3.6))
      .erase(makeDisc(x, y, 1.3))
}
