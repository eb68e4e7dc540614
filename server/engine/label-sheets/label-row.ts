/** The raw content of one label, before it is checked. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** Why a list can't be used at all; `field` is the request's. */
export type SheetFault = { field: string; message: string }
