import type { PDFContext, PDFRef } from '@cantoo/pdf-lib'
import type { Decal } from '../decal.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import { paintWhiteInk } from '../export/export-pdf.ts'
import { NO_INK, SPOT_NAMES, WHITE_INK_NAME } from '../export/inks.ts'
import { OVERPRINT_ABOVE_WHITE, createPictureObject, createSpotColour } from '../export/pdf-objects.ts'
import { writeArtworkOperators, writeMarksOperators } from '../export/press-content.ts'
import { POINTS_PER_MM, createPressPage, type PressPage } from '../export/press-page.ts'
import { writeCutLayers, createCutResources, writePressPdf } from '../export/press-pdf.ts'
import { separatePicture } from '../export/press-picture.ts'
import { computeWhitePlate } from '../export/white-plate.ts'
import { makeRectangle } from '../geometry/figures.ts'
import { measureBox } from '../geometry/shape.ts'
import type { PlacedDecal, PrintableNest } from './printable-nest.ts'

/**
 * Writes a nest as a one-page PDF for a print-and-cut RIP. The page has the size of the film used. White ink, artwork, cut lines and
 * registration marks are layers. Each decal's artwork is stored once, however many copies there are. The same nest gives the same bytes.
 */
export async function writeNestPdf(nest: PrintableNest, title: string): Promise<Uint8Array> {
  const { widthMm, lengthMm, decals, placed, marks, white } = nest
  const page = createPressPage(measureBox(makeRectangle(0, 0, widthMm, lengthMm)))
  const lines = placed.flatMap(({ cuts }) => cuts)
  const layers = [
    ...(white ? [{ key: 'White', name: WHITE_INK_NAME, content: placedForms(nest, page, 'White') }] : []),
    { key: 'Artwork', name: 'Artwork', content: placedForms(nest, page, 'Decal') },
    { key: 'Registration', name: 'Registration', content: writeMarksOperators(marks, page) },
    ...writeCutLayers(lines, page, SPOT_NAMES),
  ]
  return writePressPdf({ page, layers, title, isPrinted: true }, async (context) => {
    const forms: Record<string, PDFRef> = {}
    for (const index of new Set(placed.map(({ decal }) => decal))) {
      const decal = decals[index]
      if (!decal) continue
      forms[`Decal${index}`] = await artworkForm(context, decal, white !== null)
      if (white) forms[`White${index}`] = await whiteForm(context, decal, white.chokeMm)
    }
    return { ...createCutResources(context, lines, SPOT_NAMES), XObject: forms }
  })
}

/** Writes the printed part of a decal as a form XObject with its own coordinates. */
async function artworkForm(context: PDFContext, decal: Decal, isOnWhite: boolean): Promise<PDFRef> {
  const { artwork, border, bleed } = decal
  const page = createPressPage(measureBox(bleed))
  const picture = artwork.kind === 'picture' ? await separatePicture(artwork.png, border) : null
  const state = isOnWhite ? '/AboveWhite gs\n' : ''
  return form(context, page, `${state}${writeArtworkOperators(decal, page, '/Picture Do\n')}`, {
    ...(isOnWhite && { ExtGState: { AboveWhite: context.obj(OVERPRINT_ABOVE_WHITE) } }),
    ...(picture && { XObject: { Picture: createPictureObject(context, picture) } }),
  })
}

async function whiteForm(context: PDFContext, decal: Decal, chokeMm: number): Promise<PDFRef> {
  const page = createPressPage(measureBox(decal.bleed))
  const content = paintWhiteInk(await computeWhitePlate(decal, chokeMm), page)
  return form(context, page, content, {
    ColorSpace: { White: createSpotColour(context, WHITE_INK_NAME, NO_INK) },
  })
}

function form(context: PDFContext, page: PressPage, content: string, resources: object): PDFRef {
  return context.register(
    context.flateStream(`q\n${content}Q\n`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: { ...resources },
    }),
  )
}

function placedForms({ decals, placed }: PrintableNest, page: PressPage, of: 'Decal' | 'White'): string {
  return placed
    .map((one) => {
      const decal = decals[one.decal]
      return decal ? `q\n${matrixOf(decal, one, page)} cm\n/${of}${one.decal} Do\nQ\n` : ''
    })
    .join('')
}

/** Returns the matrix that maps a decal's form XObject to its place on the roll. */
function matrixOf({ bleed }: Decal, { move }: PlacedDecal, page: PressPage): string {
  const { left, bottom } = measureBox(bleed)
  const origin = move({ x: left, y: bottom })
  const right = move({ x: left + 1, y: bottom })
  const up = move({ x: left, y: bottom - 1 })
  const [x, y] = [origin.x * POINTS_PER_MM, page.height - origin.y * POINTS_PER_MM]
  const sides = [right.x - origin.x, origin.y - right.y, up.x - origin.x, origin.y - up.y].map(Math.round)
  return [...sides, x, y].map(formatDecimal).join(' ')
}
