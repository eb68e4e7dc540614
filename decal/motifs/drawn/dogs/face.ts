import { growRound, subtract, union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, drawLine, drawOutline, type Stencil, drawSymmetricOutline } from '../stencil.ts'
import { type Breed, EYES_Y, SKULL_TOP_Y } from './breed.ts'

/** Draws eyes, nose, mouth and wrinkles. */
export function drawFace(sheet: Stencil, breed: Breed): void {
  const { wrinkles = false, beard = false, flews = false, smile = false } = breed
  if (wrinkles) sheet.swap(wrinkleLines(breed))
  if (flews) drawFlews(sheet, breed)
  else {
    if (!wrinkles && !beard && !breed.markings?.includes('tan-points')) sheet.swap(bridgeLines(breed))
    if (smile) drawSmile(sheet, breed)
    else if (!beard) sheet.swap(mouthLines(breed))
  }
  drawEyes(sheet, breed)
}

const mouthOf = ({ nose, chin }: Breed): number => nose + 4 + (chin - nose) * 0.3

function mouthLines(breed: Breed): Shape {
  const { nose, muzzle } = breed
  const mouth = mouthOf(breed)
  const lip = drawLine(
    [
      [50, mouth],
      [50 + muzzle * 0.38, mouth + 3.4],
      [50 + muzzle * 0.78, mouth + 1.6],
      [50 + muzzle * 0.98, mouth - 3.6],
    ],
    2.1,
  )
  return union(
    drawLine(
      [
        [50, nose + 3],
        [50, mouth],
      ],
      2.1,
    ),
    withMirrorImage(lip),
  )
}

/** Draws the lines along both sides of the muzzle, from the eyes to the lips. */
function bridgeLines({ nose, muzzle, eyes = 13 }: Breed): Shape {
  if (nose - EYES_Y < 15) return []
  return withMirrorImage(
    drawLine(
      [
        [50 + eyes * 0.56, EYES_Y + 8.6],
        [50 + muzzle * 0.56, nose - 9],
        [50 + muzzle * 0.92, nose - 3],
      ],
      1.7,
    ),
  )
}

/** Draws an open mouth with its tongue, below the upper lips. */
function drawSmile(sheet: Stencil, breed: Breed): void {
  const { muzzle } = breed
  const mouth = mouthOf(breed)
  const lips = mouthLines(breed)
  const open = drawSymmetricOutline([
    [50, mouth],
    [50 + muzzle * 0.38, mouth + 2],
    [50 + muzzle * 0.86, mouth],
    [50 + muzzle * 0.74, mouth + 9],
    [50 + muzzle * 0.4, mouth + 16],
    [50, mouth + 18],
  ])
  const tongue = drawSymmetricOutline([
    [50, mouth + 9.5],
    [50 + muzzle * 0.26, mouth + 8.5],
    [50 + muzzle * 0.42, mouth + 11],
    [50 + muzzle * 0.26, mouth + 15],
    [50, mouth + 15.8],
  ])
  const jaw = growRound(open, 2)
  sheet.paint(growRound(jaw, 2.2)).erase(jaw)
  sheet.erase(padsOf(breed)).erase(growRound(lips, 1.2)).paint(lips)
  sheet.paint(subtract(open, growRound(union(lips, padsOf(breed)), 1.2))).erase(tongue)
  sheet.paint(
    drawLine(
      [
        [50, mouth + 9],
        [50, mouth + 13],
      ],
      1.5,
    ),
  )
}

/** Returns the area of the upper lips, inside their outline. */
function padsOf(breed: Breed): Shape {
  const { nose, muzzle } = breed
  const mouth = mouthOf(breed)
  return drawSymmetricOutline([
    [50, nose],
    [50 + muzzle * 0.7, nose - 1],
    [50 + muzzle * 0.98, mouth - 3.6, 0.4],
    [50 + muzzle * 0.78, mouth + 1.6],
    [50 + muzzle * 0.38, mouth + 3.4],
    [50, mouth, 0.4],
  ])
}

/** Draws two hanging lips and the chin between them. */
function drawFlews(sheet: Stencil, { nose, chin, muzzle, markings = [], darkCoat = false }: Breed): void {
  const isMasked = markings.includes('mask') || markings.includes('mask-and-bridge')
  const isWhite = markings.some((marking) => marking === 'blaze' || marking === 'white-muzzle')
  const dark = isMasked || (darkCoat && !isWhite)
  const jaw = drawSymmetricOutline([
    [50, chin - 12],
    [50 + muzzle * 0.5, chin - 10],
    [50 + muzzle * 0.58, chin],
    [50 + muzzle * 0.3, chin + 3.4],
    [50, chin + 4],
  ])
  const lip = drawOutline([
    [50, nose - 1, 0.3],
    [50 + muzzle * 0.5, nose - 3.5],
    [50 + muzzle * 1.02, nose + 3],
    [50 + muzzle * 1.18, chin - 8],
    [50 + muzzle * 0.86, chin - 0.5],
    [50 + muzzle * 0.42, chin - 5],
    [50, nose + 8 + (chin - nose) * 0.22, 0.3],
  ])
  sheet.area(jaw, dark).area(withMirrorImage(lip), dark)
  sheet.swap(
    drawLine(
      [
        [50, nose],
        [50, nose + 7 + (chin - nose) * 0.22],
      ],
      2,
    ),
  )
  const freckle = (x: number, y: number): Shape => makeEllipse(50 + muzzle * x, y, 1, 1)
  sheet.swap(
    withMirrorImage(union(freckle(0.48, nose + 7), freckle(0.72, nose + 9.5), freckle(0.5, nose + 12))),
  )
}

/** Draws the nose with its nostrils. */
export function drawNose(sheet: Stencil, { nose, muzzle }: Breed): void {
  const width = Math.max(5.6, muzzle * 0.46)
  const shape = drawSymmetricOutline([
    [50, nose - 4],
    [50 + width * 0.8, nose - 3.6],
    [50 + width, nose - 0.6],
    [50 + width * 0.5, nose + 3.6],
    [50, nose + 4.8],
  ])
  sheet.erase(growRound(shape, 1.3)).paint(shape)
  sheet.erase(makeEllipse(50, nose - 1.9, width * 0.42, 0.85))
}

/** Draws dark eyes with a highlight, and with a light rim on a dark coat. */
function drawEyes(sheet: Stencil, { eye = 3.4, eyes = 13, gaze }: Breed): void {
  const x = 50 + eyes
  const almond = drawOutline([
    [x - eye * 1.5, EYES_Y + eye * 0.6, 0.4],
    [x - eye * 0.3, EYES_Y - eye * 0.85],
    [x + eye * 1.45, EYES_Y - eye * 0.5, 0.4],
    [x + eye * 0.4, EYES_Y + eye * 0.95],
  ])
  const ball = withMirrorImage(gaze === 'round' ? makeEllipse(x, EYES_Y, eye, eye) : almond)
  sheet.erase(growRound(ball, 1.4)).paint(ball)
  if (gaze === 'pale')
    sheet
      .erase(growRound(ball, -1.1))
      .paint(withMirrorImage(makeEllipse(x - eye * 0.1, EYES_Y, eye * 0.5, eye * 0.5)))
  else sheet.erase(withMirrorImage(makeEllipse(x - eye * 0.3, EYES_Y - eye * 0.25, eye * 0.32, eye * 0.32)))
  if (gaze === 'droopy')
    sheet.swap(
      withMirrorImage(
        drawLine(
          [
            [x - eye * 1.3, EYES_Y + eye * 1.5],
            [x, EYES_Y + eye * 2.3],
            [x + eye * 1.6, EYES_Y + eye * 1.2],
          ],
          1.5,
        ),
      ),
    )
}

function wrinkleLines({ muzzle, nose, eyes = 13 }: Breed): Shape {
  const roll = drawLine(
    [
      [50, nose - 8.5],
      [50 + muzzle * 0.5, nose - 8],
      [50 + muzzle * 0.95, nose - 3],
    ],
    1.7,
  )
  const frown = drawLine(
    [
      [50 + 3, SKULL_TOP_Y + 15],
      [50 + 5, SKULL_TOP_Y + 10],
      [50 + eyes * 0.9, SKULL_TOP_Y + 11],
    ],
    1.7,
  )
  return withMirrorImage(union(roll, frown))
}
