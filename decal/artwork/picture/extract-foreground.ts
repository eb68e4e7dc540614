import { computeLuminance } from '../../colour.ts'
import type { RemovedBackground } from '../artwork-reading.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import { hasCheckerboard } from './checkerboard.ts'
import { type FlatBackground, findFlatBackground, DEFAULT_BACKGROUND_TOLERANCE } from './flat-background.ts'
import { computePixelLuminance } from './pixel-luminance.ts'
import { extractAlpha, type Pixels } from './pixels.ts'
import { softenMask, type Mask } from './trace-mask.ts'

/** The part of a picture that is artwork, and the method by which it was found. */
export type Foreground = {
  mask: Mask
  hasAlpha: boolean
  background: RemovedBackground
  notes: ArtworkNote[]
}

export type BackgroundRemovalOptions = { tolerance?: number; keepInside?: boolean }

// The minimum share of transparent pixels. If a picture has fewer, its alpha channel is ignored.
const MIN_TRANSPARENT_SHARE = 0.0002
// The minimum share of the picture that has to remain as artwork.
const MIN_KEPT_SHARE = 0.0002
// Corner radius of a picture that is kept whole, as a share of its shorter side.
const CORNER = 0.04

// The minimum luminance of blank paper (0 to 1).
const MIN_PAPER_LUMINANCE = 0.9
// The maximum luminance of a dark background (0 to 1).
const DARK = 0.2
// The minimum luma of a white pixel (0 to 255).
const WHITE = 215
// The luma below which a pixel inside the artwork counts as background (0 to 255).
const ENCLOSED = 80
// The minimum share of white pixels in artwork that counts as a white logo.
const WHITE_SHARE = 0.75

/** Returns the part of a picture that a customer chose to keep, without its transparent pixels. Null if nothing remains. */
export function cutOutForeground(pixels: Pixels, cutOut: Mask): Foreground | null {
  const values = cutOut.values.map((kept, i) => Math.min(kept, pixels.data[i * 4 + 3] ?? 0))
  if (!hasEnough(values)) return null
  const background = { removed: true, tolerance: 0, colour: null }
  return { mask: { ...cutOut, values }, hasAlpha: false, background, notes: [] }
}

/**
 * Finds the artwork in a picture. If the picture has transparent pixels, its alpha channel is used. If it has none, a flat background is
 * removed. If there is no flat background either, the whole picture is kept with rounded corners. Null if nothing remains.
 */
export function extractForeground(pixels: Pixels, keeping: BackgroundRemovalOptions): Foreground | null {
  const { tolerance = DEFAULT_BACKGROUND_TOLERANCE, keepInside = true } = keeping
  const { width, height } = pixels
  const alpha = extractAlpha(pixels)
  const hasAlpha = isSeeThrough(alpha)
  const kept = (values: Uint8Array, colour: string | null, notes: ArtworkNote[]): Foreground | null =>
    hasEnough(values)
      ? {
          mask: { values, width, height },
          hasAlpha,
          background: { removed: colour !== null, tolerance, colour },
          notes,
        }
      : null
  if (hasAlpha) return kept(alpha, null, [])
  const flat = tolerance > 0 ? findFlatBackground(pixels, tolerance, keepInside) : null
  const painted: ArtworkNote[] = hasCheckerboard(pixels) ? [{ code: 'checkerboard' }] : []
  const cut =
    flat &&
    kept(softenMask({ values: flat.kept, width, height }).values, flat.colour, [
      { code: 'background-removed' },
      ...painted,
    ])
  // A tolerance is set by a customer who has already seen the artwork, so the background is removed even if the artwork is white.
  if (flat && cut && keeping.tolerance === undefined && isWhiteOnDark(pixels, flat))
    return kept(roundedMask(width, height), null, [{ code: 'white-on-dark' }])
  // A picture of a single colour is kept whole, unless the colour is that of blank paper.
  if (flat && (cut || computeLuminance(flat.colour) > MIN_PAPER_LUMINANCE)) return cut
  return kept(roundedMask(width, height), null, painted.length > 0 ? painted : [{ code: 'cut-as-rectangle' }])
}

const hasEnough = (kept: Uint8Array): boolean => countKept(kept) >= kept.length * MIN_KEPT_SHARE

const isSeeThrough = (alpha: Uint8Array): boolean =>
  alpha.length - countKept(alpha) > alpha.length * MIN_TRANSPARENT_SHARE

function countKept(values: Uint8Array): number {
  let count = 0
  for (let i = 0; i < values.length; i += 1) if ((values[i] ?? 0) >= 128) count += 1
  return count
}

/** Whether an opaque picture contains a painted checkerboard, which would be printed. */
export const hasPaintedCheckerboard = (pixels: Pixels): boolean =>
  !isSeeThrough(extractAlpha(pixels)) && hasCheckerboard(pixels)

/** Whether the artwork on a dark background is almost entirely white. On white film, it would be invisible without the background. */
function isWhiteOnDark(pixels: Pixels, { colour, kept }: FlatBackground): boolean {
  if (computeLuminance(colour) > DARK) return false
  let [all, white] = [0, 0]
  for (let i = 0; i < kept.length; i += 1) {
    const light = computePixelLuminance(pixels, i)
    // Skips removed pixels, and dark pixels that the artwork encloses. The mask keeps the enclosed pixels, but they belong to the
    // background.
    if (!kept[i] || light < ENCLOSED) continue
    all += 1
    if (light > WHITE) white += 1
  }
  return all > 0 && white > all * WHITE_SHARE
}

/** Returns a mask of the whole picture with rounded, smooth-edged corners. */
function roundedMask(width: number, height: number): Uint8Array {
  const r = Math.min(width, height) * CORNER
  const values = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < r; y += 1) {
    for (let x = 0; x < r; x += 1) {
      const inside = r - Math.hypot(r - x - 0.5, r - y - 0.5) + 0.5
      const value = Math.round(Math.min(1, Math.max(0, inside)) * 255)
      for (const row of [y, height - 1 - y]) {
        values[row * width + x] = value
        values[row * width + width - 1 - x] = value
      }
    }
  }
  return values
}
