import type { ReactNode } from 'react'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { Table } from '../../ui/table.tsx'

type Row = { key: string; cells: readonly ReactNode[] }

type DataTableProps = {
  caption: string
  /** The first column names the row; the others are figures, except the first `texts` of them. */
  columns: readonly string[]
  /** How many columns after the first are texts. */
  texts?: number
  rows: readonly Row[]
}

/** A chart's figures as a table; if it is wider than a phone, the table scrolls sideways, not the page. */
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
