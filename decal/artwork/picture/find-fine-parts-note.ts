import { growRound, subtract } from '../../geometry/shape-operations.ts'
import { visitAreas } from '../../geometry/pixel-areas.ts'
import { computeShapeArea, type Shape } from '../../geometry/shape.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import { computePixelLuminance } from './pixel-luminance.ts'
import type { Pixels } from './pixels.ts'
import { type Mask, traceMask } from './trace-mask.ts'

// The minimum thickness of printed lines in mm, the same as in preflight. Thinner lines break up.
const MIN_PRINTED_LINE_MM = 0.35
// The share of a drawing that may be thinner than the minimum, because every drawing has tips and corners.
const MAX_THIN_SHARE = 0.04
const MIN_THIN_AREA_MM2 = 1
// A shape with more pieces than this isn't checked. Such a shape, for example the dark half of a photograph, consists of
// small regions that are hardly ever lines.
const MAX_PIECES = 800
// The maximum number of corners of a mask that is traced with its specks. In a mask with more corners, specks are removed before tracing,
// because tracing thousands of specks takes seconds. A drawing has about a thousand corners, a photo of leaves 25,000.
const MAX_CORNERS = 10_000
// The area in mm² below which specks are removed before tracing. No detail is lost by that, because tracing would drop specks of up to twice this size anyway.
const SPECK_MM2 = 0.03
const MAX_DARK_GREY = 90
const MIN_KEPT_MASK_VALUE = 128

// The width in pixels below which a line looks ragged.
const RAGGED_PX = 2
// The maximum scale-down factor of a copy on which fine parts are measured. At this factor, a line that is two pixels wide in the original
// is still visible in the copy.
const MAX_SHRUNK = 1.3

type MeasuredForeground = {
  pixels: Pixels
  kept: Mask
  /** The outline of the kept part of the picture. */
  outline: Shape
  mmPerPx: number
  /** The size of a pixel of the original picture, in mm. (`pixels` may be a smaller copy of the picture.) */
  mmPerOwnPx: number
}

/** Returns a note about lines or letters that are too fine to print at this size; null if there are none. */
export function findFinePartsNote({
  pixels,
  kept,
  outline,
  mmPerPx,
  mmPerOwnPx,
}: MeasuredForeground): ArtworkNote | null {
  const isCoarse = mmPerOwnPx * RAGGED_PX > MIN_PRINTED_LINE_MM
  const least = isCoarse ? mmPerOwnPx * RAGGED_PX : MIN_PRINTED_LINE_MM
  // A line narrower than two pixels of the copy can't be measured reliably.
  if (mmPerPx * RAGGED_PX > least * (isCoarse ? MAX_SHRUNK : 1)) return null
  if (!isFine(outline, least)) {
    const dark = withoutSpecks(darkPart(pixels, kept), SPECK_MM2 / mmPerPx ** 2)
    if (!dark || !isFine(traceMask(dark, mmPerPx), least)) return null
  }
  return { code: isCoarse ? 'ragged-lines' : 'thin-lines' }
}

/** Whether too large a share of a shape is too thin. `least` is the minimum thickness in mm. */
function isFine(shape: Shape, least: number): boolean {
  if (shape.length === 0 || shape.length > MAX_PIECES) return false
  const sound = growRound(growRound(shape, -least / 2, least / 50), (least / 2) * Math.SQRT2, least / 50)
  const lost = computeShapeArea(subtract(shape, sound))
  return lost >= MIN_THIN_AREA_MM2 && lost > computeShapeArea(shape) * MAX_THIN_SHARE
}

/**
 * Removes specks and pinholes from a mask. `least` is the minimum number of pixels of a part or hole that is kept. Null if more than
 * MAX_PIECES parts and holes remain.
 */
function withoutSpecks(mask: Mask, least: number): Mask | null {
  if (countCorners(mask) <= MAX_CORNERS) return mask
  const { width, height } = mask
  const bitmap = { values: mask.values.map((value) => (value >= MIN_KEPT_MASK_VALUE ? 1 : 0)), width, height }
  const values = mask.values.slice()
  let pieces = 0
  visitAreas(bitmap, (pixels, isDark) => {
    if (pixels.length < least) for (const i of pixels) values[i] = isDark ? 0 : 255
    else pieces += 1
    return pieces <= MAX_PIECES
  })
  return pieces > MAX_PIECES ? null : { values, width, height }
}

/**
 * Returns a quick upper bound of the number of areas in a mask: the number of pixels that differ from both the left and the upper
 * neighbour.
 */
function countCorners({ values, width, height }: Mask): number {
  let corners = 0
  for (let y = 0; y < height; y += 1) {
    let isLeftDark: boolean | null = null
    for (let i = y * width; i < (y + 1) * width; i += 1) {
      const isDark = (values[i] ?? 0) >= MIN_KEPT_MASK_VALUE
      if (isDark !== isLeftDark && (y === 0 || (values[i - width] ?? 0) >= MIN_KEPT_MASK_VALUE !== isDark))
        corners += 1
      isLeftDark = isDark
    }
  }
  return corners
}

function darkPart(pixels: Pixels, { values, width, height }: Mask): Mask {
  const dark = new Uint8Array(values.length)
  for (let i = 0; i < dark.length; i += 1)
    if ((values[i] ?? 0) >= 128)
      dark[i] = Math.min(255, Math.max(0, 128 + 2 * (MAX_DARK_GREY - computePixelLuminance(pixels, i))))
  return { values: dark, width, height }
}
