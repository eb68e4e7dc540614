import { describeDesignRefusal } from '../../../content/design-refusals.ts'
import { labelPdfCopy } from '../../../content/label-pdf.ts'
import { describeLabelListFault, describeLabelRowFault } from '../../../content/label-sheet-faults.ts'
import type { LabelSheet, LabelSheetRequest } from '../../../contract/label-sheet.ts'
import type { LabelPage } from '../../../decal/labels/label-content.ts'
import type { LabelTypesetter } from '../../../decal/labels/label-letters.ts'
import { writeLabelSheetPdf } from '../../../decal/labels/label-pdf.ts'
import { drawLabelSvg } from '../../../decal/labels/label-svg.ts'
import { type LabelSize, type SheetGrid, computeSheetGrid } from '../../../domain/labels/label-sheet.ts'
import type { LabelSheetFault, RefusedLabelRow } from './label-row.ts'
import type { LabelShape } from './label-lines.ts'
import { layOutLabel } from './lay-out-label.ts'
import { type EncodableLabel, readLabels, type LabelTextScreener } from './read-labels.ts'

const MAX_PREVIEWS = 3
/** The maximum number of refused rows that are listed in the result. Any further rows are only counted. */
const MAX_REFUSED = 200

/** Why a list can't be used, as a message to the customer for each invalid field. */
type DescribedFaults = { field: string; message: string }[]
type CheckedLabels =
  | { ok: true; sheet: LabelSheet; labels: EncodableLabel[]; grid: SheetGrid }
  | { ok: false; faults: DescribedFaults }

/** Checks a list of labels. Lays out every label, draws the first few, and returns a reason for each row that can't be printed. */
export function checkLabelSheet(
  request: LabelSheetRequest,
  letters: LabelTypesetter,
  refuse: LabelTextScreener,
): CheckedLabels {
  const read = readLabels(request, refuse)
  if (!read.ok) return { ok: false, faults: describeFaults(read.faults) }
  const fitting: EncodableLabel[] = []
  const preview: string[] = []
  const refused: RefusedLabelRow[] = [...read.refused]
  for (const label of read.labels) {
    const isShown = preview.length < MAX_PREVIEWS
    const laid = layOutLabel(request, label, letters, isShown ? 'drawn' : 'measured')
    if (!laid.ok) {
      refused.push({ line: label.line, code: label.code.text, fault: laid.fault })
      continue
    }
    fitting.push(label)
    if (isShown) preview.push(drawLabelSvg(laid.label, { letters }))
  }
  const grid = computeSheetGrid(request.sheet, request)
  const perPage = grid.places.length
  const sheet = {
    count: fitting.length,
    pages: Math.ceil(fitting.length / perPage),
    perPage,
    columns: read.columns,
    firstRow: read.firstRow,
    refusedCount: refused.length,
    refused: refused
      .sort((a, b) => a.line - b.line)
      .slice(0, MAX_REFUSED)
      .map(describeRefusedRow),
    preview,
  }
  return { ok: true, sheet, labels: fitting, grid }
}

const describeFaults = (faults: readonly LabelSheetFault[]): DescribedFaults =>
  faults.map(({ field, fault }) => ({ field, message: describeLabelListFault(fault) }))

const describeRefusedRow = ({ line, code, fault }: RefusedLabelRow): LabelSheet['refused'][number] => ({
  line,
  code,
  reason: 'code' in fault ? describeLabelRowFault(fault) : describeDesignRefusal(fault),
})

type PrintResult =
  | { ok: true; pdf: Uint8Array<ArrayBuffer>; sheet: LabelSheet }
  | { ok: false; faults: DescribedFaults; sheet: LabelSheet | null }

/** Makes a PDF of the labels that can be printed. If `complete` is true and any row was refused, makes no PDF. */
export async function printLabelSheet(
  request: LabelSheetRequest,
  { complete, letters, refuse }: { complete: boolean; letters: LabelTypesetter; refuse: LabelTextScreener },
): Promise<PrintResult> {
  const checked = checkLabelSheet(request, letters, refuse)
  if (!checked.ok) return { ...checked, sheet: null }
  const { sheet, labels, grid } = checked
  if (sheet.count === 0 || (complete && sheet.refusedCount > 0)) return { ok: false, faults: [], sheet }
  const title = labelPdfCopy.title(sheet.count, formatSize(request))
  const pdf = await writeLabelSheetPdf(pagesOf(request, { labels, grid, letters }), { title, letters })
  return { ok: true, pdf, sheet }
}

const formatSize = ({ widthMm, heightMm }: LabelSize): string => `${widthMm} × ${heightMm}`

/** Yields the pages one by one, so that only the drawings of one page are in memory at a time. */
function* pagesOf(
  request: LabelSheetRequest,
  { labels, grid, letters }: { labels: readonly EncodableLabel[]; grid: SheetGrid; letters: LabelTypesetter },
): Generator<LabelPage> {
  const { widthMm, heightMm, places } = grid
  const pages = Math.ceil(labels.length / places.length)
  const marks = request.sheet === 'letter' ? cropMarks(grid, request) : []
  for (let page = 0; page < pages; page += 1) {
    const onPage = labels.slice(page * places.length, (page + 1) * places.length)
    const placed = onPage.flatMap((label, i) => {
      const place = places[i]
      const laid = layOutLabel(request, label, letters, 'drawn')
      return place && laid.ok ? [{ label: laid.label, ...place }] : []
    })
    const note =
      request.sheet === 'letter'
        ? {
            text: labelPdfCopy.sheetNote(page + 1, pages, formatSize(request)),
            x: NOTE_MM.left,
            y: heightMm - NOTE_MM.foot,
          }
        : null
    yield { widthMm, heightMm, labels: placed, marks, note }
  }
}

/** The position of the sheet's note, between the crop marks and the edge of the page, in mm from the page's left and bottom edges. */
const NOTE_MM = { left: 10, foot: 2 } as const
/** Crop marks: length, distance from the edge of the page, and line width, in mm. */
const CROP_MARK_MM = { length: 4.5, edge: 4.5, width: 0.1 } as const

/** Draws crop marks in the margins, where the edges of the rows and columns meet the margins. */
function cropMarks(
  { widthMm, heightMm, places }: SheetGrid,
  label: Pick<LabelShape, 'widthMm' | 'heightMm'>,
) {
  const across = new Set(places.flatMap(({ x }) => [x, x + label.widthMm]))
  const down = new Set(places.flatMap(({ y }) => [y, y + label.heightMm]))
  const { length, edge, width } = CROP_MARK_MM
  const stand = (x: number, y: number) => ({ x: x - width / 2, y, width, height: length })
  const lie = (x: number, y: number) => ({ x, y: y - width / 2, width: length, height: width })
  return [
    ...[...across].flatMap((x) => [stand(x, edge), stand(x, heightMm - edge - length)]),
    ...[...down].flatMap((y) => [lie(edge, y), lie(widthMm - edge - length, y)]),
  ]
}
