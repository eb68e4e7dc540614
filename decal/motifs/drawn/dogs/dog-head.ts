import { grow, subtract } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, fitToSheet, sheetFit, Stencil } from '../stencil.ts'
import { type Breed, EYES } from './breed.ts'
import { drawEars, earOf, isUpright } from './ears.ts'
import { drawFace, drawNose } from './face.ts'
import { drawBeard, drawHair } from './hair.ts'
import { headOf, ruffOf } from './head-shape.ts'
import { drawMarkings } from './markings.ts'

const LIGHT_RUFFS = new Set(['blaze', 'husky', 'white-cheeks'])

/** Draws the head of a dog from the front, as ink that fills a sheet of 100 × 100. */
export const dogHead = (breed: Breed): Shape => fitToSheet(inkOf(breed))

/** Returns the position of a dog's eyes on its sheet, and their total width. */
export function dogEyes(breed: Breed): { x: number; y: number; width: number } {
  const { k, dx, dy } = sheetFit(inkOf(breed))
  return { x: 50 * k + dx, y: EYES * k + dy, width: 2 * ((breed.eyes ?? 13) + 9) * k }
}

function inkOf(breed: Breed): Shape {
  const { darkCoat = false, ears, coat = 'smooth', markings = [] } = breed
  const head = headOf(breed)
  const ear = both(earOf(breed))
  const sheet = new Stencil()
  const darkEars = breed.darkEars ?? darkCoat
  if (coat === 'ruff' || coat === 'mane')
    sheet.area(ruffOf(breed), darkCoat && !markings.some((marking) => LIGHT_RUFFS.has(marking)))
  if (isUpright(ears)) drawEars(sheet, breed, ear, darkEars)
  sheet.area(head, darkCoat)
  drawMarkings(sheet, breed, head)
  // A dark coat gets a rim, so that its outline is visible where a light marking reaches the edge.
  if (darkCoat) sheet.paint(subtract(head, grow(head, -1.9)))
  if (!isUpright(ears)) drawEars(sheet, breed, ear, darkEars)
  drawFace(sheet, breed)
  if (breed.beard) drawBeard(sheet, breed)
  drawHair(sheet, breed)
  drawNose(sheet, breed)
  return sheet.ink
}
