import type { CutPath } from '../decal.ts'
import type { Layer } from '../drawing.ts'
import { fillHoles, growRound, intersect } from '../geometry/shape-operations.ts'
import { measureBox, type Shape } from '../geometry/shape.ts'
import { flattenPath } from './cut-path.ts'

// The bleed: the print beyond the cut, in mm. Stickers usually have 2 mm (StickerApp, printdroid), large sheets 3 mm.
const BLEED_MM = 2
const LARGE_BLEED_MM = 3
const LARGE_FROM_MM = 600
// The safe distance in mm inside the cut. Print that is closer may be cut off if the cut is inaccurate (stickerflex, onlineprinters).
const SAFE_DISTANCE_MM = 3
// Maximum distance of the chords from the curves of the cut, in mm.
const CHORD_TOLERANCE_MM = 0.01

/** Returns the area to print around a cut: 2 mm beyond it, or 3 mm for decals wider than 600 mm. */
export function computeBleed(cut: CutPath): Shape {
  const outline = [flattenPath(cut, CHORD_TOLERANCE_MM)]
  return fillHoles(growRound(outline, measureBox(outline).width > LARGE_FROM_MM ? LARGE_BLEED_MM : BLEED_MM))
}

/**
 * Returns the safe area for artwork. It begins 3 mm inside the cut, or at the artwork's edge if the offset of the cut is less than 3 mm.
 */
export function computeSafeArea(cut: CutPath, offsetMm: number): Shape {
  return growRound([flattenPath(cut, CHORD_TOLERANCE_MM)], -Math.min(SAFE_DISTANCE_MM, offsetMm))
}

/** Clips the layers to the bleed and drops layers that are entirely outside it. */
export function clipToBleed(layers: readonly Layer[], bleed: Shape): Layer[] {
  return layers
    .map((layer) => ({ ...layer, shape: intersect(layer.shape, bleed) }))
    .filter((layer) => layer.shape.length > 0)
}
