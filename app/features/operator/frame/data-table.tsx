import type { ReactNode } from 'react'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { TableFrame } from '../../../ui/table.tsx'

type DataTableProps = {
  heads: readonly string[]
  /** The number of columns with amounts, which are the last columns. */
  amounts?: number
  children: ReactNode
}

/** A table on a white panel. If it is wider than the screen, it scrolls sideways and shows a hint. */
export function DataTable({ heads, amounts = 0, children }: DataTableProps) {
  return (
    <div className="mt-3">
      <ScrollingTable label={heads.join(', ')}>
        <TableFrame
          look="dense"
          className="bg-paper"
          heads={heads.map((title, at) => ({ title, isFigure: at >= heads.length - amounts }))}
        >
          {children}
        </TableFrame>
      </ScrollingTable>
    </div>
  )
}
