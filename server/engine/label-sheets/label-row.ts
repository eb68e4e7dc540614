/** The content of one label as written in the list, before it is checked. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** The reason why a list can't be used at all. `field` is the name of the request's invalid field. */
export type LabelSheetFault = { field: string; message: string }
