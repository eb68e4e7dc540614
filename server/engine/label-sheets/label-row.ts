/** The content of one label as it stands in the list, before it is checked. */
export type LabelRow = { line: number; code: string; texts: readonly string[] }
/** The reason why a list can't be used at all. `field` names the field of the request. */
export type LabelSheetFault = { field: string; message: string }
