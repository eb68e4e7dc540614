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

/** A chart's figures as a table. If the table is wider than a phone, it scrolls sideways by itself. */
export function DataTable({ caption, columns, texts = 0, rows }: DataTableProps) {
  return (
    <ScrollingTable label={caption}>
      <Table
        look="dense"
        caption={caption}
        columns={columns.map((title, at) => ({
          title,
          isFigure: at > texts,
          render: ({ cells }: Row) => cells[at],
        }))}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </ScrollingTable>
  )
}
