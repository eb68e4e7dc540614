import type { ReactNode } from 'react'

type DataTableProps = {
  heads: readonly string[]
  /** So many columns at the end hold amounts. */
  amounts?: number
  children: ReactNode
}

/** Rows under their heads; pushed sideways where the screen is narrower. */
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
