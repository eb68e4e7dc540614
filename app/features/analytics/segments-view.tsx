import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { Badge } from '../../ui/badge.tsx'
import { BarChart } from './bar-chart.tsx'
import { CohortTable } from './cohort-table.tsx'
import { DataTable } from './data-table.tsx'
import { formatAverage, formatGrowth, formatPercentage } from './figures.ts'
import { ChartAndFigures, Panel } from './panel.tsx'

const words = analyticsCopy.segments

type Segments = Extract<AnalyticsReport, { view: 'segments' }>

/** Customers by segment (businesses and consumers), and whether they return. */
export function SegmentsView({ report: { segments, cohorts, period } }: { report: Segments }) {
  const bars = segments.map(({ segment, share }) => ({
    key: segment,
    label: words.names[segment].name,
    shown: formatPercentage(share),
    value: share,
  }))
  return (
    <>
      <Panel title={words.title} file={{ table: 'segments', period }}>
        <ChartAndFigures
          chart={
            <>
              <p className="mb-3 text-sm font-semibold">{words.share}</p>
              <BarChart label={words.chart} bars={bars} most={1} />
              <dl className="mt-4 grid gap-1 text-sm text-slate">
                {segments.map(({ segment }) => (
                  <div key={segment} className="flex flex-wrap gap-x-2">
                    <dt className="font-semibold">{words.names[segment].name}:</dt>
                    <dd>{words.names[segment].text}</dd>
                  </div>
                ))}
              </dl>
            </>
          }
          table={
            <DataTable
              caption={words.title}
              columns={Object.values(words.columns)}
              rows={segments.map((row) => ({
                key: row.segment,
                cells: [
                  words.names[row.segment].name,
                  formatNumber(row.orders),
                  formatMoney(row.cents),
                  formatPercentage(row.share),
                  formatAverage(row),
                  formatGrowth(row.cents, row.beforeCents),
                  formatPercentage(row.repeat.value),
                ],
              }))}
            />
          }
        />
      </Panel>
      <Panel title={words.repeat.title} text={words.repeat.text}>
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {segments.map((row) => (
            <RepeatRate key={row.segment} row={row} />
          ))}
        </ul>
      </Panel>
      <Panel
        title={analyticsCopy.cohorts.title}
        text={analyticsCopy.cohorts.text}
        file={{ table: 'cohorts', period }}
      >
        <CohortTable cohorts={cohorts} />
      </Panel>
    </>
  )
}

function RepeatRate({ row: { segment, repeat, repeatCustomers } }: { row: Segments['segments'][number] }) {
  const { computed, assumed, badge } = words.repeat
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
        {words.names[segment].name}
        {repeat.basis === 'assumed' && <Badge look="accent">{badge}</Badge>}
      </p>
      <p className="font-display text-3xl font-extrabold tabular-nums">{formatPercentage(repeat.value)}</p>
      <p className="text-sm text-slate">
        {repeat.basis === 'assumed' ? assumed(repeat.customers) : computed(repeatCustomers, repeat.customers)}
      </p>
    </li>
  )
}
