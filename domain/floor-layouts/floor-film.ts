import {
  listRectCorners,
  type FilmWidth,
  type FloorLayer,
  type FloorPoint,
  type FloorRect,
  type FloorFilmStrip,
} from './floor-layout.ts'

/** Creates a straight strip of film between two points on its centre line. The strip must be horizontal or vertical. */
export function makeFilmStrip(
  layer: FloorLayer,
  from: FloorPoint,
  to: FloorPoint,
  film: FilmWidth = 100,
): FloorFilmStrip {
  const half = film / 2
  const along = from.y === to.y
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)]
  const lengthMm = Math.abs(to.x - from.x) + Math.abs(to.y - from.y)
  return {
    kind: 'strip',
    layer,
    film,
    lengthMm,
    outline: listRectCorners(
      along
        ? { x, y: y - half, width: lengthMm, depth: film }
        : { x: x - half, y, width: film, depth: lengthMm },
    ),
  }
}

type Side = 'left' | 'right' | 'top' | 'bottom'
const ALL_SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom']

/** Creates a border inside the edge of a rectangle from four strips of film, which overlap at the corners. */
export function makeFilmBorder(
  layer: FloorLayer,
  { x, y, width, depth }: FloorRect,
  { film = 100, sides = ALL_SIDES }: { film?: FilmWidth; sides?: readonly Side[] } = {},
): FloorFilmStrip[] {
  const half = film / 2
  const [right, top] = [x + width, y + depth]
  const lines: Record<Side, () => FloorFilmStrip> = {
    left: () => makeFilmStrip(layer, { x: x + half, y }, { x: x + half, y: top }, film),
    right: () => makeFilmStrip(layer, { x: right - half, y }, { x: right - half, y: top }, film),
    top: () => makeFilmStrip(layer, { x, y: top - half }, { x: right, y: top - half }, film),
    bottom: () => makeFilmStrip(layer, { x, y: y + half }, { x: right, y: y + half }, film),
  }
  return sides.map((side) => lines[side]())
}

const STRIPE_WIDTH_MM = 100
const STRIPE_PITCH_MM = 400

/** Creates a "keep clear" area: a frame that is filled with diagonal stripes. The stripes are 100 mm wide. */
export function makeHatching(layer: FloorLayer, rect: FloorRect): FloorFilmStrip[] {
  const { x, y, width, depth } = rect
  // Each stripe lies between two parallel lines. All points of such a line have the same value of x - y, which is called `c` here.
  const reach = (STRIPE_WIDTH_MM / 2) * Math.SQRT2
  const stripes: FloorFilmStrip[] = []
  for (let c = x - y - depth + STRIPE_PITCH_MM / 2; c < x - y + width; c += STRIPE_PITCH_MM) {
    const above = clip(listRectCorners(rect), (p) => p.x - p.y - (c - reach))
    const outline = clip(above, (p) => c + reach - (p.x - p.y))
    const run = Math.min(x + width, y + depth + c) - Math.max(x, y + c)
    if (outline.length > 2 && run > 0)
      stripes.push({ kind: 'strip', layer, film: 100, lengthMm: run * Math.SQRT2, outline })
  }
  return [...makeFilmBorder(layer, rect), ...stripes]
}

/** Cuts a convex shape along a line and returns one part. `side` returns a positive number for points on the side that is kept. */
function clip(shape: readonly FloorPoint[], side: (point: FloorPoint) => number): FloorPoint[] {
  return shape.flatMap((point, at) => {
    const before = shape.at(at - 1) ?? point
    const [here, there] = [side(point), side(before)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const share = there / (there - here)
    const cut = { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share }
    return [cut, ...kept]
  })
}

const BAR_WIDTH_MM = 200
const BAR_PITCH_MM = 600

/**
 * Creates a zebra crossing. Each bar is 200 mm wide, reaches across the whole crossing, and consists of two strips of film side by side.
 */
export function makeZebraCrossing({ x, y, width, depth }: FloorRect, across: 'x' | 'y'): FloorFilmStrip[] {
  const long = across === 'x' ? width : depth
  const count = Math.floor((long + BAR_PITCH_MM - BAR_WIDTH_MM) / BAR_PITCH_MM)
  const first = (long - (count - 1) * BAR_PITCH_MM) / 2
  return Array.from({ length: count }, (_, at) => {
    const middle = first + at * BAR_PITCH_MM
    return [-50, 50].map((aside) =>
      across === 'x'
        ? makeFilmStrip('CROSSINGS', { x: x + middle + aside, y }, { x: x + middle + aside, y: y + depth })
        : makeFilmStrip('CROSSINGS', { x, y: y + middle + aside }, { x: x + width, y: y + middle + aside }),
    )
  }).flat()
}
