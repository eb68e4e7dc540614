import { cutLinesOf, type Decal } from '../decal.ts'
import type { Shape } from '../geometry/shape.ts'
import { NO_INK, SPOT_NAMES, spotNameOf, WHITE_NAME } from './inks.ts'
import { ABOVE_WHITE, pictureObject, separation } from './pdf-objects.ts'
import { artworkContent, marksContent, previewContent } from './press-content.ts'
import type { PressOptions } from './press-options.ts'
import { pressPage, type PressPage } from './press-page.ts'
import { cutLayers, cutResources, type PressLayer, pressPdf } from './press-pdf.ts'
import { pressPicture } from './press-picture.ts'
import { sheetOf } from './registration.ts'
import { whitePlate } from './white-plate.ts'

/**
 * Writes the decal as a one-page PDF for a print-and-cut RIP. The page is the bleed (plus the band of registration marks); the trim box is
 * the cut box. Artwork is CMYK with an output intent, over white ink if requested. Cut lines are on top, on layers of their own, as
 * overprinting hairlines in spot colours. Throws for a spot name that is a printing ink.
 */
export async function exportPdf(decal: Decal, options: PressOptions = {}): Promise<Uint8Array> {
  const names = { ...SPOT_NAMES, [decal.cutKind]: spotNameOf(decal.cutKind, options.spotName) }
  const { artwork, border, bleed, box, film } = decal
  const picture = artwork.kind === 'picture' ? await pressPicture(artwork.png, border) : null
  const white = options.white ? await whitePlate(decal, options.white.chokeMm) : []
  const { sheet, marks } = sheetOf(bleed, options.marks ?? false)
  const page = pressPage(sheet)
  const lines = cutLinesOf(decal)
  const layers: PressLayer[] = [
    ...whiteLayers(white, page),
    artworkLayer(decal, page, white.length > 0),
    ...(marks.length > 0
      ? [{ key: 'Registration', name: 'Registration', content: marksContent(marks, page) }]
      : []),
    ...cutLayers(lines, page, names),
  ]
  const boxes = { bleed: page.corners(sheetOf(bleed, false).sheet), trim: page.corners(box) }
  const isPrinted = !film || marks.length > 0
  return pressPdf({ page, layers, title: options.title, boxes, isPrinted }, async (context) => {
    const cut = cutResources(context, lines, names)
    const spots = white.length > 0 ? { White: separation(context, WHITE_NAME, NO_INK) } : {}
    const states = white.length > 0 ? { AboveWhite: context.obj(ABOVE_WHITE) } : {}
    return {
      ColorSpace: { ...cut.ColorSpace, ...spots },
      ExtGState: { ...cut.ExtGState, ...states },
      ...(picture && { XObject: { Picture: pictureObject(context, picture) } }),
    }
  })
}

function artworkLayer(decal: Decal, page: PressPage, isOnWhite: boolean): PressLayer {
  // Coloured film is a preview layer, which can be displayed but never prints.
  if (decal.film)
    return {
      key: 'Preview',
      name: 'Preview',
      content: `q\n${previewContent(decal, page)}Q\n`,
      isHidden: true,
    }
  const state = isOnWhite ? '/AboveWhite gs\n' : ''
  return {
    key: 'Artwork',
    name: 'Artwork',
    content: `q\n${state}${artworkContent(decal, page, '/Picture Do\n')}Q\n`,
  }
}

function whiteLayers(white: Shape, page: PressPage): PressLayer[] {
  if (white.length === 0) return []
  return [{ key: 'White', name: WHITE_NAME, content: whiteContent(white, page) }]
}

/** Paints white ink below everything that is painted after it. */
export const whiteContent = (white: Shape, page: PressPage): string =>
  `q\n/White cs\n1 scn\n${page.fill(white)}f\nQ\n`
