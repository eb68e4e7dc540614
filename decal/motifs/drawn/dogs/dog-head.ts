import { grow, subtract } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, Stencil } from '../stencil.ts'
import type { Breed } from './breed.ts'
import { drawEars, earOf } from './ears.ts'
import { drawFace } from './face.ts'
import { headOf, ruffOf } from './head-shape.ts'
import { drawMarkings } from './markings.ts'

/** Draws the head of a dog from the front, as ink on a sheet of 100 × 100. */
export function dogHead(breed: Breed): Shape {
  const { darkCoat = false, ears, coat = 'smooth' } = breed
  const head = headOf(breed)
  const ear = both(earOf(breed))
  const behind = ears === 'prick' || ears === 'bat' || ears === 'cropped' || ears === 'tipped'
  const sheet = new Stencil()
  const darkEars = breed.darkEars ?? darkCoat
  if (coat === 'ruff') sheet.area(ruffOf(breed), darkCoat && !breed.markings?.includes('blaze'))
  if (behind) drawEars(sheet, breed, ear, darkEars)
  sheet.area(head, darkCoat)
  drawMarkings(sheet, breed, head)
  // A light marking at the edge of a dark coat keeps its outline.
  if (darkCoat) sheet.paint(subtract(head, grow(head, -1.9)))
  if (!behind) drawEars(sheet, breed, ear, darkEars)
  drawFace(sheet, breed)
  return sheet.ink
}
