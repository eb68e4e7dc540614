import { type Canvas, createCanvas, type SvgCanvas, SvgExportFlag } from '@napi-rs/canvas'
import { createRequire } from 'node:module'
import path from 'node:path'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MAX_PIXELS, MAX_PRINT_PIXELS } from '../limits.ts'
import { openPicture, computeRenderSize, type OpenedPicture } from '../picture/open-picture.ts'
import { cropPixels, type Pixels } from '../picture/pixels.ts'
import { ArtworkRefusedError } from '../artwork-refusals.ts'
import type { OpenedPdfPage } from './open-pdf-page.ts'

const LONGEST_SIDE_PX = 4000
const TIMEOUT_MS = 15_000

/** Prepares a page as a picture that can be rendered at any size, transparent wherever the page has no ink. */
export function preparePageAsPicture(page: OpenedPdfPage): OpenedPicture {
  const longest = Math.max(page.width, page.height)
  const width = Math.max(1, Math.round((LONGEST_SIDE_PX * page.width) / longest))
  const height = Math.max(1, Math.round((LONGEST_SIDE_PX * page.height) / longest))
  return {
    width,
    height,
    pixels: async (part, widthPx) => {
      const size = computeRenderSize(part, widthPx, Infinity)
      // PDF.js always draws the whole page, even if only a part is needed, so the whole page has to stay within the pixel limit.
      const most = Math.sqrt(MAX_PRINT_PIXELS / (width * height))
      const k = Math.min(size.width / part.width, most)
      const drawn = await drawPage(page, (k * width) / page.width)
      return cropPixels(drawn, {
        left: Math.min(drawn.width - 1, Math.round(part.left * k)),
        top: Math.min(drawn.height - 1, Math.round(part.top * k)),
        width: Math.max(1, Math.min(drawn.width - Math.round(part.left * k), Math.round(part.width * k))),
        height: Math.max(1, Math.min(drawn.height - Math.round(part.top * k), Math.round(part.height * k))),
      })
    },
  }
}

// The pdfjs-dist package contains the standard fonts and character maps that files use without embedding them.
const PDFJS_FOLDER = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Draws the page as a picture. `scale` is its resolution in pixels per unit of the page. Throws ArtworkRefusedError `damaged`, `too-slow`.
 */
async function drawPage(page: OpenedPdfPage, scale: number): Promise<Pixels> {
  const png = await withPage(page, (sheet) => renderPage(sheet, scale))
  const picture = await openPicture(png)
  return picture.pixels({ left: 0, top: 0, width: picture.width, height: picture.height }, picture.width)
}

/**
 * Converts the page to SVG in its own unit. Paths stay paths, and letters become outlines. Throws ArtworkRefusedError `damaged`,
 * `too-slow`.
 */
export function convertPageToSvg(page: OpenedPdfPage): Promise<string> {
  return withPage(page, async (sheet) => {
    const { width, height } = page
    const canvas = createCanvas(Math.ceil(width), Math.ceil(height), SvgExportFlag.ConvertTextToPaths)
    await paintPage(sheet, canvas, 1)
    return canvas.getContent().toString()
  })
}

async function withPage<T>(
  { bytes, number }: OpenedPdfPage,
  work: (sheet: PDFPageProxy) => Promise<T>,
): Promise<T> {
  const loading = getDocument({
    data: Uint8Array.from(bytes),
    standardFontDataUrl: `${PDFJS_FOLDER}/standard_fonts/`,
    cMapUrl: `${PDFJS_FOLDER}/cmaps/`,
    cMapPacked: true,
    verbosity: 0,
    maxImageSize: MAX_PIXELS,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    stopAtErrors: false,
  })
  try {
    return await withTimeout(loading.promise.then((document) => document.getPage(number)).then(work))
  } finally {
    await loading.destroy()
  }
}

async function renderPage(sheet: PDFPageProxy, scale: number): Promise<Buffer> {
  const viewport = sheet.getViewport({ scale })
  const canvas = createCanvas(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  )
  await paintPage(sheet, canvas, scale)
  return canvas.encode('png')
}

/** Draws the page on a canvas context that is created here, because a context that PDF.js creates has no transparency. */
async function paintPage(sheet: PDFPageProxy, canvas: Canvas | SvgCanvas, scale: number): Promise<void> {
  const viewport = sheet.getViewport({ scale })
  const canvasContext: unknown = canvas.getContext('2d')
  if (!isContext(canvasContext)) throw new Error('the canvas library gives no 2D context')
  await sheet.render({ canvas: null, canvasContext, viewport, background: 'rgba(0,0,0,0)' }).promise
}

/** Type guard: the canvas library's contexts have the methods of a browser's context, but TypeScript doesn't know that. */
const isContext = (context: unknown): context is CanvasRenderingContext2D =>
  typeof context === 'object' && context !== null && 'fillRect' in context && 'drawImage' in context

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ArtworkRefusedError('too-slow')), TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
