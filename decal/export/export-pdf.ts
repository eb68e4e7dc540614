import { PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib'
import { cutsOf, type Decal } from '../decal.ts'
import { spotNameOf } from './inks.ts'
import { OVERPRINT, pdfLayer, pictureObject, separation } from './pdf-objects.ts'
import { artworkContent, previewContent } from './press-content.ts'
import { HAIRLINE, pressPage, type Corners } from './press-page.ts'
import { pressPicture } from './press-picture.ts'

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
  const lookName = decal.film ? 'Preview' : 'Artwork'
  const look = pdfLayer(context, lookName)
  const knife = pdfLayer(context, 'CutContour')
  const { node } = pdf.addPage([page.width, page.height])
  const content = context.flateStream(
    `/OC /${lookName} BDC\nq\n${decal.film ? previewContent(decal, page) : artworkContent(decal, page, '/Picture Do\n')}Q\nEMC\n` +
      `/OC /CutContour BDC\nq\n/Overprint gs\n/Knife CS\n1 SCN\n${HAIRLINE} w\n1 j\n${cutsOf(decal).map(page.curve).join('')}S\nQ\nEMC\n`,
  )
  const box = (corners: Corners) => context.obj([...corners])
  node.set(PDFName.of('BleedBox'), box([0, 0, page.width, page.height]))
  node.set(PDFName.of('TrimBox'), box(page.trim))
  node.set(PDFName.of('Contents'), context.register(content))
  const resources = context.obj({
    ColorSpace: { Knife: separation(context, spotName) },
    ExtGState: { Overprint: OVERPRINT },
    Properties: { [lookName]: look, CutContour: knife },
    ...(picture === null ? {} : { XObject: { Picture: pictureObject(context, picture) } }),
  })
  node.set(PDFName.of('Resources'), resources)
  // The look of coloured film is there to be switched on by a person: nothing of it may print.
  const usual = decal.film ? { ON: [knife], OFF: [look] } : { ON: [look, knife] }
  const configuration = { OCGs: [look, knife], D: { Order: [look, knife], ...usual } }
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj(configuration))
  if (options.title !== undefined) {
    context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(options.title) }))
  }
  // RIPs of twenty years read a plain cross-reference table.
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}
