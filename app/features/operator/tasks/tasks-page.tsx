import { operatorTasksCopy as words } from '../../../../content/operator/tasks.ts'
import type { BackgroundTasks } from '../../../../contract/operator/tasks.ts'
import { ActionButton } from '../frame/action-button.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { CreditRefundsAndDisputes } from './credit-refunds-and-disputes.tsx'

const ADDRESS = '/api/operator/tasks'
const { columns } = words

/** Failed background tasks, each with a button that retries it. */
export default function BackgroundTasksPage() {
  const { data, reload } = useOperatorData<BackgroundTasks>(ADDRESS)
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <DataLoader data={data} reload={reload}>
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
            <CreditRefundsAndDisputes movements={creditMoneyBack} />
          </>
        )}
      </DataLoader>
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
type Task = Omit<BackgroundTasks['failed'][number], 'failedAt'>

/** The columns that the tables of failed and of retried tasks have in common. */
const commonColumns = <Row extends Task>(): TableColumn<Row>[] => [
  {
    title: columns.task,
    render: ({ kind, about, to }) => (
      <>
        {words.kinds[kind]} <span className="font-normal wrap-anywhere text-slate">{about}</span>
        {to !== null && <span className="block font-normal wrap-anywhere">{to}</span>}
      </>
    ),
  },
  { title: columns.error, onCard: 'own-line', render: ({ error }) => errorText(error) },
  { title: columns.attempts, isFigure: true, onCard: 'titled', render: ({ attempts }) => attempts },
  { title: columns.created, onCard: 'titled', render: ({ createdAt }) => moment(createdAt) },
]

const errorText = (error: string | null) => <span className="block max-w-md wrap-anywhere">{error}</span>
const moment = (iso: string) => <span className="whitespace-nowrap tabular-nums">{formatMoment(iso)}</span>

function Failed({ failed, reload }: { failed: BackgroundTasks['failed']; reload: Reload }) {
  const call = (path: string) => ({ method: 'POST', address: `${ADDRESS}${path}/retry` }) as const
  return (
    <>
      <ListTable
        caption={words.failed}
        columns={[
          ...commonColumns<BackgroundTasks['failed'][number]>(),
          { title: columns.failed, onCard: 'titled', render: ({ failedAt }) => moment(failedAt) },
          {
            title: words.retry,
            isTitleHidden: true,
            onCard: 'end',
            render: ({ id, about }) => (
              <ActionButton
                label={words.retry}
                name={words.retryOf(about)}
                call={call(`/${id}`)}
                reload={reload}
              />
            ),
          },
        ]}
        rows={failed}
        keyOf={({ id }) => id}
      />
      <p className="mt-3">
        <ActionButton label={words.retryAll} call={call('')} reload={reload} />
      </p>
    </>
  )
}

const Retrying = ({ retrying }: { retrying: BackgroundTasks['retrying'] }) => (
  <ListTable
    caption={words.retrying}
    columns={[
      ...commonColumns<BackgroundTasks['retrying'][number]>(),
      { title: columns.next, onCard: 'titled', render: ({ nextAttemptAt }) => moment(nextAttemptAt) },
    ]}
    rows={retrying}
    keyOf={({ id }) => id}
  />
)
