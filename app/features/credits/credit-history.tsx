import type { CreditHistory as History } from '../../../contract/credits.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { Table, type TableColumn } from '../../ui/table.tsx'

const { title, columns, reasons } = creditsCopy.history
const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium' })

const COLUMNS: TableColumn<History['entries'][number]>[] = [
  {
    title: columns.date,
    render: ({ createdAt }) => (
      <time dateTime={createdAt} className="font-normal whitespace-nowrap max-sm:text-sm">
        {DAY.format(new Date(createdAt))}
      </time>
    ),
  },
  { title: columns.what, render: ({ reason }) => reasons[reason] },
  {
    title: columns.amount,
    isFigure: true,
    render: ({ amount }) => (
      <strong className="font-semibold">{amount > 0 ? `+${amount}` : `−${-amount}`}</strong>
    ),
  },
  { title: columns.balance, isFigure: true, render: ({ balance }) => balance },
]

/** Every change of the balance, newest first. */
export function CreditHistory({ entries }: { entries: History['entries'] }) {
  return (
    <section aria-labelledby="history" className="mt-14 max-w-3xl">
      <h2 id="history" className="text-2xl">
        {title}
      </h2>
      <Table look="list" className="mt-4" columns={COLUMNS} rows={entries} keyOf={({ id }) => id} />
    </section>
  )
}
