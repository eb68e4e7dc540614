import { PDFDocument, type PDFFont, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib'
import { formatDecimal } from '../../../../decal/export/cut-path-data.ts'
import { separateColour } from '../../../../decal/export/inks.ts'
import {
  OVERPRINT_CUT_LINES,
  createPdfLayer,
  createSpotColour,
} from '../../../../decal/export/pdf-objects.ts'
import { HAIRLINE_PT, POINTS_PER_MM } from '../../../../decal/export/press-page.ts'
import {
  type DrawnDieline,
  SHEET_LAYERS,
  SHEET_MARGIN,
  NOTE_TYPE_SIZE,
  NOTES_LAYER,
  NOTES_COLOUR,
  describePanel,
  describeSheet,
} from './dieline-sheet.ts'

/**
 * Exports a dieline as a one-page PDF at its real size. Each kind of line has its own layer, and an overprinting spot colour with the same
 * name, so that no line gets onto a printing plate. The trim box is the bounding box of the cut, and the bleed box is the bounding box of
 * the bleed. The file contains no date or id, so its bytes are always the same.
 */
export async function writeDielinePdf(drawn: DrawnDieline): Promise<Uint8Array<ArrayBuffer>> {
  const { dieline } = drawn
  const sheet = { width: dieline.width + 2 * SHEET_MARGIN, height: dieline.height + 2 * SHEET_MARGIN }
  const place = placesOn(sheet.height)
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const { node } = pdf.addPage([sheet.width * POINTS_PER_MM, sheet.height * POINTS_PER_MM])
  const all = [...SHEET_LAYERS, { name: NOTES_LAYER, colour: NOTES_COLOUR }]
  const layers = all.map(({ name, colour }) => ({
    name,
    group: createPdfLayer(context, name),
    spot: createSpotColour(context, name, separateColour(colour)),
  }))
  const box = ({ left, top, width, height }: typeof dieline.trim) =>
    context.obj([...place(left, top + height), ...place(left + width, top)])
  const { width, height } = dieline
  node.set(PDFName.of('TrimBox'), box(dieline.trim))
  node.set(PDFName.of('BleedBox'), box({ left: 0, top: 0, width, height }))
  const content = `${lines(drawn, place)}${notes(drawn, place, font)}`
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  const resources = {
    ColorSpace: Object.fromEntries(layers.map(({ name, spot }) => [name, spot])),
    Properties: Object.fromEntries(layers.map(({ name, group }) => [name, group])),
    ExtGState: { Overprint: OVERPRINT_CUT_LINES },
    Font: { Words: font.ref },
  }
  node.set(PDFName.of('Resources'), context.obj(resources))
  const groups = layers.map(({ group }) => group)
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: groups, D: { Order: groups, ON: groups } }))
  context.trailerInfo.Info = context.register(
    context.obj({ Title: PDFHexString.fromText(describeSheet(drawn)) }),
  )
  const bytes = await pdf.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
  })
  return new Uint8Array(bytes)
}

/** Returns a function that converts mm on the dieline, with y down, to points on the page, with y up. */
const placesOn =
  (sheetHeight: number) =>
  (x: number, y: number): [number, number] => [
    (x + SHEET_MARGIN) * POINTS_PER_MM,
    (sheetHeight - SHEET_MARGIN - y) * POINTS_PER_MM,
  ]
type ToPage = ReturnType<typeof placesOn>

function lines({ dieline }: DrawnDieline, place: ToPage): string {
  return SHEET_LAYERS.map(({ name, dash }) => {
    const own = dieline.paths.filter(({ layer }) => layer === name)
    const dashes = dash > 0 ? `[${formatDecimal(dash * POINTS_PER_MM)}] 0 d\n` : ''
    const drawnPaths = own.map(({ points, closed }) => {
      const steps = points.map(
        ({ x, y }, at) => `${place(x, y).map(formatDecimal).join(' ')} ${at === 0 ? 'm' : 'l'}\n`,
      )
      return `${steps.join('')}${closed ? 's' : 'S'}\n`
    })
    return inLayer(name, `/${name} CS 1 SCN\n${HAIRLINE_PT} w\n1 j\n${dashes}${drawnPaths.join('')}`)
  }).join('')
}

/** The directions of text, as the first four numbers of a PDF text matrix: horizontal and upwards. */
const [HORIZONTAL, UPWARDS] = ['1 0 0 1', '0 1 -1 0']

function notes(drawn: DrawnDieline, place: ToPage, font: PDFFont): string {
  const { panels, height } = drawn.dieline
  const words = (text: string, size: number, [x, y]: [number, number], turn = HORIZONTAL): string =>
    `BT /Words ${formatDecimal(size)} Tf ${turn} ${formatDecimal(x)} ${formatDecimal(y)} Tm ${font.encodeText(text).toString()} Tj ET\n`
  const names = panels.map((panel) => {
    const { name, size, turned, ...at } = describePanel(panel)
    const points = size * POINTS_PER_MM
    const [x, y] = place(at.x, at.y)
    const [half, below] = [font.widthOfTextAtSize(name, points) / 2, at.below * POINTS_PER_MM]
    return turned
      ? words(name, points, [x + below, y - half], UPWARDS)
      : words(name, points, [x - half, y - below])
  })
  const line = words(
    describeSheet(drawn),
    NOTE_TYPE_SIZE * POINTS_PER_MM,
    place(0, height + SHEET_MARGIN - 4),
  )
  return inLayer(NOTES_LAYER, `/${NOTES_LAYER} cs 1 scn\n${names.join('')}${line}`)
}

const inLayer = (name: string, content: string): string =>
  `/OC /${name} BDC\nq\n/Overprint gs\n${content}Q\nEMC\n`
