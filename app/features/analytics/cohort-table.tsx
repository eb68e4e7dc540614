import { scaleThreshold } from 'd3-scale'
import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { COHORT_MONTHS } from '../../../domain/analytics/cohorts.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { formatMonth, formatPercentage } from './figures.ts'
import { ScrollingTable } from '../../ui/scrolling-table.tsx'

const words = analyticsCopy.cohorts
const MONTHS = Array.from({ length: COHORT_MONTHS }, (_, index) => index + 1)

/** Returns the shade of a cell. The more customers came back, the darker it is. */
const shadeOf = scaleThreshold<number, string>()
  .domain([0.001, 0.05, 0.1, 0.2])
  .range(['', 'bg-[#e3eeee]', 'bg-[#cfe1e1]', 'bg-[#8fbcc0]', 'bg-gorge text-paper'])

type Cohort = Extract<AnalyticsReport, { view: 'segments' }>['cohorts'][number]

/** A cohort table. Each row is a month of first orders, each shaded cell a later month. */
export function CohortTable({ cohorts }: { cohorts: readonly Cohort[] }) {
  if (cohorts.length === 0) return <p className="text-slate">{words.none}</p>
  return (
    <ScrollingTable label={words.table}>
      <table className="w-full min-w-xl border-separate border-spacing-0.5 text-sm tabular-nums">
        <caption className="sr-only">{words.title}</caption>
        <thead className="text-slate">
          <tr>
            <th scope="col" className="py-2 text-left font-semibold whitespace-nowrap">
              {words.columns.first}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-semibold">
              {words.columns.customers}
            </th>
            {MONTHS.map((months) => (
              <th key={months} scope="col" className="px-2 py-2 text-right font-semibold whitespace-nowrap">
                {words.columns.later(months)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map(({ firstMonth, customers, later }) => (
            <tr key={firstMonth}>
              <th scope="row" className="py-1.5 text-left font-semibold whitespace-nowrap">
                {formatMonth(firstMonth)}
              </th>
              <td className="px-2 py-1.5 text-right">{formatNumber(customers)}</td>
              {MONTHS.map((months) => {
                const share = later.find((month) => month.months === months)?.share
                return (
                  <td
                    key={months}
                    className={`rounded-sm px-2 py-1.5 text-right ${share === undefined ? '' : shadeOf(share)}`}
                  >
                    {share === undefined ? '' : formatPercentage(share)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollingTable>
  )
}
