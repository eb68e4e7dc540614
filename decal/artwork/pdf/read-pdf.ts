import { placePath } from '../../contour/cut-path.ts'
import {
  computeArtworkScale,
  computeCutScale,
  type ArtworkContent,
  type ArtworkScale,
} from '../artwork-content.ts'
import { MM_PER_INCH } from '../limits.ts'
import { findCustomerCutLine } from '../customer-cut-line.ts'
import { readPicture } from '../picture/read-picture.ts'
import type { ArtworkNote } from '../artwork-notes.ts'
import type { ReadOptions } from '../artwork-reading.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import { readFlatArtwork } from '../svg/read-flat-artwork.ts'
import { refuseDecompressionBombs } from './refuse-decompression-bombs.ts'
import { preparePageAsPicture } from './convert-page.ts'
import { openPdfPage, type OpenedPdfPage } from './open-pdf-page.ts'
import { convertPageToPaths } from './convert-page-to-paths.ts'

// Matches the text that Illustrator puts on the page when a file is saved without PDF content.
const WITHOUT_PDF = /saved without PDF Content/i

/**
 * Reads a page of a PDF, or of an Illustrator file that contains a PDF. If all paint is flat and opaque, the result is vector layers;
 * otherwise it is a picture. Throws ArtworkRefusedError.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<ArtworkContent> {
  refuseDecompressionBombs(bytes)
  const page = await openPdfPage(bytes, options.page)
  if (WITHOUT_PDF.test(shownText(page.content))) throw new ArtworkRefusedError('ai-without-pdf')
  const cut = findCustomerCutLine(page.cut.tracks, page.toSeen, Math.max(page.width, page.height))
  const size = cut?.cut ? computeCutScale(cut.cut, page.width, options) : computeArtworkScale(options)
  const drawing = await convertPageToPaths(page)
  const flat = drawing && readFlatArtwork(drawing, size, options.tolerance)
  const { content, mmPerUnit } = flat ?? (await asPicture(page, size, options))
  return {
    ...content,
    pages: page.pages,
    ownCut: cut?.cut ? placePath(cut.cut, mmPerUnit, 0, 0) : null,
    notes: [...pageNotes(page), ...content.notes, ...(cut ? [cut.note] : [])],
  }
}

const pageNotes = ({ number, pages }: OpenedPdfPage): ArtworkNote[] =>
  pages > 1 ? [{ code: 'one-of-many-pages', page: number, pages }] : []

async function asPicture(
  page: OpenedPdfPage,
  size: ArtworkScale,
  options: ReadOptions,
): Promise<{ content: ArtworkContent; mmPerUnit: number }> {
  const picture = preparePageAsPicture(page)
  const { mmPerPx, ...read } = await readPicture(picture, {
    ...options,
    size,
    vectorise: options.vectorise ?? false,
  })
  const mmPerUnit = (mmPerPx * picture.width) / page.width
  const within = (page.cut.coarsest / mmPerUnit) * MM_PER_INCH
  const dpi = read.artwork.kind === 'layers' ? null : Math.min(read.artwork.dpi, within)
  return { content: { ...read, dpi, ownCut: null }, mmPerUnit }
}

/** Extracts the text strings of a page's content and joins them. Bytes that aren't letters are left out. */
function shownText(content: string): string {
  return [...content.slice(0, 200_000).matchAll(/\(((?:[^()\\]|\\.)*)\)/g)].map(([, text]) => text).join('')
}
