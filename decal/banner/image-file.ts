import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { detectFileType, decodeXmlText } from '../artwork/file-type.ts'
import { preparePageAsPicture } from '../artwork/pdf/convert-page.ts'
import { openPdfPage } from '../artwork/pdf/open-pdf-page.ts'
import { refuseDecompressionBombs } from '../artwork/pdf/refuse-decompression-bombs.ts'
import { openPicture, type OpenedPicture } from '../artwork/picture/open-picture.ts'
import { cropPixels, shrinkToFit } from '../artwork/picture/pixels.ts'
import {
  type ArtworkRefusal,
  refuseArtwork,
  ArtworkRefusedError,
  type ArtworkRefusalReason,
} from '../artwork/artwork-refusals.ts'
import { cleanSvg } from '../artwork/svg/clean-svg.ts'
import type { ArtworkNote } from '../artwork/artwork-notes.ts'
import { convertTextsToOutlines } from '../artwork/svg/convert-texts-to-outlines.ts'
import { openSvgAsPicture } from '../artwork/svg/open-svg-as-picture.ts'
import type { FontFileProvider } from '../artwork/svg/text-families.ts'
import { refuseExpensiveLines, refuseExpensiveSvg } from '../artwork/svg/refuse-expensive-svg.ts'
import { parseXml } from '../artwork/svg/xml.ts'
import { readPsdHeader, readPsdPicture } from './psd.ts'

/** The maximum length that is reported for a drawing's side, in points (3.5 km). A file may claim any size. */
const MAX_DRAWING_SIDE_PT = 10_000_000

export const bannerImageFormats = ['png', 'jpg', 'webp', 'gif', 'svg', 'pdf', 'ai', 'psd'] as const
export type BannerImageFormat = (typeof bannerImageFormats)[number]

/** An uploaded file, opened to be printed unchanged. */
export type OpenedImage = {
  format: BannerImageFormat
  /** The size in pixels, or in points of 1/72 inch for a PDF page; null for a Photoshop file without a flattened picture. */
  size: { width: number; height: number } | null
  /** Whether the file is a vector drawing, which is sharp at any size. */
  isDrawing: boolean
  /** The picture; null if the file contains nothing that can be displayed. */
  picture: OpenedPicture | null
  /**
   * The first page of a PDF without annotations and scripts, to be embedded in the print file unchanged. Null if the page prints better as
   * a picture.
   */
  page: Uint8Array | null
  /** A note for the customer that names the fonts used for an SVG's live text; null if there is no live text. */
  note: ArtworkNote | null
}

type OpenResult = { ok: true; image: OpenedImage } | ArtworkRefusal

/** Detects the file type from the first bytes, because names and declared types are unreliable. */
export function detectImageFormat(
  bytes: Uint8Array,
): { ok: true; format: BannerImageFormat } | { ok: false; reason: ArtworkRefusalReason } {
  const head = Buffer.from(bytes.subarray(0, 6)).toString('latin1')
  if (head === 'GIF87a' || head === 'GIF89a') return { ok: true, format: 'gif' }
  if (readPsdHeader(bytes)) return { ok: true, format: 'psd' }
  const found = detectFileType(bytes)
  return found.ok ? { ok: true, format: found.type } : found
}

/**
 * Opens a file of any supported format. An SVG's live text is converted to outlines in the given fonts. Never throws, but refuses a file
 * with a reason if it can't be read, if it would run or fetch anything, or if it has live text and no fonts are given.
 */
export async function openBannerImage(
  bytes: Uint8Array,
  withFontFiles?: FontFileProvider,
): Promise<OpenResult> {
  const found = detectImageFormat(bytes)
  if (!found.ok) return refuseArtwork(found.reason)
  try {
    const image = await readers[found.format](bytes, found.format, withFontFiles)
    return { ok: true, image: { ...image, note: image.note ?? null } }
  } catch (error) {
    return refuseArtwork(error instanceof ArtworkRefusedError ? error.reason : 'damaged')
  }
}

type Reader = (
  bytes: Uint8Array,
  format: BannerImageFormat,
  withFontFiles: FontFileProvider | undefined,
) => Promise<Omit<OpenedImage, 'note'> & { note?: ArtworkNote | null }>

const readRaster: Reader = async (bytes, format) => {
  const picture = await openPicture(bytes)
  return { format, size: sizeOf(picture), isDrawing: false, picture, page: null }
}

const readSvg: Reader = async (bytes, format, withFontFiles) => {
  const { root } = cleanSvg(parseXml(decodeXmlText(bytes)))
  const elements = await refuseExpensiveSvg(root)
  const { drawn, note } = convertTextsToOutlines(root, elements, withFontFiles)
  refuseExpensiveLines(drawn.root, Math.max(drawn.view.width, drawn.view.height))
  if (drawn.root.children.every((child) => typeof child === 'string' || child.name === 'defs'))
    throw new ArtworkRefusedError('blank')
  const size = sizeOfDrawing(drawn.view)
  return { format, size, isDrawing: true, picture: openSvgAsPicture(drawn), page: null, note }
}

const readPdf: Reader = async (bytes, format) => {
  refuseDecompressionBombs(bytes)
  const page = await openPdfPage(bytes)
  const size = sizeOfDrawing(page)
  const plain = await isPlain(bytes)
  return {
    format,
    size,
    isDrawing: true,
    picture: preparePageAsPicture(page),
    page: plain ? page.bytes : null,
  }
}

const readPsd: Reader = async (bytes, format) => {
  const head = readPsdHeader(bytes)
  const pixels = readPsdPicture(bytes)
  const size = head && { width: head.width, height: head.height }
  if (!pixels) return { format, size, isDrawing: false, picture: null, page: null }
  const picture: OpenedPicture = {
    width: pixels.width,
    height: pixels.height,
    pixels: async (part, widthPx) =>
      shrinkToFit(await cropPixels(pixels, part), (widthPx * Math.max(part.width, part.height)) / part.width),
  }
  return { format, size, isDrawing: false, picture, page: null }
}

const readers: Record<BannerImageFormat, Reader> = {
  png: readRaster,
  jpg: readRaster,
  webp: readRaster,
  gif: readRaster,
  svg: readSvg,
  pdf: readPdf,
  ai: readPdf,
  psd: readPsd,
}

/**
 * Returns the size of a drawing. Files may claim any size, even 1e30 points. If the claimed size is above the limit, the drawing is scaled
 * down to the limit in the same proportions.
 */
function sizeOfDrawing({ width, height }: { width: number; height: number }) {
  const k = Math.min(1, MAX_DRAWING_SIDE_PT / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * k)), height: Math.max(1, Math.round(height * k)) }
}

const sizeOf = ({ width, height }: OpenedPicture) => ({ width, height })

/**
 * Whether a page looks the same when it is embedded in another page. A page that is rotated or has layers switched off would look
 * different.
 */
async function isPlain(bytes: Uint8Array): Promise<boolean> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false }).catch((error: unknown) => {
    throw new ArtworkRefusedError(error instanceof EncryptedPDFError ? 'encrypted' : 'damaged')
  })
  if (document.getPage(0).getRotation().angle % 360 !== 0) return false
  return !hasHiddenLayers(document)
}

/** Whether some of a PDF's layers are switched off when it is opened (ISO 32000-1, 8.11.4.3). */
function hasHiddenLayers({ catalog }: PDFDocument): boolean {
  const layers = catalog.lookup(PDFName.of('OCProperties'))
  const shown = layers instanceof PDFDict ? layers.lookup(PDFName.of('D')) : null
  if (!(layers instanceof PDFDict) || !(shown instanceof PDFDict)) return false
  const list = (dict: PDFDict, key: string) => {
    const value = dict.lookup(PDFName.of(key))
    return value instanceof PDFArray ? value.asArray() : []
  }
  if (list(shown, 'OFF').length > 0) return true
  if (shown.lookup(PDFName.of('BaseState')) !== PDFName.of('OFF')) return false
  const on = new Set(list(shown, 'ON'))
  return list(layers, 'OCGs').some((layer) => !on.has(layer))
}
