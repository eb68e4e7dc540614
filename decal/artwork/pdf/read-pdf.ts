import { placedPath } from '../../contour/cut-path.ts'
import { artSize, cutSize, type Content, type Size } from '../content.ts'
import { MM_PER_INCH } from '../limits.ts'
import { ownCutOf } from '../own-cut.ts'
import { readPicture } from '../picture/read-picture.ts'
import type { ReadOptions } from '../reading.ts'
import { RefusedError } from '../refusals.ts'
import { flatArtwork } from '../svg/flat-artwork.ts'
import { refuseBombs } from './bombs.ts'
import { pageAsPicture } from './draw-page.ts'
import { openPage, type OpenPage } from './open-page.ts'
import { pageAsDrawing } from './page-as-drawing.ts'

// The text that Illustrator puts on the page when a file is saved without PDF content.
const WITHOUT_PDF = /saved without PDF Content/i

/**
 * Reads a page of a PDF, or of an Illustrator file that contains one. If all of its paint is flat and opaque, the result is vector layers;
 * otherwise it is a picture. Throws RefusedError.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<Content> {
  refuseBombs(bytes)
  const page = await openPage(bytes, options.page)
  if (WITHOUT_PDF.test(shownText(page.content))) throw new RefusedError('ai-without-pdf')
  const cut = ownCutOf(page.cut.tracks, page.toSeen, Math.max(page.width, page.height))
  const size = cut?.cut ? cutSize(cut.cut, page.width, options) : artSize(options)
  const drawing = await pageAsDrawing(page)
  const flat = drawing && flatArtwork(drawing, size, options.tolerance)
  const { content, mmPerUnit } = flat ?? (await asPicture(page, size, options))
  return {
    ...content,
    pages: page.pages,
    ownCut: cut?.cut ? placedPath(cut.cut, mmPerUnit, 0, 0) : null,
    notes: [...pageNotes(page), ...content.notes, ...(cut ? [cut.note] : [])],
  }
}

const pageNotes = ({ number, pages }: OpenPage): string[] =>
  pages > 1 ? [`Your file has ${pages} pages. This is page ${number}; you can choose another one.`] : []

async function asPicture(
  page: OpenPage,
  size: Size,
  options: ReadOptions,
): Promise<{ content: Content; mmPerUnit: number }> {
  const picture = pageAsPicture(page)
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

/** Extracts the text strings of a page's content, joined, as far as their bytes are letters. */
function shownText(content: string): string {
  return [...content.slice(0, 200_000).matchAll(/\(((?:[^()\\]|\\.)*)\)/g)].map(([, text]) => text).join('')
}
