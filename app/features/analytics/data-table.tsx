import type { ReactNode } from 'react'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { Table } from '../../ui/table.tsx'

type Row = { key: string; cells: readonly ReactNode[] }

type DataTableProps = {
  caption: string
  /** The first column names the row. The next `texts` columns are text; the others are figures. */
  columns: readonly string[]
  /** The number of text columns after the first. */
  texts?: number
  rows: readonly Row[]
}

/** A table with more columns than this becomes cards on a phone. */
const MOST_ON_PHONE = 4

/** A chart's figures as a table. */
export function DataTable({ caption, columns, texts = 0, rows }: DataTableProps) {
  return (
    <ScrollingTable label={caption}>
      <Table
        look="dense"
        caption={caption}
        isCardsOnPhone={columns.length > MOST_ON_PHONE}
        columns={columns.map((title, at) => ({
          title,
          isFigure: at > texts,
          onCard: at > texts ? 'titled' : 'line',
          render: ({ cells }: Row) => cells[at],
        }))}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </ScrollingTable>
  )
}
