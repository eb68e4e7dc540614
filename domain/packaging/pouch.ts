import {
  pointAt,
  BLEED,
  closedPath,
  corners,
  crease,
  type Dieline,
  finishDieline,
  inset,
  type Panel,
  type Place,
  type Rect,
  SAFE,
} from './dieline.ts'
import type { PackageSize } from './package-types.ts'

/** Width of the welds, in mm: along both sides, and at the top once the pouch is filled. */
const SIDE_SEAL = 8
const TOP_SEAL = 12
/** The tear notch, in mm: its distance below the top edge, and its depth into the side seal. */
const NOTCH = { below: 20, deep: 3 } as const

/**
 * Draws a stand-up pouch made from one web: front, bottom and back, from top to bottom. The bottom folds up inside by half its depth. On
 * the flat sheet the back is upside down.
 */
export function pouchDieline({ width, height, depth }: PackageSize): Dieline {
  const whole = 2 * height + depth
  const face = (name: string, top: number, tall: number): Panel => ({
    name,
    left: 0,
    top,
    width,
    height: tall,
  })
  const front = face('Front', 0, height)
  const back = face('Back', height + depth, height)
  const fold = (y: number) => crease(pointAt(0, y), pointAt(width, y))
  return finishDieline(
    [
      closedPath('CutContour', outline(width, whole)),
      fold(height),
      fold(height + depth / 2),
      fold(height + depth),
      closedPath('Bleed', corners(inset({ left: 0, top: 0, width, height: whole }, -BLEED))),
      ...[front, back].map((panel) => closedPath('Safe', corners(printed(panel, panel === front)))),
      ...seals(width, whole).map((seal) => closedPath('Glue', corners(seal))),
    ],
    [front, face('Bottom', height, depth / 2), face('Bottom', height + depth / 2, depth / 2), back],
  )
}

function outline(width: number, whole: number): Place[] {
  const notch = (side: number, inwards: number, y: number): Place[] => [
    pointAt(side, y - NOTCH.deep / 2),
    pointAt(side + inwards * NOTCH.deep, y),
    pointAt(side, y + NOTCH.deep / 2),
  ]
  const rows = [NOTCH.below, whole - NOTCH.below]
  return [
    pointAt(0, 0),
    pointAt(width, 0),
    ...rows.flatMap((y) => notch(width, -1, y)),
    pointAt(width, whole),
    pointAt(0, whole),
    ...rows.flatMap((y) => notch(0, 1, y)).toReversed(),
  ]
}

/** Returns the part of a face that is still readable on the finished pouch: welded, torn open and standing. */
function printed({ left, top, width, height }: Panel, isUpright: boolean): Rect {
  const head = NOTCH.below + NOTCH.deep
  return {
    left: left + SIDE_SEAL + SAFE,
    top: top + (isUpright ? head : SAFE),
    width: width - 2 * (SIDE_SEAL + SAFE),
    height: height - head - SAFE,
  }
}

const seals = (width: number, whole: number): Rect[] => [
  { left: 0, top: 0, width: SIDE_SEAL, height: whole },
  { left: width - SIDE_SEAL, top: 0, width: SIDE_SEAL, height: whole },
  { left: SIDE_SEAL, top: 0, width: width - 2 * SIDE_SEAL, height: TOP_SEAL },
  { left: SIDE_SEAL, top: whole - TOP_SEAL, width: width - 2 * SIDE_SEAL, height: TOP_SEAL },
]
