import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { operatorTodayCopy as words } from '../../../../content/operator/today.ts'
import type { OperatorToday } from '../../../../contract/operator/today.ts'
import { formatComingDay } from '../../../../domain/checkout/shop-clock.ts'
import { ListTable } from '../frame/list-table.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { Panel } from '../frame/panel.tsx'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { SetUpInvitation } from '../set-up/set-up-invitation.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { RecentSales } from './recent-sales.tsx'
import { TaskList } from './task-list.tsx'

/** The open tasks, each with a link to its page, the week's sales and the newest orders. */
export default function TodayPage() {
  const { data, reload } = useOperatorData<OperatorToday>('/api/operator/today')
  return (
    <DataLoader data={data} reload={reload}>
      {({ today, tasks, blocked }) => (
        <>
          <p className="mt-1 text-slate">
            <strong className="text-river">{formatComingDay(today)}</strong> {words.lead}
          </p>
          <SetUpInvitation />
          <div className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start">
            <div className="grid grid-cols-1 gap-3 md:max-lg:col-span-2 md:max-lg:grid-cols-2">
              <TaskList tasks={tasks} />
            </div>
            <NewestOrders />
            <RecentSales today={today} />
          </div>
          {blocked.length > 0 && (
            <div className="mt-3">
              <BlockedJobs blocked={blocked} />
            </div>
          )}
        </>
      )}
    </DataLoader>
  )
}

type BlockedJob = OperatorToday['blocked'][number]

function BlockedJobs({ blocked }: { blocked: readonly BlockedJob[] }) {
  const { order, item, due, missing } = words.blocked.columns
  return (
    <Panel title={words.blocked.heading} id="blocked">
      <ListTable<BlockedJob & { key: string }>
        caption={words.blocked.heading}
        rows={blocked.map((job, at) => ({ ...job, key: `${job.orderId} ${at}` }))}
        keyOf={({ key }) => key}
        columns={[
          {
            title: order,
            render: (job) => (
              <a
                href={`/operator/orders/${job.orderId}`}
                className="text-link inline-block min-h-6 whitespace-nowrap"
              >
                {job.order}
              </a>
            ),
          },
          { title: item, render: ({ title }) => title },
          {
            title: due,
            render: ({ dueOn }) => <span className="whitespace-nowrap">{formatShortDate(dueOn)}</span>,
          },
          { title: missing, onCard: 'own-line', render: (job) => job.missing.join(' ') },
        ]}
      />
    </Panel>
  )
}
