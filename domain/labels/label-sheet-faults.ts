import type { CsvFault } from '../csv-fault.ts'
import type { LabelSize } from './label-sheet.ts'
import type { PrinterResolution } from './module-width.ts'
import type { SerialFault } from './serial-numbers.ts'
import type { LabelCodeFault } from './symbologies.ts'

/** A reason why a code and its text don't fit on a label. Lengths are exact, in mm. */
export type LabelLayoutFault =
  | { code: 'too-much-data' }
  | { code: 'label-too-narrow'; resolution: PrinterResolution; widthMm: number }
  | { code: 'bars-too-short'; lines: number; leastBarMm: number; heightMm: number }
  | { code: 'too-many-lines'; most: number; lines: number }
  | { code: 'no-room-for-square'; resolution: PrinterResolution; neededMm: number; roomMm: number }
  /** `rotated` is the size of the label when turned by 90°, if it is then large enough; otherwise null. */
  | { code: 'too-small-for-ean'; lines: number; needed: LabelSize; rotated: LabelSize | null }
  | { code: 'characters-not-in-typeface'; characters: string }
  | { code: 'text-too-wide'; text: string; widthMm: number }

/** A reason why a row of a list can't be printed. */
export type LabelRowFault = LabelCodeFault | LabelLayoutFault | { code: 'repeated-code'; line: number }

/** A reason why a list or a range of numbers can't be used at all. */
export type LabelListFault =
  | { code: 'empty-list' }
  | { code: 'only-header' }
  | { code: 'invalid-csv'; line: number; reason: CsvFault }
  | { code: 'too-many-columns'; line: number; columns: number; most: number }
  | { code: 'unknown-column'; name: string; columns: readonly string[] }
  | { code: 'too-many-labels'; most: number }
  | SerialFault
