import { growRound, intersect, union } from '../../../geometry/shape-operations.ts'
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
  work: drawWorkShirt,
  overalls: drawOveralls,
  vest: drawVest,
  turnout: drawTurnout,
  chef: drawChefCoat,
  scrubs: drawScrubs,
  coat: drawCoat,
  jersey: drawJersey,
  plaid: drawPlaid,
  apron: drawApron,
  uniform: drawUniform,
  suit: drawSuit,
  robe: drawRobe,
  dress: drawDress,
  plain: drawSweater,
} as const

export type Clothes = keyof typeof kinds

/** Draws a person's clothes over a dark chest. */
export function drawClothes(sheet: Stencil, clothes: Clothes, chest: Shape): void {
  kinds[clothes](sheet, chest)
}

const cut = (points: string, width = 1.6): Shape => drawLine(readKnots(points), width)

function drawCollar(sheet: Stencil): void {
  const flap = drawOutline(readKnots('50,70,0 56,60,.3 60,62.5,.3 62,72,.1 56,75,.1'))
  sheet.erase(growRound(withMirrorImage(flap), 1.3)).paint(withMirrorImage(flap))
}

function drawWorkShirt(sheet: Stencil): void {
  sheet.erase(
    cut('50,70 50,99'),
    withMirrorImage(cut('60,80 74,80')),
    withMirrorImage(cut('60,80 61,92 67,95 73,92 74,80')),
  )
  drawCollar(sheet)
}

function drawOveralls(sheet: Stencil, chest: Shape): void {
  const shirt = intersect(
    chest,
    drawSymmetricOutline(readKnots('50,56 70,56,0 95,74,0 95,99,0 72,99,0 66,84,.3 50,84')),
  )
  sheet.erase(growRound(intersect(shirt, growRound(chest, -2)), -0.4))
  const strap = drawOutline(readKnots('60,62,0 68,64,0 70,86,0 63,86,0'))
  const bib = drawSymmetricOutline(readKnots('50,80 68,80,.3 71,99,0'))
  sheet.erase(growRound(union(withMirrorImage(strap), bib), 1.3)).paint(withMirrorImage(strap), bib)
  sheet.erase(withMirrorImage(makeDisc(66.4, 83.4, 1.7)), cut('42,86 58,86'), cut('42,86 43,95 57,95 58,86'))
  const flap = withMirrorImage(drawOutline(readKnots('50,70,0 56,61,.3 59,63,.3 58,72,.1')))
  sheet.area(flap, false, 1.7)
}

function drawVest(sheet: Stencil): void {
  sheet.erase(
    cut('50,70 50,99'),
    withMirrorImage(cut('66,66 68,84,.8 64,99', 4.6)),
    cut('35,86 65,86', 4.6),
    withMirrorImage(cut('78,72 77,99', 1.6)),
  )
  sheet.paint(cut('50,80 50,99', 2.4))
  sheet.erase(cut('50,72 50,99', 1.2))
  drawCollar(sheet)
}

function drawTurnout(sheet: Stencil): void {
  const collar = withMirrorImage(drawOutline(readKnots('50,72,0 57,58,.4 65,61,.4 66,70,.3 57,77,.2')))
  sheet.erase(
    cut('12,90 88,90', 4.4),
    cut('50,74 50,99', 1.6),
    withMirrorImage(cut('70,69 76,82', 4)),
    ...[79, 96].map((y) => cut(`44,${y} 56,${y}`, 3)),
  )
  sheet.paint(...[79, 96].map((y) => cut(`46,${y} 54,${y}`, 1.4)))
  sheet.erase(growRound(collar, 1.3)).paint(collar)
}

function drawChefCoat(sheet: Stencil, chest: Shape): void {
  sheet.erase(growRound(chest, -2.2))
  sheet.paint(cut('50,70 41,78 41,99', 1.8), withMirrorImage(cut('74,74 72,99', 1.6)))
  sheet.paint(...[80, 87, 94].flatMap((y) => [makeDisc(46, y, 1.7), makeDisc(56, y, 1.7)]))
  const scarf = union(
    drawOutline(readKnots('40,61,.4 50,66 60,61,.4 61,66,.5 52,71 50,71 48,71 39,66,.5')),
    drawOutline(readKnots('48,69,0 52,69,0 57,78,.2 50,76,.4 43,78,.2')),
  )
  sheet.erase(growRound(scarf, 1.3)).paint(scarf)
}

function drawScrubs(sheet: Stencil): void {
  sheet.erase(
    withMirrorImage(cut('57.6,61 50,78', 2)),
    withMirrorImage(cut('74,73 72,99')),
    cut('60,90 74,90'),
  )
  drawStethoscope(sheet)
}

/** Draws a stethoscope around the neck, light on the chest. */
function drawStethoscope(sheet: Stencil): void {
  sheet.erase(cut('38,64 38,76,.9 43,86 43,92', 2.2), cut('62,64 63,76,.9 61,82', 2.2))
  sheet.erase(makeDisc(61, 85.4, 4)).paint(makeDisc(61, 85.4, 1.9))
  sheet.erase(makeDisc(43, 93, 2.2))
}

function drawCoat(sheet: Stencil, chest: Shape): void {
  sheet.erase(growRound(chest, -2.2))
  const shirt = drawSymmetricOutline(readKnots('50,60 57,61,0 50,86,0'))
  sheet.paint(shirt)
  const tie = drawSymmetricOutline(readKnots('50,67 52.6,68,0 51.4,71,0 53,80,0 50,84,0'))
  sheet.erase(tie)
  const lapel = withMirrorImage(
    drawOutline(readKnots('50,88,0 57,60,.2 64,64,.2 66,73,.1 61,74,.1 63,77,.1')),
  )
  sheet.area(lapel, false, 1.8).paint(cut('50,88 50,99', 1.8), cut('62,86 74,86', 1.8))
  sheet.paint(cut('38,63 36,78,.9 40,88', 2), makeDisc(41, 91, 3.2)).erase(makeDisc(41, 91, 1.4))
}

function drawJersey(sheet: Stencil): void {
  const yoke = withMirrorImage(cut('57,66 74,74 84,86', 3.4))
  sheet.erase(yoke, cut('10,93 90,93', 3.2), withMirrorImage(cut('57,61 50,71', 2)))
  sheet.erase(cut('50,72 50,79', 1.3))
}

function drawPlaid(sheet: Stencil): void {
  sheet.erase(
    ...[82, 93].map((y) => cut(`8,${y} 92,${y}`, 1.7)),
    ...[28, 39, 61, 72].map((x) => cut(`${x},66 ${x},99`, 1.7)),
  )
  sheet
    .paint(cut('50,70 50,99', 6))
    .erase(withMirrorImage(cut('53,72 53,99', 1.2)), ...[79, 87, 95].map((y) => makeDisc(50, y, 1.2)))
  drawCollar(sheet)
}

function drawApron(sheet: Stencil, chest: Shape): void {
  sheet.erase(growRound(chest, -2.2))
  const apron = drawSymmetricOutline(readKnots('50,78 62,78,.3 70,90,.7 74,99,0'))
  sheet.paint(apron, withMirrorImage(cut('61,79 60,64', 2.6)))
  sheet.erase(cut('42,88 58,88', 1.6))
  const flap = withMirrorImage(drawOutline(readKnots('50,70,0 56,61,.3 59,63,.3 58,72,.1')))
  sheet.area(flap, false, 1.7)
}

function drawUniform(sheet: Stencil): void {
  sheet.erase(cut('50,72 50,99'), withMirrorImage(cut('70,68 79,73', 3)), withMirrorImage(cut('62,84 75,84')))
  sheet.erase(makeEllipse(67, 78, 3, 3.6)).paint(makeDisc(67, 78, 1.2))
  const tie = drawSymmetricOutline(readKnots('50,68 53,69,0 52,72,0 54,90,0 50,95,0'))
  sheet.erase(growRound(tie, 1.2)).paint(tie)
  drawCollar(sheet)
}

function drawSuit(sheet: Stencil): void {
  const shirt = drawSymmetricOutline(readKnots('50,60 57,61,0 50,90,0'))
  sheet.erase(shirt, withMirrorImage(cut('57,61 63,73 59,76 62,79 50,96', 1.5)))
  const bow = withMirrorImage(drawOutline(readKnots('50,70,0 57,66,.3 57,75,.3')))
  sheet.paint(bow, makeDisc(50, 70.4, 1.9), makeDisc(50, 80, 1.3))
  sheet.erase(cut('66,82 76,82'))
}

function drawRobe(sheet: Stencil): void {
  sheet.erase(withMirrorImage(cut('58,61 54,78 53.4,99', 1.7)), withMirrorImage(cut('70,68 67,99', 1.7)))
  const collar = withMirrorImage(drawOutline(readKnots('50,68,0 55,61,.2 58,64,.2 56,74,.1')))
  sheet.area(collar, false, 1.5)
}

function drawDress(sheet: Stencil, chest: Shape): void {
  sheet.erase(growRound(chest, -2))
  sheet.paint(
    cut('30,72 38,80,.8 50,84 62,80,.8 70,72', 2),
    withMirrorImage(cut('66,78 64,99', 1.8)),
    cut('42,84 50,99', 1.5),
    cut('58,84 50,99', 1.5),
  )
  sheet.paint(...[42, 46, 50, 54, 58].map((x) => makeDisc(x, 70 - Math.abs(x - 50) * 0.5, 1.5)))
}

function drawSweater(sheet: Stencil): void {
  sheet.erase(cut('41,62 44,70,.9 50,72.6 56,70,.9 59,62', 1.7), withMirrorImage(cut('75,74 73,99')))
  sheet.erase(...[79, 83].map((y) => cut(`27,${y} 73,${y}`, 1.5)))
}
