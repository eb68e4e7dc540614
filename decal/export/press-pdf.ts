import {
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFContext,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib'
import type { CutLines } from '../decal.ts'
import { CUT_COLOURS, SPOT_NAMES } from './inks.ts'
import { OVERPRINT_CUT_LINES, createOutputIntent, createPdfLayer, createSpotColour } from './pdf-objects.ts'
import { type PageCorners, HAIRLINE_PT, type PressPage } from './press-page.ts'

/** A layer of the page: the key by which the page refers to the layer, the name that programs show, and the layer's content. */
export type PressLayer = { key: string; name: string; content: string; isHidden?: boolean }

type PressPdf = {
  page: PressPage
  layers: readonly PressLayer[]
  title?: string | undefined
  boxes?: { bleed: PageCorners; trim: PageCorners }
  /** Whether anything on the page is printed. If so, the file has to define its CMYK colours. */
  isPrinted: boolean
}

/** A file's resources. The outer key is the kind of resource, the inner key the name by which the page's content refers to the resource. */
export type PressResources = Readonly<Record<string, Readonly<Record<string, PDFRef | PDFDict>>>>

/**
 * Writes one page for a print-and-cut RIP, with its layers from back to front. Its only colour spaces are CMYK with an output intent, and
 * spot colours. It has no fonts, transparency, dates or ids, so the same page gives the same bytes.
 */
export async function writePressPdf(
  { page, layers, title, boxes, isPrinted }: PressPdf,
  resourcesOf: (context: PDFContext) => Promise<PressResources>,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const { context } = pdf
  const groups = layers.map((layer) => ({ ...layer, group: createPdfLayer(context, layer.name) }))
  const { node } = pdf.addPage([page.width, page.height])
  if (boxes) {
    node.set(PDFName.of('BleedBox'), context.obj([...boxes.bleed]))
    node.set(PDFName.of('TrimBox'), context.obj([...boxes.trim]))
  }
  const content = layers.map(({ key, content: drawn }) => `/OC /${key} BDC\n${drawn}EMC\n`).join('')
  node.set(PDFName.of('Contents'), context.register(context.flateStream(content)))
  const properties = Object.fromEntries(groups.map(({ key, group }) => [key, group]))
  node.set(PDFName.of('Resources'), context.obj({ ...(await resourcesOf(context)), Properties: properties }))
  const withHidden = (hidden: boolean): PDFRef[] =>
    groups.filter(({ isHidden = false }) => isHidden === hidden).map(({ group }) => group)
  const all = groups.map(({ group }) => group)
  const usual = {
    Order: all,
    ON: withHidden(false),
    ...(withHidden(true).length > 0 && { OFF: withHidden(true) }),
  }
  pdf.catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: all, D: usual }))
  if (isPrinted) pdf.catalog.set(PDFName.of('OutputIntents'), context.obj([createOutputIntent(context)]))
  if (title !== undefined)
    context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }))
  // Old RIPs read only plain cross-reference tables.
  return pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
}

// Names of the cut lines' spot colours in the page's content, by kind of cut.
const CUT_LAYER_NAMES = { kiss: 'Knife', through: 'Through' } as const

type SpotNames = Readonly<Record<CutLines['kind'], string>>

const kinds = ['kiss', 'through'] as const

/**
 * Returns one layer of cut lines per depth of cut. The lines are overprinting hairlines in a spot colour with the layer's name, stroked
 * separately for each decal. Kiss cuts come first, because a decal that has been cut through may come loose.
 */
export function writeCutLayers(lines: readonly CutLines[], page: PressPage, names: SpotNames): PressLayer[] {
  return kinds.flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    if (own.length === 0) return []
    const strokes = own.map(({ paths }) => `${paths.map(page.curve).join('')}S\n`)
    const content = `q\n/Overprint gs\n/${CUT_LAYER_NAMES[kind]} CS\n1 SCN\n${HAIRLINE_PT} w\n1 j\n${strokes.join('')}Q\n`
    return [{ key: SPOT_NAMES[kind], name: names[kind], content }]
  })
}

/** Returns the resources that the cut layers need. */
export function createCutResources(
  context: PDFContext,
  lines: readonly CutLines[],
  names: SpotNames,
): { ColorSpace: Record<string, PDFRef>; ExtGState: Record<string, PDFDict> } {
  const spots = kinds
    .filter((kind) => lines.some((line) => line.kind === kind))
    .map((kind) => [CUT_LAYER_NAMES[kind], createSpotColour(context, names[kind], CUT_COLOURS[kind].inks)])
  return { ColorSpace: Object.fromEntries(spots), ExtGState: { Overprint: context.obj(OVERPRINT_CUT_LINES) } }
}
