import { ellipse } from '../../../geometry/figures.ts'
import { union } from '../../../geometry/booleans.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { both, type Knot, outline, symmetric } from '../stencil.ts'
import { type Breed, TOP } from './breed.ts'

/** The outline of a head without its ears. */
export function headOf({
  skull,
  cheeks,
  muzzle,
  chin,
  coat = 'smooth',
  topknot = false,
  flews = false,
}: Breed): Shape {
  const half: Knot[] = [
    [50, TOP],
    [50 + skull * 0.62, TOP + 2.5],
    [50 + skull, TOP + 13],
    [50 + cheeks, 54],
    [50 + (cheeks + muzzle) / 2 + 1, 66],
    [50 + muzzle + (flews ? 2.5 : 0), chin - 11],
    [50 + muzzle * 0.72, chin - 2],
    [50, chin],
  ]
  const plain = symmetric(half)
  const head = topknot ? union(plain, curls(50, TOP + 3, skull * 0.86, 11, 7)) : plain
  if (coat === 'curly') return union(head, curls(50, 50, cheeks + 1, 26, 15))
  if (coat === 'shaggy') return union(head, tufts(half, 4.5))
  return head
}

/** A round of curls about a point. */
function curls(cx: number, cy: number, r: number, ry: number, count: number): Shape {
  const lobe = Math.max(4, (r * Math.PI) / count)
  return union(
    ...Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * 2 * Math.PI - Math.PI / 2
      return ellipse(
        cx + Math.cos(angle) * (r - lobe * 0.4),
        cy + Math.sin(angle) * (ry - lobe * 0.4),
        lobe,
        lobe,
      )
    }),
    ellipse(cx, cy, r, ry),
  )
}

/** Pointed tufts of hair along a half outline, on both sides. */
function tufts(half: readonly Knot[], length: number): Shape {
  const along = half.slice(2)
  const pieces = along.slice(0, -1).flatMap(([x, y], index) => {
    const [toX, toY] = along[index + 1] ?? [x, y]
    return [0.1, 0.6].map((t) => tuft(x + (toX - x) * t, y + (toY - y) * t, toX - x, toY - y, length))
  })
  return both(union(...pieces))
}

function tuft(x: number, y: number, dx: number, dy: number, length: number): Shape {
  const reach = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / reach, dy / reach]
  // The outward direction is to the right of the downward one, along which the hair falls.
  const [ox, oy] = [uy, -ux]
  return outline([
    [x - ux * 4 - ox * 3, y - uy * 4 - oy * 3, 0],
    [x + ux * 1 + ox * length * 0.5, y + uy * 1 + oy * length * 0.5],
    [x + ux * length * 1.5 + ox * length, y + uy * length * 1.5 + oy * length, 0],
    [x + ux * 6 - ox * 3, y + uy * 6 - oy * 3, 0],
  ])
}

/** A collar of long hair below the cheeks: tufts that hang down and outwards. */
export function ruffOf({ cheeks, chin }: Breed): Shape {
  const half: Knot[] = [
    [50 + cheeks - 4, 42],
    [50 + cheeks + 3, 50],
    [50 + cheeks + 9, 63, 0],
    [50 + cheeks + 3, 61],
    [50 + cheeks + 7, 75, 0],
    [50 + cheeks - 1, 73],
    [50 + cheeks - 1, 87, 0],
    [50 + cheeks - 9, chin - 3],
    [50 + cheeks - 12, chin + 9, 0],
    [50 + 5, chin + 3],
    [50, chin + 12, 0],
  ]
  return symmetric(half)
}
