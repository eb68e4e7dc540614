/**
 * A column of a list on an operator page. `kind` says what its cells contain. On a phone, each row is shown as a card; `onCard` says where
 * this column's cell goes on the card.
 */
export type ListColumn = {
  title: string
  onCard?: 'own-line' | 'titled' | 'hidden'
} &
  /** `isCode` is set for names that aren't broken into lines, such as discount codes. */
  (
    | { kind: 'name'; isCode?: boolean }
    | { kind: 'count' }
    | { kind: 'text' | 'strong' | 'moment' }
    /**
     * Each cell contains one of a few values, and `labels` has the text to show for each value. A later version of the shop may have stored a
     * value that has no label here. Such a value is shown unchanged.
     */
    | { kind: 'label'; labels: Readonly<Record<string, string>> }
    /**
     * Each cell contains one of a few values, which is shown as a badge. `labels` has the text for each value, and `highlighted` is the value
     * whose badge stands out.
     */
    | { kind: 'badge'; labels: Readonly<Record<string, string>>; highlighted?: string }
  )

/** Something that an operator can do with selected rows. `name` is the label of the button beside a single row, for screen readers. */
export type ListAction = { label: string; name: (row: string) => string; done: (rows: number) => string }

/**
 * Defines a list on an operator page: its columns, its filter, and its actions on one or several rows. The page and the API are both
 * generated from this definition. The rows come from the list's handlers in `server/platform/operator-list-handlers.ts`.
 */
export type OperatorList = {
  title: string
  /** The path of the page. */
  path: `/operator/${string}`
  /** The path of the API. */
  api: `/api/operator/${string}`
  /** The name of the list, such as "Discount codes", for screen readers and for the API's description. */
  caption: string
  /** The columns in order. The first column contains the name of the row. */
  columns: Readonly<Record<string, ListColumn>>
  /** The options of the filter. The first option is the default. */
  filters: Readonly<Record<string, string>>
  actions: Readonly<Record<string, ListAction>>
  /** The text that is shown if the list is empty. `mark` is the drawing beside the text. */
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

/**
 * A row of a list. `actions` lists the actions that are possible now. `cells` contains the values by column; dates with a time are in ISO
 * 8601.
 */
export type ListRow<L extends OperatorList> = {
  id: string
  actions: ListActionName<L>[]
  cells: { [Name in keyof L['columns'] & string]: ListCell<L['columns'][Name]> }
}

/**
 * One page of a list. `counts` is the number of rows for each filter. `next` is the cursor of the following page; null on the last page.
 */
export type ListPage<L extends OperatorList> = {
  rows: ListRow<L>[]
  counts: Record<ListFilter<L>, number>
  next: string | null
}
