import type { ReactNode } from 'react'

type DataTableProps = {
  heads: readonly string[]
  /** The last column holds amounts. */
  endsInMoney?: boolean
  children: ReactNode
}

/** Rows under their heads; pushed sideways where the screen is narrower. */
export function DataTable({ heads, endsInMoney = false, children }: DataTableProps) {
  return (
    <div className="mt-3 overflow-x-auto bg-paper">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line-strong">
          <tr>
            {heads.map((title) => (
              <th
                key={title}
                scope="col"
                className={`px-2 py-2 md:px-3 ${endsInMoney ? 'last:text-right' : ''}`}
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
