/** A column of an operator list. `kind` says what its cells contain. `onCard` is the place of its cells on a phone, where a row is a card. */
export type ListColumn = {
  title: string
  onCard?: 'own-line' | 'titled' | 'hidden'
} & (
  | { kind: 'name' }
  | { kind: 'count' }
  | { kind: 'text' | 'strong' | 'moment' }
  /** One of a few values, with its text. A value without a text, such as one of a later version, is shown as it is. */
  | { kind: 'label'; labels: Readonly<Record<string, string>> }
  /** One of a few values, as a badge. `highlighted` is the value that stands out. */
  | { kind: 'badge'; labels: Readonly<Record<string, string>>; highlighted?: string }
)

/** What an operator can do with the chosen rows. `name` is the label of the button beside one row, for screen readers. */
export type ListAction = { label: string; name: (row: string) => string; done: (rows: number) => string }

/**
 * A list on an operator page: rows with columns, a filter, and actions for one or several rows. Its page, its API and their responses come
 * from this definition; see `server/platform/operator-list-source.ts` for where the rows come from.
 */
export type OperatorList = {
  title: string
  /** The address of the page. */
  path: `/operator/${string}`
  /** The address of the API. */
  api: `/api/operator/${string}`
  /** Rows named for screen readers and in the API's description: "Discount codes". */
  caption: string
  /** The first column names the row. */
  columns: Readonly<Record<string, ListColumn>>
  /** The choices of the filter. The first one applies if none is chosen. */
  filters: Readonly<Record<string, string>>
  actions: Readonly<Record<string, ListAction>>
  /** What an empty list says. `mark` is the drawing beside it. */
  empty: { title: string; text: string; mark: 'code' | 'search' | 'message' | 'person' | 'blank' }
}

type ListCell<C extends ListColumn> = C extends { kind: 'badge'; labels: infer Labels }
  ? keyof Labels & string
  : C extends { kind: 'name' }
    ? { text: string; note: string | null }
    : C extends { kind: 'count' }
      ? number
      : string

export type ListFilter<L extends OperatorList> = keyof L['filters'] & string
export type ListActionName<L extends OperatorList> = keyof L['actions'] & string

/** A row: its id, what can be done with it now, and its cells by column. Moments are ISO 8601. */
export type ListRow<L extends OperatorList> = {
  id: string
  actions: ListActionName<L>[]
  cells: { [Name in keyof L['columns'] & string]: ListCell<L['columns'][Name]> }
}

/** A part of a list. `counts` has the number of rows of each filter, `next` the cursor of the part after this; null at the end. */
export type ListPage<L extends OperatorList> = {
  rows: ListRow<L>[]
  counts: Record<ListFilter<L>, number>
  next: string | null
}
