import { growRound, subtract } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { withMirrorImage, fitToSheet, computeSheetFit, Stencil } from '../stencil.ts'
import { type Breed, EYES_Y } from './breed.ts'
import { drawEars, drawEar, isUprightEar } from './ears.ts'
import { drawFace, drawNose } from './face.ts'
import { drawBeard, drawHair } from './hair.ts'
import { drawHeadOutline, drawRuff } from './head-shape.ts'
import { drawMarkings } from './markings.ts'

const LIGHT_RUFFS = new Set(['blaze', 'husky', 'white-cheeks'])

/** Draws the head of a dog from the front, as ink that fills a sheet of 100 × 100. */
export const drawDogHead = (breed: Breed): Shape => fitToSheet(inkOf(breed))

/** Returns the position of a dog's eyes on its sheet, and their total width. */
export function locateDogEyes(breed: Breed): { x: number; y: number; width: number } {
  const { k, dx, dy } = computeSheetFit(inkOf(breed))
  return { x: 50 * k + dx, y: EYES_Y * k + dy, width: 2 * ((breed.eyes ?? 13) + 9) * k }
}

function inkOf(breed: Breed): Shape {
  const { darkCoat = false, ears, coat = 'smooth', markings = [] } = breed
  const head = drawHeadOutline(breed)
  const ear = withMirrorImage(drawEar(breed))
  const sheet = new Stencil()
  const darkEars = breed.darkEars ?? darkCoat
  if (coat === 'ruff' || coat === 'mane')
    sheet.area(drawRuff(breed), darkCoat && !markings.some((marking) => LIGHT_RUFFS.has(marking)))
  if (isUprightEar(ears)) drawEars(sheet, breed, ear, darkEars)
  sheet.area(head, darkCoat)
  drawMarkings(sheet, breed, head)
  // A dark coat gets a rim, so that its outline is visible where a light marking reaches the edge.
  if (darkCoat) sheet.paint(subtract(head, growRound(head, -1.9)))
  if (!isUprightEar(ears)) drawEars(sheet, breed, ear, darkEars)
  drawFace(sheet, breed)
  if (breed.beard) drawBeard(sheet, breed)
  drawHair(sheet, breed)
  drawNose(sheet, breed)
  return sheet.ink
}
