import { PDFDocument, PDFHexString, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Decal } from '../decal.ts'
import { spotNameOf } from './inks.ts'
import { artworkContent } from './press-content.ts'
import { HAIRLINE, pressPage, type Corners } from './press-page.ts'
import { pressPicture, type PressPicture } from './press-picture.ts'

type PdfOptions = {
  /** What the cutter calls its line; by default CutContour, or PerfCutContour for a cut through the liner. */
  spotName?: string
  title?: string
}

/**
 * The decal as a one-page PDF for a print-and-cut RIP: the page is the bleed, the trim box the cut box; vector
 * artwork in CMYK; on top, in a layer of its own, the cut line as an overprinting hairline in a spot colour.
 * No fonts, no transparency, no dates or ids: the same decal gives the same bytes.
 * Throws for a spot name that means a printing ink.
 */
export async function exportPdf(decal: Decal, options: PdfOptions = {}): Promise<Uint8Array> {
  const spotName = spotNameOf(decal.cutKind, options.spotName)
  const { artwork, border } = decal
  const picture = artwork.kind === 'picture' ? await pressPicture(artwork.png, border) : null
  const page = pressPage(decal)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const layers = { Artwork: pdfLayer(context, 'Artwork'), CutContour: pdfLayer(context, 'CutContour') }
  const { node } = pdf.addPage([page.width, page.height])
  const content = context.flateStream(
    `/OC /Artwork BDC\nq\n${artworkContent(decal, page, '/Picture Do\n')}Q\nEMC\n` +
      `/OC /CutContour BDC\nq\n/Overprint gs\n/Knife CS\n1 SCN\n${HAIRLINE} w\n1 j\n${page.curve(decal.cut)}S\nQ\nEMC\n`,
  )
  const box = (corners: Corners) => context.obj([...corners])
  node.set(PDFName.of('BleedBox'), box([0, 0, page.width, page.height]))
  node.set(PDFName.of('TrimBox'), box(page.trim))
  node.set(PDFName.of('Contents'), context.register(content))
  const resources = context.obj({
    ColorSpace: { Knife: separation(context, spotName) },
    // Mode 1 leaves the inks below a cut line alone on plates it does not print on (ISO 32000-1, 11.7.4.5).
    ExtGState: { Overprint: { OP: true, op: true, OPM: 1 } },
    Properties: layers,
    ...(picture === null ? {} : { XObject: { Picture: pictureObject(context, picture) } }),
  })
  node.set(PDFName.of('Resources'), resources)
  const both = [layers.Artwork, layers.CutContour]
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: both, D: { Order: both, ON: both } }))
  if (options.title !== undefined) {
    context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(options.title) }))
  }
  // RIPs of twenty years read a plain cross-reference table.
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

function pdfLayer(context: PDFContext, name: string): PDFRef {
  return context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }))
}

/** A spot colour shown, where there is no such plate, as full magenta. */
function separation(context: PDFContext, name: string): PDFRef {
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 1, 0, 0], N: 1 }
  return context.register(context.obj(['Separation', PDFName.of(name), 'DeviceCMYK', tint]))
}

function pictureObject(context: PDFContext, { widthPx, heightPx, deflated }: PressPicture): PDFRef {
  return context.register(
    context.stream(deflated, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: widthPx,
      Height: heightPx,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: widthPx },
    }),
  )
}
