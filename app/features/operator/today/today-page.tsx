import { operatorToday as words } from '../../../../content/operator/today.ts'
import type { OperatorToday, TodayTask } from '../../../../contract/operator/today.ts'
import { DataTable } from '../frame/data-table.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { Panel } from '../frame/panel.tsx'
import { useShopData } from '../frame/use-shop-data.ts'
import { SetUpInvitation } from '../set-up/set-up-invitation.tsx'

/** The page on which each kind of task is done. */
const PLACES: Readonly<Record<TodayTask, string>> = {
  'new-orders': '/operator?status=paid',
  'approved-orders': '/operator?status=approved',
  'late-jobs': '/operator/board',
  'due-today': '/operator/board',
  'blocked-jobs': '#blocked',
  'failed-refunds': '/operator?problem=refund-failed',
  disputes: '/operator?problem=dispute-open',
  messages: '/operator/content/messages',
  questions: '/operator/content/questions',
  reviews: '/operator/content/reviews',
  'design-requests': '/operator/content/designs',
  'stuck-mails': '/operator/tasks',
  'out-of-stock': '/operator/products?stock=out',
  'proofs-out': '/operator?status=in-proof',
  'low-stock': '/operator/products?stock=low',
}

/** Open tasks, each with a link to the page where it is done. */
export default function TodayPage() {
  const { data, reload } = useShopData<OperatorToday>('/api/operator/today')
  return (
    <>
      <p className="mt-1 text-slate">{words.lead}</p>
      <SetUpInvitation />
      <WhenLoaded data={data} reload={reload}>
        {({ tasks, blocked }) =>
          tasks.length === 0 ? (
            <p className="py-4 font-semibold">{words.nothing}</p>
          ) : (
            <>
              <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
                {tasks.map(({ task, count }) => (
                  <li key={task} className="bg-paper">
                    <a href={PLACES[task]} className="flex items-baseline gap-3 p-4 hover:bg-mist-2">
                      <strong className="text-3xl tabular-nums">{count}</strong>
                      <span className="text-link">{words.tasks[task]}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {blocked.length > 0 && <BlockedJobs blocked={blocked} />}
            </>
          )
        }
      </WhenLoaded>
    </>
  )
}

function BlockedJobs({ blocked }: Pick<OperatorToday, 'blocked'>) {
  const { order, item, due, missing } = words.blocked.columns
  return (
    <div className="mt-4">
      <Panel title={words.blocked.heading} id="blocked">
        <DataTable heads={[order, item, due, missing]}>
          {blocked.map((job, at) => (
            <tr key={`${job.orderId} ${at}`} className="border-b border-line align-top">
              <th scope="row" className="px-2 py-2 md:px-3">
                <a href={`/operator/orders/${job.orderId}`} className="text-link">
                  {job.order}
                </a>
              </th>
              <td className="px-2 py-2 md:px-3">{job.title}</td>
              <td className="px-2 py-2 whitespace-nowrap md:px-3">{job.dueOn}</td>
              <td className="px-2 py-2 md:px-3">{job.missing.join(' ')}</td>
            </tr>
          ))}
        </DataTable>
      </Panel>
    </div>
  )
}
