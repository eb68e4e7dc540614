/** What one label shall hold, before anything of it was looked at. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** Why nothing can be made of a list: `field` is the request's. */
export type SheetFault = { field: string; message: string }
