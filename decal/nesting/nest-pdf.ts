import { PDFDocument, PDFHexString, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Decal } from '../decal.ts'
import { decimal } from '../export/cut-line.ts'
import { SPOT_NAMES } from '../export/inks.ts'
import { OVERPRINT, pdfLayer, pictureObject, separation } from '../export/pdf-objects.ts'
import { artworkContent } from '../export/press-content.ts'
import { HAIRLINE, POINTS_PER_MM, pressPage, type PressPage } from '../export/press-page.ts'
import { pressPicture } from '../export/press-picture.ts'
import { rectangle } from '../geometry/figures.ts'
import { boxOf } from '../geometry/shape.ts'
import type { Placed, PressNest } from './press-nest.ts'

/**
 * A nest as a one-page PDF for a print-and-cut RIP: the page is the film that is used. Artwork, cut lines and registration marks are
 * layers; each decal's artwork is in the file once, however many copies there are. No fonts, dates or ids: same nest, same bytes.
 */
export async function nestPdf(nest: PressNest, title: string): Promise<Uint8Array> {
  const { widthMm, lengthMm, decals, placed } = nest
  const sheet = rectangle(0, 0, widthMm, lengthMm)
  const page = pressPage({ bleed: sheet, box: boxOf(sheet) })
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const names = ['Artwork', 'Registration', 'CutContour'] as const
  const layers = names.map((name) => [name, pdfLayer(context, name)] as const)
  const used = [...new Set(placed.map(({ decal }) => decal))]
  const artworks: Record<string, PDFRef> = {}
  for (const index of used) {
    const decal = decals[index]
    if (decal) artworks[`Decal${index}`] = await artworkForm(context, decal)
  }
  const { node } = pdf.addPage([page.width, page.height])
  node.set(PDFName.of('Contents'), context.register(context.flateStream(contentOf(nest, page))))
  const resources = context.obj({
    ColorSpace: {
      kiss: separation(context, SPOT_NAMES.kiss),
      through: separation(context, SPOT_NAMES.through),
    },
    ExtGState: { Overprint: OVERPRINT },
    Properties: Object.fromEntries(layers),
    XObject: artworks,
  })
  node.set(PDFName.of('Resources'), resources)
  const all = layers.map(([, layer]) => layer)
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: { Order: all, ON: all } }))
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

/** The printed part of a decal, on its own page. */
async function artworkForm(context: PDFContext, decal: Decal): Promise<PDFRef> {
  const { artwork, border } = decal
  const page = pressPage(decal)
  const picture = artwork.kind === 'picture' ? await pressPicture(artwork.png, border) : null
  return context.register(
    context.flateStream(`q\n${artworkContent(decal, page, '/Picture Do\n')}Q\n`, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, page.width, page.height],
      Resources: picture ? { XObject: { Picture: pictureObject(context, picture) } } : {},
    }),
  )
}

function contentOf({ decals, placed, marks }: PressNest, page: PressPage): string {
  const artwork = placed.map((one) => {
    const decal = decals[one.decal]
    return decal ? `q\n${matrixOf(decal, one, page)} cm\n/Decal${one.decal} Do\nQ\n` : ''
  })
  const cuts = placed.map(
    ({ cuts: paths, cutKind }) => `/${cutKind} CS\n1 SCN\n${paths.map(page.curve).join('')}S\n`,
  )
  return (
    `/OC /Artwork BDC\n${artwork.join('')}EMC\n` +
    `/OC /Registration BDC\nq\n0 0 0 1 k\n${page.fill(marks)}f\nQ\nEMC\n` +
    `/OC /CutContour BDC\nq\n/Overprint gs\n${HAIRLINE} w\n1 j\n${cuts.join('')}Q\nEMC\n`
  )
}

/** From the decal's own page to its place: where the page's corner comes to lie, and where its sides then point. */
function matrixOf({ bleed }: Decal, { move }: Placed, page: PressPage): string {
  const { left, bottom } = boxOf(bleed)
  const origin = move({ x: left, y: bottom })
  const right = move({ x: left + 1, y: bottom })
  const up = move({ x: left, y: bottom - 1 })
  const [x, y] = [origin.x * POINTS_PER_MM, page.height - origin.y * POINTS_PER_MM]
  const sides = [right.x - origin.x, origin.y - right.y, up.x - origin.x, origin.y - up.y].map(Math.round)
  return [...sides, x, y].map(decimal).join(' ')
}
