import { deflateSync } from 'node:zlib'
import {
  PDFDocument,
  type PDFDict,
  type PDFFont,
  PDFHexString,
  PDFName,
  type PDFContext,
  type PDFRef,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { SPOT_NAMES } from '../export/inks.ts'
import { OVERPRINT_CUT_LINES, createPdfLayer, createSpotColour } from '../export/pdf-objects.ts'
import { POINTS_PER_MM } from '../export/press-page.ts'
import { writeOutlineOperators } from '../banner/letter-outline.ts'
import type { CodeBox } from './code-symbol.ts'
import type { LabelDrawing } from './label-drawing.ts'
import type { LabelTypesetter } from './label-letters.ts'
import { type LabelPage, writeLabelPage, type TypesetText } from './label-content.ts'

const SPOT = 'Cut'
const TEXT_FONT = 'F1'

/**
 * Writes labels on pages for a press, at their real size. Codes and letters are shapes in pure black. Cut lines (in a spot colour) and
 * marks are on separate layers. Each letter's outline is stored once. There are no dates or ids, so the same labels give the same bytes.
 */
export async function writeLabelSheetPdf(
  pages: Iterable<LabelPage>,
  { title, letters }: { title: string; letters: LabelTypesetter },
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openFile(title)
  const outlines = outlineStore(file.pdf.context)
  for (const page of pages) addPage(file, page, outlinedText(letters, outlines.nameOf))
  return closeFile(file, { XObject: file.pdf.context.obj(outlines.objects) })
}

/** Writes one label as a template. Its text stays editable, in Helvetica. */
export async function writeLabelTemplatePdf(
  label: LabelDrawing,
  title: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = await openFile(title)
  const font = await file.pdf.embedFont(StandardFonts.HelveticaBold)
  const { widthMm, heightMm } = label
  addPage(
    file,
    { widthMm, heightMm, labels: [{ label, x: 0, y: 0 }], marks: [], note: null },
    typedText(font),
  )
  const fonts = file.pdf.context.obj({ [TEXT_FONT]: font.ref })
  return closeFile(file, { Font: fonts })
}

type OpenFile = { pdf: PDFDocument; layers: Record<string, PDFRef>; resources: PDFRef }

async function openFile(title: string): Promise<OpenFile> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const names = ['Artwork', 'Guides', 'Marks', SPOT_NAMES.kiss]
  const layers = Object.fromEntries(names.map((name) => [name, createPdfLayer(context, name)]))
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  return { pdf, layers, resources: context.nextRef() }
}

function addPage({ pdf, resources }: OpenFile, page: LabelPage, setText: TypesetText): void {
  const { context } = pdf
  const [width, height] = [page.widthMm * POINTS_PER_MM, page.heightMm * POINTS_PER_MM]
  const { node } = pdf.addPage([width, height])
  // Each page is compressed as soon as it is written, so that the uncompressed text of a thousand pages is never in memory.
  const packed = deflateSync(writeLabelPage(page, setText))
  node.set(PDFName.of('Contents'), context.register(context.stream(packed, { Filter: 'FlateDecode' })))
  node.set(PDFName.of('Resources'), resources)
  const [only] = page.labels
  if (!only || page.labels.length > 1 || page.marks.length > 0) return
  const trim: CodeBox = { x: only.x, y: only.y, width: only.label.widthMm, height: only.label.heightMm }
  const corners = [trim.x, page.heightMm - trim.y - trim.height, trim.x + trim.width, page.heightMm - trim.y]
  node.set(PDFName.of('TrimBox'), context.obj(corners.map((mm) => mm * POINTS_PER_MM)))
}

async function closeFile(
  { pdf, layers, resources }: OpenFile,
  own: Record<string, PDFDict>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { context } = pdf
  const all = Object.values(layers)
  context.assign(
    resources,
    context.obj({
      ...own,
      ColorSpace: { [SPOT]: createSpotColour(context, SPOT_NAMES.kiss) },
      ExtGState: { Overprint: OVERPRINT_CUT_LINES },
      Properties: layers,
    }),
  )
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: { Order: all, ON: all } }))
  return new Uint8Array(
    await pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }),
  )
}

/** Stores each letter's outline once, as an object in the file. The objects are named in order of first use. */
function outlineStore(context: PDFContext) {
  const names = new Map<string, string>()
  const objects: Record<string, PDFRef> = {}
  const nameOf = (outline: string): string => {
    const known = names.get(outline)
    if (known !== undefined) return known
    const name = `G${names.size}`
    names.set(outline, name)
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [-4096, -4096, 8192, 8192] }
    objects[name] = context.register(context.flateStream(`${writeOutlineOperators(outline)}f\n`, form))
    return name
  }
  return { objects, nameOf }
}

function outlinedText(letters: LabelTypesetter, nameOf: (outline: string) => string): TypesetText {
  const set: TypesetText = {
    widthOf: (text) => letters(text).width,
    draw: (text, { x, y, sizeMm }) => {
      let pen = x
      return letters(text)
        .letters.map(({ outline, scale, advance }) => {
          const at = pen
          pen += advance * sizeMm
          if (outline === '') return ''
          const k = (scale * sizeMm).toFixed(7)
          return `q ${k} 0 0 -${k} ${at.toFixed(3)} ${y.toFixed(3)} cm /${nameOf(outline)} Do Q\n`
        })
        .join('')
    },
  }
  return set
}

const typedText = (font: PDFFont): TypesetText => ({
  widthOf: (text) => font.widthOfTextAtSize(text, 1),
  draw: (text, { x, y, sizeMm }) =>
    `BT /${TEXT_FONT} ${sizeMm.toFixed(3)} Tf 1 0 0 -1 ${x.toFixed(3)} ${y.toFixed(3)} Tm ${font.encodeText(text).toString()} Tj ET\n`,
})
