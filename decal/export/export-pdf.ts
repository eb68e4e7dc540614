import { listCutLines, type Decal } from '../decal.ts'
import type { Shape } from '../geometry/shape.ts'
import { NO_INK, SPOT_NAMES, chooseSpotName, WHITE_INK_NAME } from './inks.ts'
import { OVERPRINT_ABOVE_WHITE, createPictureObject, createSpotColour } from './pdf-objects.ts'
import { writeArtworkOperators, writeMarksOperators, writePreviewOperators } from './press-content.ts'
import type { PressOptions } from './press-options.ts'
import { createPressPage, type PressPage } from './press-page.ts'
import { writeCutLayers, createCutResources, type PressLayer, writePressPdf } from './press-pdf.ts'
import { separatePicture } from './press-picture.ts'
import { computeSheet } from './registration-marks.ts'
import { computeWhitePlate } from './white-plate.ts'

/**
 * Writes the decal as a one-page PDF for a print-and-cut RIP. The page is the bleed (plus the band of registration marks); the trim box is
 * the cut box. Artwork is CMYK with an output intent, over white ink if requested. Cut lines are on top, on separate layers, as
 * overprinting hairlines in spot colours. Throws if a spot colour has the name of a printing ink.
 */
export async function exportPdf(decal: Decal, options: PressOptions = {}): Promise<Uint8Array> {
  const names = { ...SPOT_NAMES, [decal.cutKind]: chooseSpotName(decal.cutKind, options.spotName) }
  const { artwork, border, bleed, box, film } = decal
  const picture = artwork.kind === 'picture' ? await separatePicture(artwork.png, border) : null
  const white = options.white ? await computeWhitePlate(decal, options.white.chokeMm) : []
  const { sheet, marks } = computeSheet(bleed, options.marks ?? false)
  const page = createPressPage(sheet)
  const lines = listCutLines(decal)
  const layers: PressLayer[] = [
    ...whiteLayers(white, page),
    artworkLayer(decal, page, white.length > 0),
    ...(marks.length > 0
      ? [{ key: 'Registration', name: 'Registration', content: writeMarksOperators(marks, page) }]
      : []),
    ...writeCutLayers(lines, page, names),
  ]
  const boxes = { bleed: page.corners(computeSheet(bleed, false).sheet), trim: page.corners(box) }
  const isPrinted = !film || marks.length > 0
  return writePressPdf({ page, layers, title: options.title, boxes, isPrinted }, async (context) => {
    const cut = createCutResources(context, lines, names)
    const spots = white.length > 0 ? { White: createSpotColour(context, WHITE_INK_NAME, NO_INK) } : {}
    const states = white.length > 0 ? { AboveWhite: context.obj(OVERPRINT_ABOVE_WHITE) } : {}
    return {
      ColorSpace: { ...cut.ColorSpace, ...spots },
      ExtGState: { ...cut.ExtGState, ...states },
      ...(picture && { XObject: { Picture: createPictureObject(context, picture) } }),
    }
  })
}

function artworkLayer(decal: Decal, page: PressPage, isOnWhite: boolean): PressLayer {
  // Coloured film is on a preview layer, which is displayed but never printed.
  if (decal.film)
    return {
      key: 'Preview',
      name: 'Preview',
      content: `q\n${writePreviewOperators(decal, page)}Q\n`,
      isHidden: true,
    }
  const state = isOnWhite ? '/AboveWhite gs\n' : ''
  return {
    key: 'Artwork',
    name: 'Artwork',
    content: `q\n${state}${writeArtworkOperators(decal, page, '/Picture Do\n')}Q\n`,
  }
}

function whiteLayers(white: Shape, page: PressPage): PressLayer[] {
  if (white.length === 0) return []
  return [{ key: 'White', name: WHITE_INK_NAME, content: paintWhiteInk(white, page) }]
}

/** Paints white ink below everything that is painted after it. */
export const paintWhiteInk = (white: Shape, page: PressPage): string =>
  `q\n/White cs\n1 scn\n${page.fill(white)}f\nQ\n`
