import { operatorLogCopy as words } from '../../../../content/operator/log.ts'
import type { LogEntry } from '../../../../contract/operator/log.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { formatMoment } from '../frame/moment.ts'

const columns: readonly TableColumn<LogEntry>[] = [
  { title: words.when, render: renderMoment },
  { title: words.who, render: ({ actor }) => actor },
  { title: words.what, render: renderSubject },
  { title: words.change, onCard: 'own-line', render: ({ change }) => change },
]

/** Lists changes, one per row. A change to an order links to the order. */
export function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return <p className="py-2 text-sm text-slate">{words.emptyHint}</p>
  return <ListTable caption={words.caption} columns={columns} rows={entries} keyOf={({ id }) => id} />
}

function renderMoment({ at }: LogEntry) {
  return <span className="font-normal whitespace-nowrap tabular-nums">{formatMoment(at)}</span>
}

function renderSubject({ orderId, subject, subjectId }: LogEntry) {
  if (orderId === null) return `${subject} ${subjectId}`
  return (
    <a href={`/operator/orders/${orderId}`} className="text-link">
      {subject} {subjectId}
    </a>
  )
}
