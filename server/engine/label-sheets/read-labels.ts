import type { LabelSheetRequest } from '../../../contract/label-sheet.ts'
import { screenHateSpeech, type ScreeningRefusal } from '../../../decal/screening/screen.ts'
import { MAX_LABELS } from '../../../domain/labels/label-sheet.ts'
import type { LabelListFault } from '../../../domain/labels/label-sheet-faults.ts'
import { listSerials } from '../../../domain/labels/serial-numbers.ts'
import { type LabelCode, parseLabelCode } from '../../../domain/labels/symbologies.ts'
import { chooseColumns } from './choose-columns.ts'
import type { LabelRow, LabelSheetFault, RefusedLabelRow } from './label-row.ts'
import { readLabelList } from './read-list.ts'

/** A label whose code could be encoded. When the label is laid out, the code may still turn out not to fit. */
export type EncodableLabel = { line: number; code: LabelCode; texts: readonly string[] }
export type ReadLabels = {
  ok: true
  labels: EncodableLabel[]
  refused: RefusedLabelRow[]
  columns: string[]
  firstRow: 'names' | 'label'
}

/** Checks a text against the refused terms that operators added. Returns null if the text is accepted. */
export type LabelTextScreener = (text: string) => ScreeningRefusal | null

const refuseList = (field: string, fault: LabelListFault) => ({
  ok: false as const,
  faults: [{ field, fault }],
})

/** Reads the labels that are requested and checks each row. If the list as a whole can't be used, returns the reasons as `faults`. */
export function readLabels(
  request: LabelSheetRequest,
  refuse: LabelTextScreener,
): ReadLabels | { ok: false; faults: LabelSheetFault[] } {
  const { symbology, source } = request
  const most = symbology === 'code128' || symbology === 'ean13' ? MAX_LABELS.linear : MAX_LABELS.square
  const tooMany = (field: string) => refuseList(field, { code: 'too-many-labels', most })
  if (source.kind === 'serials') {
    const listed = listSerials(source)
    if (!listed.ok) return refuseList('to', listed.fault)
    if (listed.codes.length > most) return tooMany('to')
    const rows = listed.codes.map((code, i) => ({ line: i + 1, code, texts: [] }))
    return { ...checkRows(rows, request, refuse), columns: [], firstRow: 'label' }
  }
  // Reads one row more than may be printed, because the first row may be a header.
  const list = readLabelList(source.csv, most + 1)
  if (!list.ok) return refuseList('csv', list.fault)
  const chosen = chooseColumns(source, list.rows)
  if (!chosen.ok) return chosen
  if (chosen.rows.length > most) return tooMany('csv')
  if (chosen.rows.length === 0) return refuseList('csv', { code: 'only-header' })
  return {
    ...checkRows(chosen.rows, request, refuse),
    columns: chosen.columns,
    firstRow: chosen.firstRow,
  }
}

function checkRows(
  rows: readonly LabelRow[],
  { symbology, repeats, words }: LabelSheetRequest,
  refuse: LabelTextScreener,
): Pick<ReadLabels, 'ok' | 'labels' | 'refused'> {
  const labels: EncodableLabel[] = []
  const refused: RefusedLabelRow[] = []
  const seen = new Map<string, number>()
  for (const { line, code, texts } of rows) {
    const read = parseLabelCode(symbology, code)
    const text = [words, code, ...texts].join(' ')
    const unwelcome = screenHateSpeech(text) ?? refuse(text)
    const before = read.ok && repeats === 'refuse' ? seen.get(read.code.text) : undefined
    if (!read.ok) refused.push({ line, code, fault: read.fault })
    else if (unwelcome) refused.push({ line, code, fault: unwelcome })
    else if (before !== undefined)
      refused.push({ line, code, fault: { code: 'repeated-code', line: before } })
    else {
      seen.set(read.code.text, line)
      labels.push({ line, code: read.code, texts: words === '' ? texts : [words, ...texts] })
    }
  }
  return { ok: true, labels, refused }
}
