import type { Artwork } from '../../decal.ts'
import { measureBox, scaleShape, translateShape, type Shape } from '../../geometry/shape.ts'
import type { ArtworkScale } from '../artwork-content.ts'
import { MM_PER_INCH, MAX_DPI, WORKING_SIZE_PX } from '../limits.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import type { RemovedBackground } from '../artwork-reading.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { applyMask } from './apply-mask.ts'
import { cropCutOutMask, openCutOutMask } from './cut-out-mask.ts'
import { findFinePartsNote } from './find-fine-parts-note.ts'
import {
  cutOutForeground,
  extractForeground,
  type Foreground,
  type BackgroundRemovalOptions,
} from './extract-foreground.ts'
import { drawMask } from './mask-picture.ts'
import type { OpenedPicture } from './open-picture.ts'
import { shrinkToFit, toPng, type PictureArea, type Pixels } from './pixels.ts'
import { findPixelBounds, type Mask, findMaskBounds, traceMask } from './trace-mask.ts'
import { vectorise } from './vectorise.ts'

/** A picture as artwork in mm. Coordinates start at the upper left corner of the whole picture. */
export type PictureArtwork = {
  artwork: Artwork
  silhouette: Shape
  widthPx: number
  heightPx: number
  dpi: number
  hasAlpha: boolean
  background: RemovedBackground
  maskPng: Uint8Array
  notes: ArtworkNote[]
  /** Size of one pixel of the whole picture, in mm. */
  mmPerPx: number
}

export type PictureReadOptions = BackgroundRemovalOptions & {
  size: ArtworkScale
  vectorise: boolean
  /** The part of the picture that the customer chose to keep, as a small PNG of the whole picture: black is kept, white is removed. */
  cutOut?: Uint8Array
}

// The minimum share of a picture that the artwork has to fill. If it fills less, the picture is read again, cropped to the artwork, for
// more detail.
const MIN_FILLED_SHARE = 0.62
// The share of the picture's width that the artwork is assumed to fill, because the true share isn't known before the picture is read. If
// the artwork fills at least this share, its resolution is at least 300 dpi.
const ASSUMED_FILLED_SHARE = 0.8
// The margin of a crop around the artwork, as a share of the artwork's width and height.
const MARGIN = 0.03

/** Reads a raster picture. Throws ArtworkRefusedError: `blank`, `cut-out-unfit`, `damaged`, `too-many-pixels`. */
export async function readPicture(
  picture: OpenedPicture,
  options: PictureReadOptions,
): Promise<PictureArtwork> {
  const { part, pixels, work, kept } = await renderAndMask(picture, options)
  const { traced, mmPerWorkPx } = tracedAt(kept, options.size, (picture.width * work.width) / part.width)
  const mmPerPx = (mmPerWorkPx * work.width) / part.width
  const [dx, dy] = [part.left * mmPerPx, part.top * mmPerPx]
  const silhouette = translateShape(traced, dx, dy)
  const fine = findFinePartsNote({
    pixels: work,
    kept: kept.mask,
    outline: traced,
    mmPerPx: mmPerWorkPx,
    mmPerOwnPx: mmPerPx,
  })
  return {
    artwork: options.vectorise
      ? await vectorise(work, kept, silhouette, { mmPerPx: mmPerWorkPx, dx, dy })
      : await pictureArtwork(pixels, kept, (mmPerWorkPx * work.width) / pixels.width, dx, dy),
    silhouette,
    widthPx: picture.width,
    heightPx: picture.height,
    dpi: MM_PER_INCH / mmPerPx,
    hasAlpha: kept.hasAlpha,
    background: kept.background,
    maskPng: await drawMask(kept.mask),
    notes: [...kept.notes, ...(fine === null ? [] : [fine])],
    mmPerPx,
  }
}

/** Traces the outline at the requested size. `wholePx` is the width of the whole picture in mask pixels. */
function tracedAt(
  { mask }: Foreground,
  size: ArtworkScale,
  wholePx: number,
): { traced: Shape; mmPerWorkPx: number } {
  const about =
    'artMm' in size ? size.artMm / (findMaskBounds(mask)?.width ?? mask.width) : size.wholeMm / wholePx
  const traced = traceMask(mask, about)
  const { width } = measureBox(traced)
  if (!(width > 0)) throw new ArtworkRefusedError('blank')
  // Tracing drops specks, which can make the shape narrower, so the shape is scaled back to the requested width.
  const exact = 'artMm' in size ? size.artMm / width : 1
  return { traced: scaleShape(traced, exact), mmPerWorkPx: about * exact }
}

type RenderedPicture = { part: PictureArea; pixels: Pixels; work: Pixels; kept: Foreground }

/** Renders the picture at print size and as a smaller copy for tracing, and finds the mask of its artwork. */
async function renderAndMask(picture: OpenedPicture, options: PictureReadOptions): Promise<RenderedPicture> {
  const whole: PictureArea = { left: 0, top: 0, width: picture.width, height: picture.height }
  const { size } = options
  const artPx = (('artMm' in size ? size.artMm : 0) / MM_PER_INCH) * MAX_DPI
  const wholePx = 'artMm' in size ? artPx / ASSUMED_FILLED_SHARE : (size.wholeMm / MM_PER_INCH) * MAX_DPI
  const cutOut = options.cutOut ? await openCutOutMask(options.cutOut, picture) : null
  const far = await renderPart(picture, whole, wholePx, options, cutOut)
  const box = findMaskBounds(far.kept.mask)
  if (!box) throw new ArtworkRefusedError('blank')
  const fills = Math.max(box.width, box.height) / Math.max(far.work.width, far.work.height)
  if (fills > MIN_FILLED_SHARE || far.work.width === picture.width) return far
  const k = picture.width / far.work.width
  const part = around(box, k, whole)
  const px = 'artMm' in size ? artPx / (box.width * k) : wholePx / picture.width
  return renderPart(picture, part, px * part.width, options, cutOut)
}

async function renderPart(
  picture: OpenedPicture,
  part: PictureArea,
  px: number,
  options: PictureReadOptions,
  cutOut: Mask | null,
): Promise<RenderedPicture> {
  const pixels = await picture.pixels(part, px)
  const work = await shrinkToFit(pixels, WORKING_SIZE_PX)
  const kept = cutOut
    ? cutOutForeground(work, cropCutOutMask(cutOut, picture, part, work))
    : extractForeground(work, options)
  if (!kept) throw new ArtworkRefusedError('blank')
  return { part, pixels, work, kept }
}

function around(box: PictureArea, k: number, whole: PictureArea): PictureArea {
  const margin = Math.ceil(Math.max(box.width, box.height) * k * MARGIN + 2 * k)
  const left = Math.max(0, Math.floor(box.left * k) - margin)
  const top = Math.max(0, Math.floor(box.top * k) - margin)
  return {
    left,
    top,
    width: Math.min(whole.width - left, Math.ceil(box.width * k) + 2 * margin),
    height: Math.min(whole.height - top, Math.ceil(box.height * k) + 2 * margin),
  }
}

/** Returns the picture without its background, cropped to the artwork. Changes the pixels. */
async function pictureArtwork(
  pixels: Pixels,
  kept: Foreground,
  mmPerPx: number,
  dx: number,
  dy: number,
): Promise<Artwork> {
  if (!kept.hasAlpha) applyMask(pixels, kept.mask)
  const isVisible = (i: number): boolean => (pixels.data[i * 4 + 3] ?? 0) > 0
  const part = findPixelBounds(pixels, isVisible) ?? { ...pixels, left: 0, top: 0 }
  const { left, top, width, height } = part
  const box = measureBox([
    [
      { x: dx + left * mmPerPx, y: dy + top * mmPerPx },
      { x: dx + (left + width) * mmPerPx, y: dy + (top + height) * mmPerPx },
    ],
  ])
  return { kind: 'picture', png: await toPng(pixels, part), box, dpi: MM_PER_INCH / mmPerPx }
}
