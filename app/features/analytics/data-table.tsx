import type { ReactNode } from 'react'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'
import { Table } from '../../ui/table.tsx'

type Row = { key: string; cells: readonly ReactNode[] }

type DataTableProps = {
  caption: string
  /** The headings of all columns. The first column contains the rows' names, then come columns with text, then columns with figures. */
  columns: readonly string[]
  /** The number of columns with text, not counting the first column. */
  texts?: number
  /** Whether the last column contains text. */
  isLastText?: boolean
  rows: readonly Row[]
}

/** The maximum number of columns on a phone. A table with more columns is shown there as cards. */
const MAX_COLUMNS_ON_PHONE = 4
/**
 * The maximum number of columns for which a card shows the figures in one or two lines. In a table with more columns, each figure takes
 * half of the card's width.
 */
const MAX_COLUMNS_IN_LINES = 5

/** A table with the figures of a chart. */
export function DataTable({ caption, columns, texts = 0, isLastText = false, rows }: DataTableProps) {
  return (
    <ScrollingTable label={caption}>
      <Table
        look="dense"
        caption={caption}
        isCardsOnPhone={columns.length > MAX_COLUMNS_ON_PHONE}
        columns={columns.map((title, at) => ({
          title,
          isFigure: at > texts && !(isLastText && at === columns.length - 1),
          onCard: columns.length > MAX_COLUMNS_IN_LINES ? 'titled-half' : 'titled',
          render: ({ cells }: Row) => cells[at],
        }))}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </ScrollingTable>
  )
}
