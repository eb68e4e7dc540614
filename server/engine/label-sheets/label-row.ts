import type { ScreeningRefusal } from '../../../decal/screening/screen.ts'
import type { LabelListFault, LabelRowFault } from '../../../domain/labels/label-sheet-faults.ts'

/** The content of one label as written in the list, before it is checked. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** The reason why a list can't be used at all. `field` is the name of the request's invalid field. */
export type LabelSheetFault = { field: string; fault: LabelListFault }
/** A row that can't be printed, and the reason. */
export type RefusedLabelRow = { line: number; code: string; fault: LabelRowFault | ScreeningRefusal }
