import type { ReactNode } from 'react'
import { ScrollingTable } from '../../../ui/scrolling-table.tsx'
import { TableFrame } from '../../../ui/table.tsx'

type DataTableProps = {
  heads: readonly string[]
  /** How many of the last columns contain amounts. */
  amounts?: number
  children: ReactNode
}

/** Rows under their headings, on paper; scrolls sideways if the screen is narrower, and says so. */
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
