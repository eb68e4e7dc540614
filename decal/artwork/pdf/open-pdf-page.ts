import {
  EncryptedPDFError,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { AffineMatrix } from '../subpaths.ts'
import { refuseBombsInStreams } from './refuse-decompression-bombs.ts'
import { CutLineFinder } from './cut-line-finder.ts'
import { refuseNestedForms } from './nested-forms.ts'
import { unpackStream } from './unpack-stream.ts'

/** A page of a PDF, prepared for drawing. */
export type OpenedPdfPage = {
  /** The PDF with a simple page box, without annotations, and with an invisible cut line. */
  bytes: Uint8Array
  /** Size of the page as displayed, in its own unit. */
  width: number
  height: number
  /** Maps the page's own coordinates (y upwards) to those of the displayed page (y downwards). */
  toSeen: AffineMatrix
  cut: CutLineFinder
  /** The number of the page in its file, counted from 1. */
  number: number
  pages: number
  /** The page's text, as far as it can be read without the fonts. */
  content: string
}

// The maximum length of a page's side in units. PDF readers have the same limit.
const MAX_PAGE_PT = 14_400

/**
 * Opens a page, counted from 1. Throws ArtworkRefusedError `encrypted`, `damaged`, `no-such-page`, `nested-forms`, and `too-complex` for bombs.
 */
export async function openPdfPage(file: Uint8Array, number = 1): Promise<OpenedPdfPage> {
  const document = await PDFDocument.load(file, { updateMetadata: false }).catch((error: unknown) => {
    throw new ArtworkRefusedError(error instanceof EncryptedPDFError ? 'encrypted' : 'damaged')
  })
  refuseBombsInStreams(document)
  const pages = document.getPageCount()
  if (pages > 0 && number > pages) throw new ArtworkRefusedError('no-such-page')
  const page = document.getPage(number - 1)
  const { x, y, width, height } = pageBox(page)
  const turn = ((page.getRotation().angle % 360) + 360) % 360
  const isTurned = turn === 90 || turn === 270
  refuseNestedForms(page)
  const cut = new CutLineFinder()
  const content = rewritten(page, cut)
  page.setMediaBox(x, y, width, height)
  for (const key of ['CropBox', 'UserUnit', 'Annots', 'AA']) page.node.delete(PDFName.of(key))
  return {
    bytes: await document.save({ useObjectStreams: false, updateFieldAppearances: false }),
    width: isTurned ? height : width,
    height: isTurned ? width : height,
    toSeen: seenFrom(turn, x, y, width, height),
    cut,
    number,
    pages,
    content,
  }
}

function pageBox(page: PDFPage): { x: number; y: number; width: number; height: number } {
  const box = page.getCropBox()
  const isSound = Math.min(box.width, box.height) >= 1 && Math.max(box.width, box.height) <= MAX_PAGE_PT
  if (!isSound || !Number.isFinite(box.x + box.y)) throw new ArtworkRefusedError('damaged')
  return box
}

/** Returns the matrix that maps page coordinates to the displayed page. `turn` is the page's clockwise rotation in quarter turns. */
function seenFrom(turn: number, x: number, y: number, width: number, height: number): AffineMatrix {
  if (turn === 90) return [0, 1, 1, 0, -y, -x]
  if (turn === 180) return [-1, 0, 0, 1, x + width, -y]
  if (turn === 270) return [0, -1, -1, 0, y + height, x + width]
  return [1, 0, 0, -1, -x, y + height]
}

/** Removes the cut lines from the page's content. Returns the remaining content as text. */
function rewritten(page: PDFPage, cut: CutLineFinder): string {
  const contents = page.node.Contents()
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  const parts = streams.map((stream) => (stream instanceof PDFRawStream ? unpackStream(stream) : null))
  if (parts.includes(null)) return ''
  const bytes = Buffer.concat(parts.flatMap((part) => (part ? [part, Buffer.from('\n')] : [])))
  const edited = cut.read(bytes, page.node.Resources())
  if (cut.tracks.length > 0)
    page.node.set(PDFName.of('Contents'), page.doc.context.register(page.doc.context.stream(edited)))
  return Buffer.from(bytes).toString('latin1')
}
