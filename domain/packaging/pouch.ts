import {
  makePoint,
  DIELINE_BLEED_MM,
  makeClosedPath,
  listCorners,
  makeCrease,
  type Dieline,
  finishDieline,
  insetRect,
  type Panel,
  type PanelKind,
  type SheetPoint,
  type Rect,
  DIELINE_SAFE_MM,
} from './dieline.ts'
import type { PackageSize } from './package-types.ts'

/** The width of the seals in mm: one along each side, and one at the top, which is made after filling. */
const SIDE_SEAL_MM = 8
const TOP_SEAL_MM = 12
/** The tear notch: its distance from the top edge and its depth, in mm. It doesn't cut through the side seal. */
const NOTCH = { below: 20, deep: 3 } as const

/**
 * Draws a stand-up pouch, made from one piece: front, bottom and back, from top to bottom. The bottom is folded up between front and back
 * by half its depth. In the drawing, the back is upside down.
 */
export function makePouchDieline({ width, height, depth }: PackageSize): Dieline {
  const whole = 2 * height + depth
  const face = (kind: PanelKind, top: number, tall: number): Panel => ({
    kind,
    left: 0,
    top,
    width,
    height: tall,
  })
  const front = face('front', 0, height)
  const back = face('back', height + depth, height)
  const fold = (y: number) => makeCrease(makePoint(0, y), makePoint(width, y))
  return finishDieline(
    [
      makeClosedPath('CutContour', outline(width, whole)),
      fold(height),
      fold(height + depth / 2),
      fold(height + depth),
      makeClosedPath(
        'Bleed',
        listCorners(insetRect({ left: 0, top: 0, width, height: whole }, -DIELINE_BLEED_MM)),
      ),
      ...[front, back].map((panel) => makeClosedPath('Safe', listCorners(printed(panel, panel === front)))),
      ...seals(width, whole).map((seal) => makeClosedPath('Glue', listCorners(seal))),
    ],
    [front, face('bottom', height, depth / 2), face('bottom', height + depth / 2, depth / 2), back],
  )
}

function outline(width: number, whole: number): SheetPoint[] {
  const notch = (side: number, inwards: number, y: number): SheetPoint[] => [
    makePoint(side, y - NOTCH.deep / 2),
    makePoint(side + inwards * NOTCH.deep, y),
    makePoint(side, y + NOTCH.deep / 2),
  ]
  const rows = [NOTCH.below, whole - NOTCH.below]
  return [
    makePoint(0, 0),
    makePoint(width, 0),
    ...rows.flatMap((y) => notch(width, -1, y)),
    makePoint(width, whole),
    makePoint(0, whole),
    ...rows.flatMap((y) => notch(0, 1, y)).toReversed(),
  ]
}

/** Returns the area of a face for everything that must be readable. It excludes the seals and the strip that is torn off. */
function printed({ left, top, width, height }: Panel, isUpright: boolean): Rect {
  const head = NOTCH.below + NOTCH.deep
  return {
    left: left + SIDE_SEAL_MM + DIELINE_SAFE_MM,
    top: top + (isUpright ? head : DIELINE_SAFE_MM),
    width: width - 2 * (SIDE_SEAL_MM + DIELINE_SAFE_MM),
    height: height - head - DIELINE_SAFE_MM,
  }
}

const seals = (width: number, whole: number): Rect[] => [
  { left: 0, top: 0, width: SIDE_SEAL_MM, height: whole },
  { left: width - SIDE_SEAL_MM, top: 0, width: SIDE_SEAL_MM, height: whole },
  { left: SIDE_SEAL_MM, top: 0, width: width - 2 * SIDE_SEAL_MM, height: TOP_SEAL_MM },
  { left: SIDE_SEAL_MM, top: whole - TOP_SEAL_MM, width: width - 2 * SIDE_SEAL_MM, height: TOP_SEAL_MM },
]
