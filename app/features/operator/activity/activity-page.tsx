import { operatorActivityWords as words } from '../../../../content/operator/activity.ts'
import type { ActivityCounts, OperatorActivity } from '../../../../contract/operator/activity.ts'
import { writtenNumber } from '../../../../domain/written-number.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'

const STEPS = ['page_view', 'view_item', 'add_to_cart', 'begin_checkout', 'orders'] as const
const PERIODS = ['7', '30', '90'] as const
const USUAL = '30'
const CELL = 'px-2 py-1.5 tabular-nums md:px-3'

/** The funnel from page views to orders, day by day. */
export default function ActivityPage({ search }: OperatorViewProps) {
  const days = PERIODS.find((period) => period === search.get('days')) ?? USUAL
  const { data, reload } = useShopData<OperatorActivity>(`/api/operator/activity?days=${days}`)
  return (
    <>
      <p className="mt-1 max-w-3xl text-slate">{words.lead}</p>
      <nav aria-label={words.period} className="mt-3 flex flex-wrap gap-2">
        {PERIODS.map((period) => (
          <a
            key={period}
            href={`/operator/activity?days=${period}`}
            aria-current={period === days ? 'page' : undefined}
            className={buttonClass(period === days ? 'dark' : 'outline', 'small')}
          >
            {words.periods[period]}
          </a>
        ))}
      </nav>
      <WhenLoaded data={data} reload={reload}>
        {(activity) => <Activity {...activity} />}
      </WhenLoaded>
    </>
  )
}

function Activity({ days, sum, others }: OperatorActivity) {
  return (
    <>
      <DataTable heads={[words.day, ...STEPS.map((step) => words.steps[step])]}>
        <tr className="border-b border-line-strong font-semibold">
          <th scope="row" className={CELL}>
            {words.sum}
          </th>
          {STEPS.map((step, index) => (
            <td key={step} className={CELL}>
              {writtenNumber(sum[step])}
              <Share counts={sum} index={index} />
            </td>
          ))}
        </tr>
        {days.map(({ day, ...counts }) => (
          <tr key={day} className="border-b border-line">
            <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
              {day}
            </th>
            {STEPS.map((step) => (
              <td key={step} className={CELL}>
                {writtenNumber(counts[step])}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <h2 className="mt-8 font-sans text-lg font-semibold tracking-normal">{words.others}</h2>
      {others.length === 0 ? (
        <p className="py-2 text-slate">{words.empty}</p>
      ) : (
        <DataTable heads={[words.others, words.times]}>
          {others.map(({ name, count }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className={`${CELL} font-mono font-normal`}>
                {name}
              </th>
              <td className={CELL}>{writtenNumber(count)}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </>
  )
}

/** Formats the share of people in the previous step who also took this step. */
function Share({ counts, index }: { counts: ActivityCounts; index: number }) {
  const [before, step] = [STEPS[index - 1], STEPS[index]]
  if (!before || !step || counts[before] === 0) return null
  const share = Math.round((counts[step] / counts[before]) * 100)
  return (
    <span className="block text-xs font-normal text-slate">
      {words.each.replace('{share}', String(share))}
    </span>
  )
}
