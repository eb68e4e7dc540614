import { operatorLogWords as words } from '../../../../content/operator/log.ts'
import type { LogEntry } from '../../../../contract/operator/log.ts'
import { DataTable } from '../frame/data-table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { momentText } from '../frame/moment.ts'

/** Changes as a table. A change to an order links to the order. */
export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <EmptyList title={words.empty} text={words.emptyHint} />
  return (
    <DataTable heads={[words.when, words.who, words.what, words.change]}>
      {entries.map(({ id, at, actor, subject, subjectId, orderId, change }) => (
        <tr key={id} className="border-b border-line">
          <td className="px-3 py-1.5 whitespace-nowrap tabular-nums">{momentText(at)}</td>
          <td className="px-3 py-1.5">{actor}</td>
          <td className="px-3 py-1.5 whitespace-nowrap">
            {orderId === null ? (
              `${subject} ${subjectId}`
            ) : (
              <a href={`/operator/orders/${orderId}`} className="text-link">
                {subject} {subjectId}
              </a>
            )}
          </td>
          <td className="px-3 py-1.5">{change}</td>
        </tr>
      ))}
    </DataTable>
  )
}
