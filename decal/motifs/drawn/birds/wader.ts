import { makeDisc } from '../../../geometry/figures.ts'
import { intersect, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { readKnots, drawLine, drawOutline, Stencil } from '../stencil.ts'

/** The distinguishing features of a long-legged bird that stands in water. */
export type Wader = {
  /** `plume`: a dark stripe over the eye that ends in a plume. `cap`: a dark cap. */
  head: 'plume' | 'cap' | 'plain'
  /** Whether back and wing are dark. */
  isDark: boolean
  /** Whether long feathers hang over the tail. */
  hasBustle?: boolean
}

const trunk = (): Shape => drawOutline(readKnots('41,42 52,37 66,42 80,54 92,68,0.2 78,66 62,66 48,62 40,53'))
const neck = (): Shape =>
  drawOutline(
    readKnots('24,11 32,7 41,9 45,16 42,25 37,32 41,39 52,42 54,54,0.6 42,56 34,46 29,36 33,25 36,19 25,17'),
  )
const wing = (): Shape => drawOutline(readKnots('51,42 64,44 78,55 91,68,0.2 74,63 58,60 50,52'))

/** Draws a standing wader, on a sheet of 100 × 100. */
export function drawWader({ head, isDark, hasBustle }: Wader): Shape {
  const sheet = new Stencil()
  sheet.paint(
    drawLine(readKnots('54,62 53,76,0 56,94'), 2.6),
    drawLine(readKnots('63,64 66,78,0 64,94'), 2.6),
  )
  if (hasBustle) sheet.area(bustle(), false, 2)
  sheet.area(union(trunk(), neck()), false, 2)
  sheet.area(wing(), isDark, 2)
  sheet.swap(
    intersect(
      union(drawLine(readKnots('58,50 70,55 82,64'), 1.9), drawLine(readKnots('60,56 70,60'), 1.9)),
      wing(),
    ),
  )
  if (head === 'plume') sheet.paint(drawLine(readKnots('27,11 36,10 46,14 58,22,0.4'), 3))
  if (head === 'cap') sheet.paint(intersect(cap(), neck()))
  if (head === 'plain')
    sheet.paint(drawLine(readKnots('40,49 38,58'), 1.9), drawLine(readKnots('45,52 44,60'), 1.9))
  sheet.area(drawOutline(readKnots('27,9.5,0 0,17,0.1 27,18,0')), true, 2)
  sheet.erase(makeDisc(33, 13.5, 2.8)).paint(makeDisc(33, 13.5, 1.8))
  return sheet.paint(...water()).ink
}

const cap = (): Shape => drawOutline(readKnots('16,0,0 50,0,0 44,12,0.4 34,11,0.6 20,12,0'))
const bustle = (): Shape => drawOutline(readKnots('72,52 88,56 97,70 93,82,0.2 86,72 80,80,0.2 76,68'))
const water = (): Shape[] => [
  drawLine(readKnots('24,94 38,91 52,94 66,91 80,94 94,92'), 2.8),
  drawLine(readKnots('36,99 50,97 64,99 76,97'), 2.4),
]
