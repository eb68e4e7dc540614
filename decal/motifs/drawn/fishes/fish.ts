import { intersect, subtract } from '../../../geometry/shape-operations.ts'
import { mapPoints, type Point, type Shape } from '../../../geometry/shape.ts'
import { drawOutline, Stencil } from '../stencil.ts'
import { drawFins, drawTailRays, drawTailFin } from './fins.ts'
import { drawHead, drawOpenMouth } from './head.ts'
import { drawPattern } from './pattern.ts'
import { HEAD_X, MIDDLE_Y, listProfileKnots, type FishSpecies } from './fish-species.ts'

/** Draws a fish as ink on a sheet of 100 × 100, bent as if leaping. */
export function drawFish(species: FishSpecies): Shape {
  const body = bodyOf(species)
  const sheet = new Stencil()
  const tail = drawTailFin(species)
  sheet.area(tail, false).paint(intersect(drawTailRays(species), tail))
  for (const fin of drawFins(species, body)) sheet.area(fin.shape, false, 2).paint(...fin.rays)
  sheet.area(body, false)
  drawPattern(sheet, species, body)
  drawHead(sheet, species, body)
  return mapPoints(sheet.ink, leap)
}

/** Bends the sheet as if the fish were leaping: head and tail are up, and the whole is slightly rotated. */
function leap({ x, y }: Point): Point {
  const t = (x - 48) / 50
  const bentY = y - 11 * t * t + 5
  const angle = 0.2
  const [dx, dy] = [x - 50, bentY - 50]
  return {
    x: 50 + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: 50 + dx * Math.sin(angle) + dy * Math.cos(angle),
  }
}

function bodyOf(species: FishSpecies): Shape {
  const top = listProfileKnots(species, -1)
  const bottom = listProfileKnots(species, 1)
  const whole = drawOutline([[HEAD_X, MIDDLE_Y + 0.5, 0.6], ...top, ...bottom.toReversed()])
  return species.jaw === 'big' || species.teeth ? subtract(whole, drawOpenMouth(species)) : whole
}
