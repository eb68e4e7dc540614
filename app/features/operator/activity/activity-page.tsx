import { formatShortDate } from '../../../../domain/checkout/short-date.ts'
import { operatorActivityCopy as words } from '../../../../content/operator/activity.ts'
import type { ActivityCounts, OperatorActivity } from '../../../../contract/operator/activity.ts'
import type { ShopEventName } from '../../../../contract/shop-events.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { Panel } from '../frame/panel.tsx'
import { SegmentLinks } from '../frame/segment-links.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { DayChart } from './day-chart.tsx'

const FUNNEL_STEPS = ['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'orders'] as const
type OtherEventName = Exclude<ShopEventName, (typeof FUNNEL_STEPS)[number]>

/** The names of events by code. A map, because an event stored by another version of the shop may have a code without a name. */
const EVENT_NAMES = new Map<string, string>(
  Object.entries(words.events satisfies Record<OtherEventName, string>),
)
const PERIODS = ['7', '30', '90'] as const
const DEFAULT_PERIOD = '30'

/** The funnel from page views to orders, for each day. */
export default function ActivityPage({ search }: OperatorViewProps) {
  const days = PERIODS.find((period) => period === search.get('days')) ?? DEFAULT_PERIOD
  const { data, reload } = useOperatorData<OperatorActivity>(`/api/operator/activity?days=${days}`)
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <div className="mt-3">
        <SegmentLinks
          label={words.period}
          links={PERIODS.map((period) => ({
            title: words.periods[period],
            href: `/operator/activity?days=${period}`,
            isChosen: period === days,
          }))}
        />
      </div>
      <DataLoader data={data} reload={reload}>
        {(activity) => <Activity {...activity} />}
      </DataLoader>
    </>
  )
}

type Row = ActivityCounts & { day: string }

const hasVisits = (row: Row): boolean => FUNNEL_STEPS.some((step) => row[step] > 0)

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    title: words.day,
    render: ({ day }) => <span className="font-normal whitespace-nowrap">{formatShortDate(day)}</span>,
  },
  ...FUNNEL_STEPS.map((step): TableColumn<Row> => ({
    title: words.steps[step],
    onCard: 'titled-third',
    render: (row) => formatNumber(row[step]),
  })),
]

function Activity({ days, sum, others }: OperatorActivity) {
  const withVisits = days.filter(hasVisits)
  const without = days.length - withVisits.length
  if (withVisits.length === 0)
    return (
      <>
        <Funnel sum={sum} />
        <EmptyList mark="figures" title={words.empty} text={words.emptyHint} />
      </>
    )
  return (
    <>
      <Funnel sum={sum} />
      <div className="mt-3 grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <div className="min-w-0 [&>:first-child]:mt-0">
          <DayChart days={days} />
          <ListTable caption={words.caption} columns={COLUMNS} rows={withVisits} keyOf={({ day }) => day} />
          {without > 0 && <p className="mt-2 text-sm text-slate">{words.without(without)}</p>}
        </div>
        <Panel title={words.others}>
          {others.length === 0 && <p className="text-slate">{words.noOthers}</p>}
          <ul>
            {others.map(({ name, count }) => (
              <li key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-2">
                <span>{EVENT_NAMES.get(name) ?? name}</span>
                <strong className="tabular-nums">{formatNumber(count)}</strong>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </>
  )
}

/** The total of each step in the whole period, with a bar that compares it with the page views. */
function Funnel({ sum }: { sum: ActivityCounts }) {
  return (
    <dl aria-label={words.sum} className="mt-3 grid grid-cols-2 gap-px bg-line sm:grid-cols-5">
      {FUNNEL_STEPS.map((step) => (
        <div
          key={step}
          className="row-span-2 grid grid-rows-subgrid gap-y-0 bg-paper p-3 max-sm:last:col-span-2 md:p-4"
        >
          <dt className="text-sm text-slate">{words.steps[step]}</dt>
          <dd className="flex flex-col text-2xl font-semibold tabular-nums">
            {formatNumber(sum[step])}
            <span aria-hidden="true" className="mt-2 block h-1.5 bg-mist-2">
              <span
                className="block h-full bg-gorge"
                style={{ width: `${Math.min(sum[step] / Math.max(sum.page_view, 1), 1) * 100}%` }}
              />
            </span>
            <Share counts={sum} step={step} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** This step's share of the page views, which the bar shows too. */
function Share({ counts, step }: { counts: ActivityCounts; step: (typeof FUNNEL_STEPS)[number] }) {
  if (step === 'page_view' || counts.page_view === 0) return null
  const share = Math.round((counts[step] / counts.page_view) * 1_000) / 10
  // Shares over 100 % aren't shown. They occur because orders are counted even if their page views aren't.
  if (share > 100) return null
  return <span className="mt-1.5 block text-xs font-normal text-slate">{words.each(share)}</span>
}
