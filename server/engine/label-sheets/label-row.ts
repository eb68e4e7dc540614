/** One label's raw content, before it's checked. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** Why a list can't be used at all. `field` names the request's field. */
export type SheetFault = { field: string; message: string }
