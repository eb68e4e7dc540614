import { union } from '../../../geometry/shape-operations.ts'
import { makeEllipse } from '../../../geometry/figures.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type OutlineKnot, drawSymmetricOutline } from '../stencil.ts'
import { type Breed, SKULL_TOP_Y } from './breed.ts'
import { listArcPoints, drawCurls, drawLocks } from './fur.ts'

/** Returns the outline of a head without its ears. */
export function drawHeadOutline(breed: Breed): Shape {
  const { skull, cheeks, coat = 'smooth', topknot = false } = breed
  const half = halfOf(breed)
  const plain = drawSymmetricOutline(half)
  const head = topknot ? union(plain, drawCurls(50, SKULL_TOP_Y + 1, skull * 0.95, 12, 9)) : plain
  if (coat === 'curly') return union(head, drawCurls(50, 52, cheeks + 2, 29, 16))
  if (coat === 'globe') return union(head, drawCurls(50, 51, cheeks + 4, cheeks + 4, 20))
  if (coat === 'shaggy') return union(head, drawLocks(half.slice(2, 6), 5, 4.6))
  if (coat === 'round') {
    const r = cheeks + 3
    return union(head, makeEllipse(50, 50, r, r), drawLocks(listArcPoints(50, r, r, -52, 84), 8, 4))
  }
  return head
}

/** Returns the right half of a head, from the top to the chin. */
const halfOf = ({ skull, cheeks, muzzle, chin, flews = false }: Breed): OutlineKnot[] => [
  [50, SKULL_TOP_Y],
  [50 + skull * 0.62, SKULL_TOP_Y + 2],
  [50 + skull, SKULL_TOP_Y + 13],
  [50 + cheeks, 53],
  [50 + (cheeks + muzzle) / 2 + 1.5, 65],
  [50 + muzzle + (flews ? 2 : 0), chin - 11],
  [50 + muzzle * 0.72, chin - 2],
  [50, chin],
]

/** Draws a collar of long hair: a bib below the cheeks, or a mane around the whole head. */
export function drawRuff({ cheeks, chin, coat }: Breed): Shape {
  if (coat === 'mane') {
    const r = cheeks + 9
    const [middle, height] = [60, r * 0.95]
    return union(
      makeEllipse(50, middle, r, height),
      drawLocks(listArcPoints(middle, r, height, -40, 88), 8, 5.5),
    )
  }
  return drawSymmetricOutline([
    [50 + cheeks - 4, 40],
    [50 + cheeks + 3, 48],
    [50 + cheeks + 11, 63, 0],
    [50 + cheeks + 4, 62, 0.6],
    [50 + cheeks + 8, 78, 0],
    [50 + cheeks - 2, 76, 0.6],
    [50 + cheeks - 2, 91, 0],
    [50 + cheeks - 12, chin + 2, 0.6],
    [50 + cheeks - 14, chin + 13, 0],
    [50 + 4, chin + 8, 0.6],
    [50, chin + 17, 0],
  ])
}
