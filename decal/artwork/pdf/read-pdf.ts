import { placedPath } from '../../contour/cut-path.ts'
import { artSize, cutSize, type Content } from '../content.ts'
import { MM_PER_INCH } from '../limits.ts'
import { ownCutOf } from '../own-cut.ts'
import { readPicture } from '../picture/read-picture.ts'
import type { ReadOptions } from '../reading.ts'
import { Refused } from '../refusals.ts'
import { refuseBombs } from './bombs.ts'
import { pageAsPicture } from './draw-page.ts'
import { openPage } from './open-page.ts'

// What Illustrator writes on the page of a file that was saved without PDF content.
const WITHOUT_PDF = /saved without PDF Content/i

/** Reads the first page of a PDF, or of an Illustrator file that carries one, as a picture. Throws Refused. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<Content> {
  refuseBombs(bytes)
  const page = await openPage(bytes)
  if (WITHOUT_PDF.test(shownText(page.content))) throw new Refused('ai-without-pdf')
  const cut = ownCutOf(page.cut.tracks, page.toSeen, Math.max(page.width, page.height))
  const picture = pageAsPicture(page)
  const { mmPerPx, ...read } = await readPicture(picture, {
    ...options,
    size: cut?.cut ? cutSize(cut.cut, page.width, options) : artSize(options),
    vectorise: options.vectorise ?? false,
  })
  const k = (mmPerPx * picture.width) / page.width
  const within = (page.cut.coarsest / k) * MM_PER_INCH
  return {
    ...read,
    dpi: read.artwork.kind === 'layers' ? null : Math.min(read.artwork.dpi, within),
    ownCut: cut?.cut ? placedPath(cut.cut, k, 0, 0) : null,
    notes: cut ? [...read.notes, cut.note] : read.notes,
  }
}

/** The strings of a page's drawing, one after the other, as far as their bytes are letters. */
function shownText(content: string): string {
  return [...content.slice(0, 200_000).matchAll(/\(((?:[^()\\]|\\.)*)\)/g)].map(([, text]) => text).join('')
}
