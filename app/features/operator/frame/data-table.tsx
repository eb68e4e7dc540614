import type { ReactNode } from 'react'

type DataTableProps = {
  heads: readonly string[]
  /** How many columns at the end contain amounts. */
  amounts?: number
  children: ReactNode
}

/** Rows under their headings; scrolls sideways if the screen is narrower. */
export function DataTable({ heads, amounts = 0, children }: DataTableProps) {
  return (
    <div className="mt-3 overflow-x-auto bg-paper">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line-strong">
          <tr>
            {heads.map((title, at) => (
              <th
                key={title}
                scope="col"
                className={`px-2 py-2 md:px-3 ${at >= heads.length - amounts ? 'text-right' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
