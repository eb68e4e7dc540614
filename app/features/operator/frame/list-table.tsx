import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'

type ListTableProps<Row> = {
  /** Names the list for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowClass?: (row: Row) => string
}

/** An operator's list: a table whose rows become cards on a phone. */
export function ListTable<Row>({ caption, ...table }: ListTableProps<Row>) {
  return (
    <div className="mt-3">
      <ScrollingTable label={caption}>
        <Table
          look="dense"
          caption={caption}
          isCardsOnPhone
          className="bg-paper [&_tr]:align-middle"
          {...table}
        />
      </ScrollingTable>
    </div>
  )
}
