import type { ReactNode } from 'react'
import { operatorTasksCopy as words } from '../../../../content/operator/tasks.ts'
import type { BackgroundTasks } from '../../../../contract/operator/tasks.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { LoadedData } from '../frame/loaded-data.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { CreditMoneyBack } from './credit-money-back.tsx'

const ADDRESS = '/api/operator/tasks'
const { columns } = words

/** Failed background tasks, each with a button to retry. */
export default function BackgroundTasksPage() {
  const { data, reload } = useShopData<BackgroundTasks>(ADDRESS)
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <LoadedData data={data} reload={reload}>
        {({ waiting, failed, retrying, creditMoneyBack, differentSettings }) => (
          <>
            {differentSettings.length > 0 && (
              <p role="alert" className="mt-3 max-w-3xl font-semibold">
                {words.differentSettings(differentSettings)}
              </p>
            )}
            <Totals waiting={waiting} retrying={retrying.length} failed={failed.length} />
            {failed.length + retrying.length === 0 && (
              <EmptyList mark="task" title={words.none} text={words.noneHint} example={words.exampleTask}>
                <a href="/operator/settings/mail" className="inline-flex min-h-10 items-center text-link">
                  {words.toMail}
                </a>
                <a href="/operator/board" className="inline-flex min-h-10 items-center text-link">
                  {words.toBoard}
                </a>
              </EmptyList>
            )}
            {failed.length > 0 && (
              <>
                <h2 className="mt-5 text-xl">{words.failed}</h2>
                <Failed failed={failed} reload={reload} />
              </>
            )}
            {retrying.length > 0 && (
              <>
                <h2 className="mt-8 text-xl">{words.retrying}</h2>
                <Retrying retrying={retrying} />
              </>
            )}
            <CreditMoneyBack movements={creditMoneyBack} />
          </>
        )}
      </LoadedData>
    </>
  )
}

type TotalsProps = { waiting: number; retrying: number; failed: number }

/** Shows the number of tasks in each state, with failed ones highlighted. */
const Totals = (counts: TotalsProps) => (
  <dl className="mt-3 grid grid-cols-3 gap-px bg-line">
    {(['waiting', 'retrying', 'failed'] as const).map((state) => (
      <div key={state} className="bg-paper p-3 md:p-4">
        <dt className="text-sm text-slate">{words.totals[state]}</dt>
        <dd
          className={`text-2xl font-semibold tabular-nums ${state === 'failed' && counts.failed > 0 ? 'text-maple' : ''}`}
        >
          {counts[state]}
        </dd>
      </div>
    ))}
  </dl>
)

type Reload = () => Promise<void>

function Failed({ failed, reload }: { failed: BackgroundTasks['failed']; reload: Reload }) {
  const call = (path: string) => ({ method: 'POST', address: `${ADDRESS}${path}/retry` }) as const
  return (
    <>
      <DataTable heads={[columns.task, columns.created, columns.attempts, columns.error, columns.failed]}>
        {failed.map((task) => (
          <TaskRow key={task.id} task={task}>
            <span className="mr-3 inline-block py-1 whitespace-nowrap">{formatMoment(task.failedAt)}</span>
            <ActionButton
              label={words.retry}
              name={words.retryOf(task.about)}
              call={call(`/${task.id}`)}
              reload={reload}
            />
          </TaskRow>
        ))}
      </DataTable>
      <p className="mt-3">
        <ActionButton label={words.retryAll} call={call('')} reload={reload} />
      </p>
    </>
  )
}

function Retrying({ retrying }: { retrying: BackgroundTasks['retrying'] }) {
  return (
    <DataTable heads={[columns.task, columns.created, columns.attempts, columns.error, columns.next]}>
      {retrying.map((task) => (
        <TaskRow key={task.id} task={task}>
          <span className="whitespace-nowrap">{formatMoment(task.nextAttemptAt)}</span>
        </TaskRow>
      ))}
    </DataTable>
  )
}

type Task = Omit<BackgroundTasks['failed'][number], 'failedAt'>

function TaskRow({ task, children }: { task: Task; children: ReactNode }) {
  const { kind, about, to, createdAt, attempts, error } = task
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="px-3 py-2 font-normal">
        <strong>{words.kinds[kind]}</strong> <span className="wrap-anywhere text-slate">{about}</span>
        {to !== null && <span className="block wrap-anywhere">{to}</span>}
      </th>
      <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatMoment(createdAt)}</td>
      <td className="px-3 py-2 tabular-nums">{attempts}</td>
      <td className="max-w-md px-3 py-2 wrap-anywhere">{error}</td>
      <td className="px-3 py-1">{children}</td>
    </tr>
  )
}
