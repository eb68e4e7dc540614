import {
  makeArc,
  makePoint,
  DIELINE_BLEED_MM,
  makeClosedPath,
  listCorners,
  makeCrease,
  type Dieline,
  type DielinePath,
  finishDieline,
  insetRect,
  type Panel,
  type SheetPoint,
  DIELINE_SAFE_MM,
} from './dieline.ts'
import type { PackageSize } from './package-types.ts'

/** How much narrower a lid is than its opening, in mm on each side. */
const PLAY_MM = 0.5

type Carton = {
  width: number
  height: number
  depth: number
  glue: number
  tuck: number
  dust: number
  /**
   * The x positions of the vertical creases, from left to right, starting with the crease at the glue tab. The last value is the right
   * edge.
   */
  x: readonly [number, number, number, number, number]
}

/**
 * Draws a straight tuck-end carton (ECMA A20.20.03.01). In a row are the glue tab, front, right side, back and left side. The back has the
 * lids with their tucks, the sides have dust flaps, and the front has a thumb notch. The size is the inside of the carton, made of thin
 * board whose thickness is ignored.
 */
export function makeCartonDieline({ width, height, depth }: PackageSize): Dieline {
  const glue = Math.min(15, depth - 2)
  const carton: Carton = {
    width,
    height,
    depth,
    glue,
    // A tuck is shorter than half the carton's height, so that the tucks of the upper and the lower lid don't touch in a low carton.
    tuck: Math.min(18, Math.max(8, depth * 0.4), height / 2 - PLAY_MM),
    // A dust flap is shorter than half the carton's width, so that the flaps of the two sides don't overlap under the lid.
    dust: Math.min(width / 2 - PLAY_MM, depth),
    x: [glue, glue + width, glue + width + depth, glue + 2 * width + depth, glue + 2 * width + 2 * depth],
  }
  const panels = panelsOf(carton)
  const faces = panels.slice(0, FACES)
  return finishDieline(
    [
      makeClosedPath('CutContour', outline(carton)),
      ...creases(carton),
      makeClosedPath('Bleed', bleed(carton)),
      ...faces.map((face) => makeClosedPath('Safe', listCorners(insetRect(face, DIELINE_SAFE_MM)))),
      makeClosedPath('Glue', tab(carton)),
    ],
    panels,
  )
}

/** The visible faces of the closed carton: front, back, sides and lids. */
const FACES = 6

function panelsOf({ width, height, depth, glue, tuck, dust, x }: Carton): Panel[] {
  const lid = { left: x[2] + PLAY_MM, width: width - 2 * PLAY_MM }
  const flap = (left: number, top: number) => ({ left, top, width: depth, height: dust })
  return [
    { kind: 'front', left: x[0], top: 0, width, height },
    { kind: 'right-side', left: x[1], top: 0, width: depth, height },
    { kind: 'back', left: x[2], top: 0, width, height },
    { kind: 'left-side', left: x[3], top: 0, width: depth, height },
    { kind: 'top', ...lid, top: -depth, height: depth },
    { kind: 'bottom', ...lid, top: height, height: depth },
    { kind: 'tuck', ...lid, top: -depth - tuck, height: tuck },
    { kind: 'tuck', ...lid, top: height + depth, height: tuck },
    { kind: 'dust-flap', ...flap(x[1], -dust) },
    { kind: 'dust-flap', ...flap(x[3], -dust) },
    { kind: 'dust-flap', ...flap(x[1], height) },
    { kind: 'dust-flap', ...flap(x[3], height) },
    { kind: 'glue-tab', left: 0, top: 0, width: glue, height, inkOver: DIELINE_BLEED_MM },
  ]
}

const tab = ({ glue, height }: Carton): SheetPoint[] => [
  makePoint(glue, 0),
  makePoint(glue, height),
  makePoint(0, height - glue * 0.4),
  makePoint(0, glue * 0.4),
]

function outline(carton: Carton): SheetPoint[] {
  const { height, width, x } = carton
  const thumb = Math.min(9, width / 5, height / 6)
  const middle = (x[0] + x[1]) / 2
  const upper = [
    makePoint(x[0], 0),
    // The thumb notch is an arc from left to right, with its lowest point in the middle.
    ...makeArc(makePoint(middle, 0), thumb, 2, 0),
    ...upperFlaps(carton),
  ]
  const lower = [makePoint(x[0], 0), ...upperFlaps(carton)]
    .map((place) => makePoint(place.x, height - place.y))
    .toReversed()
  const [, , left, leftUp] = tab(carton)
  return [...upper, ...lower, ...(left && leftUp ? [left, leftUp] : [])]
}

/**
 * Returns the part of the carton's upper edge that lies to the right of the front panel. The lower edge is the mirror image of the upper
 * edge.
 */
function upperFlaps(carton: Carton): SheetPoint[] {
  const { x, depth, tuck } = carton
  const [left, right] = [x[2] + PLAY_MM, x[3] - PLAY_MM]
  const round = Math.min(tuck * 0.7, (right - left) / 3)
  return [
    ...dustFlap(carton, x[1]),
    makePoint(left, 0),
    makePoint(left, -depth),
    ...makeArc(makePoint(left + round, -depth - tuck + round), round, -2, -1),
    ...makeArc(makePoint(right - round, -depth - tuck + round), round, -1, 0),
    makePoint(right, -depth),
    makePoint(right, 0),
    ...dustFlap(carton, x[3]),
  ]
}

function dustFlap({ depth, dust }: Carton, left: number): SheetPoint[] {
  const taper = Math.min(6, dust * 0.2, depth * 0.2)
  return [
    makePoint(left, 0),
    makePoint(left + taper, -dust),
    makePoint(left + depth - taper, -dust),
    makePoint(left + depth, 0),
  ]
}

function creases({ height, depth, x }: Carton): DielinePath[] {
  const upright = [x[0], x[1], x[2], x[3]].map((along) =>
    makeCrease(makePoint(along, 0), makePoint(along, height)),
  )
  const across = [0, height, -depth, height + depth].map((y) =>
    makeCrease(makePoint(x[2] + PLAY_MM, y), makePoint(x[3] - PLAY_MM, y)),
  )
  const flaps = [0, height].flatMap((y) => [
    makeCrease(makePoint(x[1], y), makePoint(x[2], y)),
    makeCrease(makePoint(x[3], y), makePoint(x[4], y)),
  ])
  return [...upright, ...across, ...flaps]
}

/** Returns the outline of the bleed. Most of the glue tab has no ink, because glue doesn't stick to ink. */
function bleed({ height, depth, dust, tuck, x }: Carton): SheetPoint[] {
  // The bleeds of a lid and of the dust flap beside it would overlap. In the overlap, the bleed of the lid is used, because the lid is
  // taller.
  const [left, right] = [x[2] + PLAY_MM - DIELINE_BLEED_MM, x[3] - PLAY_MM + DIELINE_BLEED_MM]
  const over = (up: number): number => -up - DIELINE_BLEED_MM
  const upper = [
    makePoint(x[0] - DIELINE_BLEED_MM, over(0)),
    makePoint(x[1] - DIELINE_BLEED_MM, over(0)),
    makePoint(x[1] - DIELINE_BLEED_MM, over(dust)),
    makePoint(left, over(dust)),
    makePoint(left, over(depth + tuck)),
    makePoint(right, over(depth + tuck)),
    makePoint(right, over(dust)),
    makePoint(x[4] + DIELINE_BLEED_MM, over(dust)),
  ]
  return [...upper, ...upper.toReversed().map(({ x: along, y }) => makePoint(along, height - y))]
}
