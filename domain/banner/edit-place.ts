import { BANNER_EDGE_DISTANCES, BANNER_HEIGHT_IN, type BannerItem } from './banner-design.ts'
import type { BannerBox } from './banner-findings.ts'
import type { PlacedLetter } from './text-layout.ts'

/**
 * How far a letter's ink reaches in each direction, in inches. The distances are measured from the point on the baseline in the middle of
 * the letter's advance width.
 */
export type LetterInk = { left: number; right: number; up: number; down: number }

export const bannerAlignments = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const
export type BannerAlignment = (typeof bannerAlignments)[number]

/** Rotates a box about a point, clockwise in degrees, and returns the upright bounding box of the result. */
export function rotateBox(
  { left, top, right, bottom }: BannerBox,
  { x, y, rotation }: { x: number; y: number; rotation: number },
): BannerBox {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const
  const xs = corners.map(([u, v]) => x + u * cos - v * sin)
  const ys = corners.map(([u, v]) => y + u * sin + v * cos)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Returns the box that encloses all boxes; null if there are none. */
export function computeBoundingBox(boxes: readonly BannerBox[]): BannerBox | null {
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Returns the bounding box of a text's ink relative to the text's centre, before rotation; null if nothing is visible. */
export const measureTextInkBox = (
  letters: readonly { place: PlacedLetter; ink: LetterInk }[],
): BannerBox | null =>
  computeBoundingBox(
    letters
      .filter(({ ink }) => ink.right > -ink.left && ink.up > -ink.down)
      .map(({ place, ink }) =>
        rotateBox(
          { left: -ink.left, right: ink.right, top: -ink.up, bottom: ink.down },
          { x: place.x, y: place.y, rotation: place.turn },
        ),
      ),
  )

/** Aligns an item's box with an edge of the safe zone or with the banner's centre. */
export function alignItem<T extends BannerItem>(
  item: T,
  { box, lengthIn, to }: { box: BannerBox; lengthIn: number; to: BannerAlignment },
): T {
  const { safeIn } = BANNER_EDGE_DISTANCES
  const shifts: Record<BannerAlignment, { dx?: number; dy?: number }> = {
    left: { dx: safeIn - box.left },
    centre: { dx: lengthIn / 2 - (box.left + box.right) / 2 },
    right: { dx: lengthIn - safeIn - box.right },
    top: { dy: safeIn - box.top },
    middle: { dy: BANNER_HEIGHT_IN / 2 - (box.top + box.bottom) / 2 },
    bottom: { dy: BANNER_HEIGHT_IN - safeIn - box.bottom },
  }
  const { dx = 0, dy = 0 } = shifts[to]
  return { ...item, x: item.x + dx, y: item.y + dy }
}
