import { intersect, subtract, union } from '../../../geometry/shape-operations.ts'
import type { Shape } from '../../../geometry/shape.ts'
import { type OutlineKnot, drawLine, drawOutline } from '../stencil.ts'
import { computeBodyX, computeBodyEdgeY, MIDDLE_Y, TAIL_ROOT_X, type FishSpecies } from './fish-species.ts'

export function drawTailFin({ tail, root }: FishSpecies): Shape {
  const x = TAIL_ROOT_X - 2
  const reach = { forked: 17, square: 13, round: 13, crescent: 16, shark: 18 }[tail]
  const spread = { forked: 16, square: 13, round: 11, crescent: 18, shark: 20 }[tail]
  const notch = { forked: 9, square: 11.5, round: 16, crescent: 5, shark: 6 }[tail]
  const low = tail === 'shark' ? spread * 0.6 : spread
  return drawOutline([
    [x, MIDDLE_Y - root, 0.3],
    [x + reach * 0.55, MIDDLE_Y - spread * 0.62],
    [x + reach, MIDDLE_Y - spread, tail === 'round' ? 1 : 0.2],
    [x + notch, MIDDLE_Y, tail === 'forked' ? 0.5 : 1],
    [x + (tail === 'shark' ? reach * 0.8 : reach), MIDDLE_Y + low, tail === 'round' ? 1 : 0.2],
    [x + reach * 0.55, MIDDLE_Y + low * 0.62],
    [x, MIDDLE_Y + root, 0.3],
  ])
}

export function drawTailRays({ tail, root }: FishSpecies): Shape {
  const x = TAIL_ROOT_X + 2
  const spread = tail === 'round' ? 8 : 11.5
  return union(
    ...[-1, -0.5, 0.5, 1].map((k) =>
      drawLine(
        [
          [x, MIDDLE_Y + k * root * 0.6],
          [x + 10.5, MIDDLE_Y + k * spread],
        ],
        1.1,
      ),
    ),
  )
}

type Fin = { shape: Shape; rays: Shape[] }

/** Draws all fins except the tail and pectoral fin, with their rays. */
export function drawFins(species: FishSpecies, body: Shape): Fin[] {
  const back = species.back.map(([from, to, height, kind]) => finAlong(species, from, to, height, -1, kind))
  const [from, to, height] = species.anal
  const belly = finAlong(species, from, to, height, 1, 'soft')
  const pelvic = finAlong(
    species,
    species.depth > 20 ? 0.42 : 0.5,
    species.depth > 20 ? 0.52 : 0.6,
    8,
    1,
    'soft',
  )
  const adipose = species.adipose ? [finAlong(species, 0.82, 0.88, 5, -1, 'soft')] : []
  return [...back, belly, pelvic, ...adipose].map(({ shape, rays }) => ({
    shape,
    rays: rays.map((ray) => subtract(intersect(ray, shape), body)),
  }))
}

function finAlong(
  species: FishSpecies,
  from: number,
  to: number,
  height: number,
  side: 1 | -1,
  kind: 'spiny' | 'soft',
): Fin {
  /** Returns a point of a fin, given its position along the fin's base (`t`) and its height as a fraction of the fin's height (`part`). */
  const over = (t: number, part: number): [number, number] => [
    computeBodyX(t),
    computeBodyEdgeY(species, t, side) + side * (part - 2),
  ]
  const spines = Math.max(3, Math.round((to - from) * (kind === 'spiny' ? 22 : 30)))
  const at = (index: number): number => from + ((to - from) * index) / spines
  const rays = Array.from({ length: spines - 1 }, (_, index) => {
    const [x, y] = over(at(index + 1), 0)
    return drawLine(
      [
        [x, y],
        [x + 2.5, y + side * (height + 3)],
      ],
      1.1,
    )
  })
  const [startX, startY] = over(from, 0)
  const [endX, endY] = over(to, 0)
  if (kind === 'soft') {
    const [peakX, peakY] = over(from + (to - from) * 0.3, height)
    const [tipX, tipY] = over(to, height * 0.72)
    const shape = drawOutline([
      [startX, startY],
      [peakX + 1, peakY],
      [tipX + height * 0.5, tipY, 0.4],
      [endX, endY],
    ])
    return { shape, rays }
  }
  const spikes = Array.from({ length: spines }, (_, index): OutlineKnot[] => {
    const fall = Math.sin(Math.PI * Math.min(1, 0.28 + ((index + 0.5) / spines) * 0.72))
    const [x, y] = over(at(index + 0.5), height * Math.max(0.3, fall))
    const [lowX, lowY] = over(at(index + 1), height * Math.max(0.22, fall) - 2.2)
    return [
      [x + 2, y, 0],
      [lowX + 2, lowY, 0.6],
    ]
  }).flat()
  return { shape: drawOutline([[startX, startY, 0], ...spikes, [endX, endY, 0]]), rays }
}
