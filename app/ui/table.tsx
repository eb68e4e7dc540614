import type { ReactNode } from 'react'

export type TableHead = {
  title: string
  /** Whether the column is right-aligned, as amounts and counts are. */
  isFigure?: boolean
  /** Whether the column's title is only for screen readers, because it's obvious to sighted readers. */
  isTitleHidden?: boolean
  /** Whether the column is hidden below 1024 px, where another cell shows its content. */
  isForWideScreens?: boolean
  /** The cell's place on the card that its row becomes on a phone; see `isCardsOnPhone`. */
  onCard?: keyof typeof CARD_CELLS
}

export type TableColumn<Row> = TableHead & { render: (row: Row) => ReactNode }

type FrameProps = {
  /** Describes the table to screen readers. */
  caption?: string
  /** The look of the table. `facts` is for reference tables, `list` for lists, `dense` for tables that operators work with. */
  look: 'facts' | 'list' | 'dense'
  className?: string
  /** Whether each row becomes a card on a phone. The first column is then the card's heading. */
  isCardsOnPhone?: boolean
}

/**
 * The place of a cell on a card. `line`: in a line with other cells. `own-line`: on its own line. `titled`: below its column's title, as
 * wide as its content. `titled-third`, `titled-half`: below its column's title, as wide as a third or half of the card. `end`: at the end
 * of the line. `hidden`: not shown.
 */
const CARD_CELLS = {
  line: 'max-md:p-0',
  'own-line': 'max-md:basis-full max-md:p-0',
  titled: 'max-md:p-0 max-md:text-left',
  'titled-third': 'max-md:basis-[calc((100%-2rem)/3)] max-md:p-0 max-md:text-left',
  'titled-half': 'max-md:basis-[calc((100%-1rem)/2)] max-md:p-0 max-md:text-left',
  end: 'max-md:ml-auto max-md:p-0',
  hidden: 'max-md:hidden',
}

const CARD_CLASSES = {
  block: 'max-md:block',
  head: 'max-md:sr-only',
  row: 'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-4 max-md:gap-y-1 max-md:px-3 max-md:py-3',
  name: 'max-md:basis-full max-md:p-0',
}

/** Explicit table roles. Some browsers drop a table's semantics if it isn't displayed as a table. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}

const TABLE_CLASSES = {
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

const wideOnly = ({ isForWideScreens }: TableHead): string => (isForWideScreens ? 'max-lg:hidden' : '')
const sideOf = ({ isFigure }: TableHead): string => (isFigure ? 'text-right' : 'text-left')

type TableProps<Row> = FrameProps & {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  rowClass?: (row: Row) => string
  /**
   * Whether rows are stacked on a phone, with each cell below its column's heading. The table then has to be inside an element with the
   * class `stacked-rows`.
   */
  isStacked?: boolean
}

/** A table whose first column names the row. A table that may be wider than a phone has to be inside a `ScrollingTable`. */
export function Table<Row>({
  columns,
  rows,
  keyOf,
  rowClass = () => '',
  isStacked = false,
  ...frame
}: TableProps<Row>) {
  const { row: rowLook, cell: cellLook } = TABLE_CLASSES[frame.look]
  const isCards = frame.isCardsOnPhone === true
  const [name, ...others] = columns
  return (
    <TableFrame heads={columns} {...frame}>
      {rows.map((row) => (
        <tr
          key={keyOf(row)}
          {...(isCards && TABLE_ROLES.row)}
          className={`${rowLook} ${isCards ? CARD_CLASSES.row : ''} ${rowClass(row)}`}
        >
          <th
            scope="row"
            {...(isCards && TABLE_ROLES.rowHead)}
            className={`text-left font-semibold ${cellLook} ${isCards ? CARD_CLASSES.name : ''}`}
          >
            {name?.render(row)}
          </th>
          {others.map((column) => (
            <TableCell
              key={column.title}
              column={column}
              look={frame.look}
              isCard={isCards}
              isStacked={isStacked}
            >
              {column.render(row)}
            </TableCell>
          ))}
        </tr>
      ))}
    </TableFrame>
  )
}

type CellProps = {
  column: TableHead
  look: FrameProps['look']
  isCard: boolean
  isStacked: boolean
  children: ReactNode
}

function TableCell({ column, look, isCard, isStacked, children }: CellProps) {
  const { title, onCard = 'line' } = column
  return (
    <td
      data-label={isStacked ? title : undefined}
      {...(isCard && TABLE_ROLES.cell)}
      className={`${TABLE_CLASSES[look].cell} ${sideOf(column)} ${isCard ? CARD_CELLS[onCard] : ''} ${wideOnly(column)}`}
    >
      {isCard && onCard.startsWith('titled') && (
        <span aria-hidden="true" className="block text-xs text-slate md:hidden">
          {title}
        </span>
      )}
      {children}
    </td>
  )
}

type TableFrameProps = FrameProps & { heads: readonly TableHead[]; children: ReactNode }

/** A table's frame with its headings. It is used where rows contain more than cells, such as forms. */
export function TableFrame({
  caption,
  heads,
  look,
  className = '',
  isCardsOnPhone = false,
  children,
}: TableFrameProps) {
  const { table, head, cell } = TABLE_CLASSES[look]
  const block = isCardsOnPhone ? CARD_CLASSES.block : ''
  return (
    <table
      {...(isCardsOnPhone && TABLE_ROLES.table)}
      className={`w-full text-left tabular-nums ${table} ${block} ${className}`}
    >
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      <thead
        {...(isCardsOnPhone && TABLE_ROLES.group)}
        className={`${head} ${isCardsOnPhone ? CARD_CLASSES.head : ''}`}
      >
        <tr {...(isCardsOnPhone && TABLE_ROLES.row)}>
          {heads.map((column) => (
            <th
              key={column.title}
              scope="col"
              {...(isCardsOnPhone && TABLE_ROLES.columnHead)}
              className={`font-semibold ${cell} ${sideOf(column)} ${wideOnly(column)}`}
            >
              {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...(isCardsOnPhone && TABLE_ROLES.group)} className={block || undefined}>
        {children}
      </tbody>
    </table>
  )
}
