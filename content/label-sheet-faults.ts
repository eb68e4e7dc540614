import type { LabelListFault, LabelRowFault } from '../domain/labels/label-sheet-faults.ts'
import { formatNumber } from '../domain/written-number.ts'
import { csvFaultMessages } from './csv-faults.ts'
import { describeLabelCodeFault, describeSerialFault } from './label-faults.ts'

const MAX_NAMED_COLUMNS = 20
const MAX_QUOTED_CHARACTERS = 40

/** Names a column of a list without column names. Customers can choose the column by this name. */
export const nameColumn = (number: number): string => `Column ${number}`

/** Tells a customer why a list or a range of numbers can't be used. */
export function describeLabelListFault(fault: LabelListFault): string {
  switch (fault.code) {
    case 'empty-list':
      return 'The list is empty.'
    case 'only-header':
      return 'The list has only a heading row, so there’s nothing to print.'
    case 'invalid-csv':
      return `Line ${fault.line}: ${csvFaultMessages[fault.reason]}`
    case 'too-many-columns':
      return `Line ${fault.line} has ${fault.columns} columns; a list may have ${fault.most}.`
    case 'unknown-column':
      return `There's no column “${fault.name}”. The columns are: ${fault.columns.slice(0, MAX_NAMED_COLUMNS).join(', ')}.`
    case 'too-many-labels':
      return `A sheet takes ${formatNumber(fault.most)} labels of this kind. Please make several sheets.`
    default:
      return describeSerialFault(fault)
  }
}

/** Tells a customer why a row of the list can't be printed. */
export function describeLabelRowFault(fault: LabelRowFault): string {
  switch (fault.code) {
    case 'repeated-code':
      return `Line ${fault.line} has the same code.`
    case 'too-much-data':
      return 'This is too much data for a label’s code.'
    case 'label-too-narrow':
      return `At ${fault.resolution} dpi this code needs a label ${roundUp(fault.widthMm)} mm wide.`
    case 'bars-too-short':
      return `With ${fault.lines} lines of text, the bars would be shorter than ${fault.leastBarMm} mm; the label needs to be ${roundUp(fault.heightMm)} mm high.`
    case 'too-many-lines':
      return `There is room for ${fault.most} lines of text, but there are ${fault.lines}.`
    case 'no-room-for-square':
      return `At ${fault.resolution} dpi this code needs a square of ${roundUp(fault.neededMm)} mm; beside the text and the edges there’s room for only ${roundDown(fault.roomMm)} mm.`
    case 'too-small-for-ean':
      return describeSmallEan(fault)
    case 'characters-not-in-typeface':
      return `The label typeface has no “${fault.characters}”.`
    case 'text-too-wide':
      return `“${fault.text.slice(0, MAX_QUOTED_CHARACTERS)}” is too long for its line of ${roundUp(fault.widthMm)} mm.`
    default:
      return describeLabelCodeFault(fault)
  }
}

function describeSmallEan({
  lines,
  needed,
  rotated,
}: Extract<LabelRowFault, { code: 'too-small-for-ean' }>): string {
  const text = lines === 0 ? '' : ` with ${lines === 1 ? 'a line' : `${lines} lines`} of text`
  const message = `An EAN-13${text} needs a label of ${roundUp(needed.widthMm)} × ${roundUp(needed.heightMm)} mm.`
  return rotated
    ? `${message} Rotated, this one is large enough: ${rotated.widthMm} mm wide and ${rotated.heightMm} mm high.`
    : message
}

/** Returns a length in tenths of a mm, rounded so that a label of this size is never too small. */
const roundUp = (mm: number): string => String(Math.ceil(mm * 10 - 1e-6) / 10)
const roundDown = (mm: number): string => (Math.floor(mm * 10) / 10).toFixed(1)
