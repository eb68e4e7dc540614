import { intersect, subtract } from '../../../geometry/booleans.ts'
import { bend, type Point, type Shape } from '../../../geometry/shape.ts'
import { outline, Stencil } from '../stencil.ts'
import { finsOf, raysOf, tailOf } from './fins.ts'
import { drawHead, openMouth } from './head.ts'
import { drawPattern } from './pattern.ts'
import { HEAD, MIDDLE, profile, type Species } from './species.ts'

/** Draws a fish as ink on a sheet of 100 × 100, bent as if leaping. */
export function fish(species: Species): Shape {
  const body = bodyOf(species)
  const sheet = new Stencil()
  const tail = tailOf(species)
  sheet.area(tail, false).paint(intersect(raysOf(species), tail))
  for (const fin of finsOf(species, body)) sheet.area(fin.shape, false, 2).paint(...fin.rays)
  sheet.area(body, false)
  drawPattern(sheet, species, body)
  drawHead(sheet, species, body)
  return bend(sheet.ink, leap)
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

function bodyOf(species: Species): Shape {
  const top = profile(species, -1)
  const bottom = profile(species, 1)
  const whole = outline([[HEAD, MIDDLE + 0.5, 0.6], ...top, ...bottom.toReversed()])
  return species.jaw === 'big' || species.teeth ? subtract(whole, openMouth(species)) : whole
}
