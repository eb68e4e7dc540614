import { growRound, intersect, union } from '../../../geometry/shape-operations.ts'
import { makeEllipse, makeRectangle } from '../../../geometry/figures.ts'
import { translateShape, type Shape } from '../../../geometry/shape.ts'
import {
  withMirrorImage,
  fitToSheet,
  drawLine,
  drawOutline,
  readKnots,
  Stencil,
  drawSymmetricOutline,
} from '../stencil.ts'
import { drawClothes, type Clothes } from './clothes.ts'
import { drawHat, type Hat } from './hats.ts'
import { drawTool, type Tool } from './tools.ts'

/** A person at work, seen from the front, down to the chest. */
export type Person = {
  hat?: Hat
  hair?: 'short' | 'bun' | 'long' | 'curly'
  beard?: 'full' | 'moustache'
  glasses?: boolean
  clothes: Clothes
  tool?: Tool
  /** How far the tool is moved to the right. */
  reach?: number
}

const SEAM = 1.4
// The y coordinate at which the chest ends.
const BOTTOM = 98.8

/** Draws a person as ink that fills a sheet of 100 × 100. */
export function drawPerson({
  hat,
  hair = 'short',
  beard,
  glasses = false,
  clothes,
  tool,
  reach = 0,
}: Person): Shape {
  const sheet = new Stencil()
  if (tool) sheet.paint(translateShape(drawTool(tool), 5 + reach, 0))
  if (hair === 'long')
    cover(sheet, withMirrorImage(drawOutline(readKnots('50,18 62,20 69,30 69,48 74,64,.3 66,66 50,60'))))
  if (hair === 'bun')
    cover(
      sheet,
      union(
        makeEllipse(50, 12, 8, 7),
        withMirrorImage(drawOutline(readKnots('50,18 62,21 67,32 66,48,.4 58,52 50,50'))),
      ),
    )
  if (hair === 'curly') cover(sheet, curls())
  cover(sheet, chest())
  drawClothes(sheet, clothes, chest())
  const neck = drawSymmetricOutline(readKnots('50,48 57,48,0 57,60,.5 55,64,.8 50,67'))
  sheet.area(neck, false, 1.9)
  const face = drawSymmetricOutline(readKnots('50,22 59,23.5 65,31 65,43 61,52 55,57.4 50,58.6'))
  if (hair !== 'long') sheet.area(withMirrorImage(makeEllipse(66, 42, 3, 4.4)), false, 1.9)
  sheet.area(face, false, 2)
  drawHair(sheet, face, hair)
  if (hat !== 'welding-mask') drawFace(sheet, beard, glasses)
  if (hat) drawHat(sheet, hat)
  // Erases everything below the chest.
  sheet.erase(makeRectangle(-40, BOTTOM, 180, 20))
  return fitToSheet(sheet.ink)
}

const chest = (): Shape =>
  drawSymmetricOutline(readKnots('50,60 57,61 62,64.5,.8 77,69.5 87,78 91,92 91.6,99,0'))

function cover(sheet: Stencil, shape: Shape): void {
  sheet.erase(growRound(shape, SEAM)).paint(shape)
}

const curls = (): Shape =>
  union(
    ...[200, 225, 250, 275, 300, 325, 350, 15, 165, 180].map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return makeEllipse(50 + Math.cos(angle) * 16, 34 + Math.sin(angle) * 16, 6.4, 6.4)
    }),
    makeEllipse(50, 32, 16, 15),
  )

/** Draws the hair on the forehead and at the temples. */
function drawHair(sheet: Stencil, face: Shape, hair: Person['hair']): void {
  const parted = drawOutline(
    readKnots(
      '33,42,.2 33,28 40,20 52,18 62,22 67,31 67,42,.2 64,40,.5 63,33,.5 56,31 48,27.5 42,31 37,33,.5 36,40,.5',
    ),
  )
  const fringe = withMirrorImage(
    drawOutline(readKnots('50,17 61,19 68,31 67.6,46,.2 64,41,.5 61,32 50,25,.4')),
  )
  const shape = hair === 'bun' || hair === 'long' ? fringe : parted
  sheet.paint(hair === 'short' ? shape : intersect(shape, growRound(face, 4)))
}

function drawFace(sheet: Stencil, beard: Person['beard'], hasGlasses: boolean): void {
  if (beard === 'full')
    sheet.paint(
      drawSymmetricOutline(
        readKnots('50,48.6 54,47.6,.6 58,50,.5 61,46 63.4,38,.3 66,40,.4 65,51 60,60 50,65'),
      ),
    )
  if (beard === 'moustache')
    sheet.paint(drawSymmetricOutline(readKnots('50,47.6 54,46.6 58.6,50.6,.3 54,50.6 50,49.4')))
  const mouth = readKnots('45.6,51 50,52.8 54.4,51')
  if (beard === 'full') sheet.erase(drawLine(mouth, 1.8))
  else if (!beard) sheet.paint(drawLine(mouth, 1.8))
  sheet.paint(
    withMirrorImage(makeEllipse(56.4, 41, 1.9, 2.2)),
    withMirrorImage(drawLine(readKnots('53.4,36.2 56.6,35 59.8,36.2'), 1.7)),
  )
  sheet.paint(drawLine(readKnots('49.4,42 48.8,46 51,46.4'), 1.4))
  if (hasGlasses) {
    const frame = withMirrorImage(makeEllipse(56.8, 41, 5.4, 4.8))
    const lens = withMirrorImage(makeEllipse(56.8, 41, 3.8, 3.2))
    sheet
      .paint(frame)
      .erase(lens)
      .paint(withMirrorImage(makeEllipse(56.6, 41, 1.6, 1.8)))
    sheet.paint(
      drawLine(readKnots('48,40 52,40'), 1.5),
      withMirrorImage(drawLine(readKnots('62,40 66,39'), 1.5)),
    )
  }
}
