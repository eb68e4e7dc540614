import { PDFDocument, PDFHexString, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Colour } from '../colour.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import { separateColour, isBareFilm } from '../export/inks.ts'
import { OVERPRINT_CUT_LINES, createPdfLayer, createSpotColour } from '../export/pdf-objects.ts'
import { drawFinishingMarks, MARKS_MARGIN_IN } from './finishing-marks.ts'
import { writeOutlineOperators } from './letter-outline.ts'
import { compressForPrint } from './compress-for-print.ts'
import type { PictureBox, BannerSheet, BannerSheetItem } from './banner-sheet.ts'

const POINTS_PER_INCH = 72

/**
 * Writes a banner at full size as a one-page PDF for the press. Marks for trim, hem and grommets lie beyond the bleed, on a separate layer
 * in a spot colour. Text is outlines in CMYK, pictures are RGB at their own resolution, and a customer's PDF page is kept unchanged. The
 * file has no dates or ids, so the same sheet gives the same bytes.
 */
export async function writeBannerPdf(sheet: BannerSheet, title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const layers = { Artwork: createPdfLayer(context, 'Artwork'), Marks: createPdfLayer(context, 'Marks') }
  const things = await embedAll(pdf, sheet.items)
  const edge = sheet.bleed + MARKS_MARGIN_IN
  const width = (sheet.width + 2 * edge) * POINTS_PER_INCH
  const height = (sheet.height + 2 * edge) * POINTS_PER_INCH
  const { node } = pdf.addPage([width, height])
  // This matrix sets the unit to inches, with y downwards from the corner of the trim.
  const inches = [
    POINTS_PER_INCH,
    0,
    0,
    -POINTS_PER_INCH,
    edge * POINTS_PER_INCH,
    height - edge * POINTS_PER_INCH,
  ]
  const place = `${inches.map(formatDecimal).join(' ')} cm\n`
  const content =
    `/OC /Artwork BDC\nq\n${place}${artwork(sheet, things)}Q\nEMC\n` +
    `/OC /Marks BDC\nq\n${place}/Overprint gs\n/Finishing CS\n1 SCN\n/Finishing cs\n1 scn\n${drawFinishingMarks(sheet)}Q\nEMC\n`
  const box = (fromTrim: number) => {
    const inset = (edge - fromTrim) * POINTS_PER_INCH
    return context.obj([inset, inset, width - inset, height - inset])
  }
  node.set(PDFName.of('BleedBox'), box(sheet.bleed))
  node.set(PDFName.of('TrimBox'), box(0))
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  const named = Object.fromEntries(things.flatMap((thing, i) => (thing ? [[`X${i}`, thing.ref]] : [])))
  const resources = context.obj({
    ColorSpace: { Finishing: createSpotColour(context, 'Finishing') },
    ExtGState: { Overprint: OVERPRINT_CUT_LINES },
    Properties: layers,
    XObject: named,
  })
  node.set(PDFName.of('Resources'), resources)
  const both = [layers.Artwork, layers.Marks]
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: both, D: { Order: both, ON: both } }))
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

/** A PDF object with its own size, to be scaled into a box. */
type EmbeddedObject = { ref: PDFRef; width: number; height: number }

async function embedAll(
  pdf: PDFDocument,
  items: readonly BannerSheetItem[],
): Promise<(EmbeddedObject | null)[]> {
  const things: (EmbeddedObject | null)[] = []
  for (const item of items) {
    if (item.kind === 'outline') things.push(null)
    else if (item.kind === 'page') things.push(await embedPage(pdf, item.pdf))
    else things.push({ ref: await pictureRef(pdf.context, item), width: 1, height: 1 })
  }
  return things
}

async function embedPage(pdf: PDFDocument, file: Uint8Array): Promise<EmbeddedObject> {
  const [page] = await pdf.embedPdf(file, [0])
  if (!page) throw new Error('A page of a PDF was not embedded')
  await page.embed()
  return { ref: page.ref, width: page.width, height: page.height }
}

async function pictureRef(
  context: PDFContext,
  { draw }: Extract<BannerSheetItem, { kind: 'picture' }>,
): Promise<PDFRef> {
  const pixels = await draw()
  const { colour, mask } = await compressForPrint(pixels)
  const common = {
    Type: 'XObject',
    Subtype: 'Image',
    Width: pixels.width,
    Height: pixels.height,
    BitsPerComponent: 8,
  }
  const softMask =
    mask === null
      ? {}
      : {
          SMask: context.register(
            context.stream(mask, { ...common, ColorSpace: 'DeviceGray', Filter: 'FlateDecode' }),
          ),
        }
  return context.register(
    context.stream(colour.bytes, { ...common, ColorSpace: 'DeviceRGB', Filter: colour.filter, ...softMask }),
  )
}

function artwork(
  { width, height, bleed, background, items }: BannerSheet,
  things: readonly (EmbeddedObject | null)[],
): string {
  const page = `${[-bleed, -bleed, width + 2 * bleed, height + 2 * bleed].map(formatDecimal).join(' ')} re\n`
  const ground = isBareFilm(background) ? '' : `${inkFill(background)}${page}f\n`
  const painted = items.map((item, i) => {
    if (item.kind === 'outline')
      return item.path === '' ? '' : `${inkFill(item.fill)}${writeOutlineOperators(item.path)}f\n`
    const thing = things[i]
    return thing ? `q\n${intoBox(item.box, thing)} cm\n/X${i} Do\nQ\n` : ''
  })
  return `${page}W n\n${ground}${painted.join('')}`
}

/** Returns the matrix that maps an object's own space, y upwards, into its box on the sheet. */
function intoBox({ x, y, width, height, rotation }: PictureBox, thing: EmbeddedObject): string {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = { x: width * cos, y: width * sin }
  const up = { x: height * sin, y: -height * cos }
  const corner = { x: x - (across.x + up.x) / 2, y: y - (across.y + up.y) / 2 }
  const [a, b] = [across.x / thing.width, across.y / thing.width]
  const [c, d] = [up.x / thing.height, up.y / thing.height]
  // An embedded page is some thousand units wide, so the matrix needs more digits than `decimal` writes.
  return [a, b, c, d, corner.x, corner.y].map((number) => number.toFixed(7)).join(' ')
}

function inkFill(colour: Colour): string {
  const { c, m, y, k } = separateColour(colour)
  return `${[c, m, y, k].map(formatDecimal).join(' ')} k\n`
}
