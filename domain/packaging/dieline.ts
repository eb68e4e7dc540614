/** A point on the flat sheet, in mm, with x to the right and y down. */
export type SheetPoint = { readonly x: number; readonly y: number }
export type Rect = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The layers of a dieline, with their usual names in prepress and cutting. `Bleed`, `Safe` and `Glue` are for information only: they are
 * neither cut nor printed.
 */
export const DIELINE_LAYERS = {
  CutContour: { colour: '#e6007e', dash: 0 },
  Crease: { colour: '#0f6373', dash: 4 },
  Bleed: { colour: '#c8242b', dash: 1.5 },
  Safe: { colour: '#2e7d32', dash: 2.5 },
  Glue: { colour: '#9a6b00', dash: 0.8 },
} as const
export type DielineLayer = keyof typeof DIELINE_LAYERS

export type DielinePath = {
  readonly layer: DielineLayer
  readonly points: readonly SheetPoint[]
  readonly closed: boolean
}

/** The faces and flaps of packages. content/landing/packaging-copy.ts has their names. */
export type PanelKind =
  | 'front'
  | 'right-side'
  | 'back'
  | 'left-side'
  | 'top'
  | 'bottom'
  | 'tuck'
  | 'dust-flap'
  | 'glue-tab'
  | 'overlap'
  | 'label'

/** A face or flap. `inkOver` is how far, in mm, the ink of the next panel on the right reaches onto this panel. */
export type Panel = Rect & { readonly kind: PanelKind; readonly inkOver?: number }

/** An unfolded package, seen from its printed side. */
export type Dieline = {
  /** Width and height include the bleed. The coordinates of the upper left corner are 0, 0. */
  readonly width: number
  readonly height: number
  /** The bounding box of the cut. */
  readonly trim: Rect
  readonly paths: readonly DielinePath[]
  readonly panels: readonly Panel[]
}

/** How far the ink extends beyond the cut (bleed), in mm. */
export const DIELINE_BLEED_MM = 3
/** How far important content must stay away from cuts and creases, in mm. */
export const DIELINE_SAFE_MM = 3

export const makeClosedPath = (layer: DielineLayer, points: readonly SheetPoint[]): DielinePath => ({
  layer,
  points,
  closed: true,
})
export const makeCrease = (from: SheetPoint, to: SheetPoint): DielinePath => ({
  layer: 'Crease',
  points: [from, to],
  closed: false,
})
export const makePoint = (x: number, y: number): SheetPoint => ({ x, y })

export const listCorners = ({ left, top, width, height }: Rect): SheetPoint[] => [
  makePoint(left, top),
  makePoint(left + width, top),
  makePoint(left + width, top + height),
  makePoint(left, top + height),
]

/** Moves each side of a rectangle inwards by a distance (`by`), or outwards if the distance is negative. */
export const insetRect = ({ left, top, width, height }: Rect, by: number): Rect => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
})

const QUARTER = 8

/** Returns points along an arc. `from` and `to` are angles in quarter turns, clockwise. The angle 0 points to the right. */
export function makeArc(centre: SheetPoint, radius: number, from: number, to: number): SheetPoint[] {
  const steps = Math.ceil(Math.abs(to - from) * QUARTER)
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 2
    return makePoint(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle))
  })
}

/** Creates a rectangle with rounded corners. */
export function makeRoundRect({ left, top, width, height }: Rect, radius: number): SheetPoint[] {
  const [right, bottom] = [left + width, top + height]
  return [
    ...makeArc(makePoint(right - radius, top + radius), radius, -1, 0),
    ...makeArc(makePoint(right - radius, bottom - radius), radius, 0, 1),
    ...makeArc(makePoint(left + radius, bottom - radius), radius, 1, 2),
    ...makeArc(makePoint(left + radius, top + radius), radius, 2, 3),
  ]
}

/** Returns the bounding box of some points. */
export function computeBounds(places: readonly SheetPoint[]): Rect {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

// Rounds to 0.1 µm, so that floating-point errors don't make two files for the same size differ.
const round = (mm: number): number => Math.round(mm * 1e4) / 1e4

/** Completes a dieline by moving all paths and panels so that the coordinates of the upper left corner are 0, 0. */
export function finishDieline(paths: readonly DielinePath[], panels: readonly Panel[]): Dieline {
  const sheet = computeBounds(paths.flatMap(({ points }) => points))
  const moved = paths.map((path) => ({
    ...path,
    points: path.points.map(({ x, y }) => makePoint(round(x - sheet.left), round(y - sheet.top))),
  }))
  return {
    width: round(sheet.width),
    height: round(sheet.height),
    trim: computeBounds(moved.flatMap(({ layer, points }) => (layer === 'CutContour' ? points : []))),
    paths: moved,
    panels: panels.map(({ left, top, width, height, ...panel }) => ({
      ...panel,
      left: round(left - sheet.left),
      top: round(top - sheet.top),
      width: round(width),
      height: round(height),
    })),
  }
}

/** Returns the paths of one layer as SVG path data, in mm. */
export function writeLayerPathData({ paths }: Dieline, layer: DielineLayer): string {
  return paths
    .filter((path) => path.layer === layer)
    .map(({ points, closed }) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`)
    .join('')
}
