import type { ReactNode } from 'react'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'

type DataTableProps = {
  caption: string
  /** The first column names the row; the others are figures, except the first `texts` of them. */
  columns: readonly string[]
  /** How many columns after the first are texts. */
  texts?: number
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A chart's figures as a table; if it is wider than a phone, the table scrolls sideways, not the page. */
export function DataTable({ caption, columns, texts = 0, rows }: DataTableProps) {
  const side = (index: number) => (index > texts ? 'text-right' : 'text-left')
  return (
    <ScrollingTable label={caption}>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line-strong text-slate">
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2 font-semibold whitespace-nowrap first:pl-0 last:pr-0 ${side(index)}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 text-left font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={`px-2 py-2 last:pr-0 ${side(index + 1)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}
