import type { ReactNode } from 'react'
import { TableFrame } from '../../../ui/table.tsx'

type DataTableProps = {
  heads: readonly string[]
  /** How many of the last columns contain amounts. */
  amounts?: number
  children: ReactNode
}

/** A dense table, which scrolls sideways if the screen is narrower. */
export function DataTable({ heads, amounts = 0, children }: DataTableProps) {
  return (
    <div className="relative mt-3 overflow-x-auto bg-paper">
      <TableFrame
        look="dense"
        heads={heads.map((title, at) => ({ title, isFigure: at >= heads.length - amounts }))}
      >
        {children}
      </TableFrame>
    </div>
  )
}
