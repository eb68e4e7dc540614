import type { ReactNode } from 'react'

export type TableHead = {
  title: string
  /** Right-aligned, as amounts and counts are. */
  isFigure?: boolean
  /** The title is only read out: sighted readers can tell what the column contains. */
  isTitleHidden?: boolean
}

export type TableColumn<Row> = TableHead & { render: (row: Row) => ReactNode }

type FrameProps = {
  /** Describes the table for people who can't see what surrounds it. */
  caption?: string
  /** `facts` for tables that are read, `list` for tables that are skimmed, `dense` for tables that operators work with. */
  look: 'facts' | 'list' | 'dense'
  className?: string
}

const LOOKS = {
  facts: {
    table: 'border-t-2 border-river',
    head: 'border-b border-line-strong text-sm text-slate',
    row: 'border-b border-line md:text-lg',
    cell: 'py-3 pr-4 last:pr-0',
  },
  list: {
    table: '',
    head: 'border-b border-line-strong text-sm text-slate',
    row: 'border-b border-line align-top',
    cell: 'py-2.5 pr-4 last:pr-0',
  },
  dense: {
    table: 'text-sm',
    head: 'border-b border-line-strong',
    row: 'border-b border-line align-top',
    cell: 'px-2 py-2 md:px-3',
  },
} as const

const sideOf = ({ isFigure }: TableHead): string => (isFigure ? 'text-right' : 'text-left')

type TableProps<Row> = FrameProps & {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowClass?: (row: Row) => string
  /** On a phone rows are stacked, each cell with its heading: put it into an element with the class `stacked-rows`. */
  isStacked?: boolean
}

/** Rows under their headings; the first column names the row. Put it into a `ScrollingTable` where it can be wider than a phone. */
export function Table<Row>({
  columns,
  rows,
  keyOf,
  rowClass = () => '',
  isStacked = false,
  ...frame
}: TableProps<Row>) {
  const { row: rowLook, cell: cellLook } = LOOKS[frame.look]
  const [name, ...others] = columns
  return (
    <TableFrame heads={columns} {...frame}>
      {rows.map((row) => (
        <tr key={keyOf(row)} className={`${rowLook} ${rowClass(row)}`}>
          <th scope="row" className={`text-left font-semibold ${cellLook}`}>
            {name?.render(row)}
          </th>
          {others.map((column) => (
            <td
              key={column.title}
              data-label={isStacked ? column.title : undefined}
              className={`${cellLook} ${sideOf(column)}`}
            >
              {column.render(row)}
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  )
}

type TableFrameProps = FrameProps & { heads: readonly TableHead[]; children: ReactNode }

/** A table without its rows: for rows that contain more than cells, such as forms, or rows that open. */
export function TableFrame({ caption, heads, look, className = '', children }: TableFrameProps) {
  const { table, head, cell } = LOOKS[look]
  return (
    <table className={`w-full text-left tabular-nums ${table} ${className}`}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead className={head}>
        <tr>
          {heads.map((column) => (
            <th key={column.title} scope="col" className={`font-semibold ${cell} ${sideOf(column)}`}>
              {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
