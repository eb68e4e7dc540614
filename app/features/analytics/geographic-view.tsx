import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { TOP_REGIONS } from '../../../domain/analytics/region-sales.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { BarChart } from './bar-chart.tsx'
import { DataTable } from './data-table.tsx'
import { formatGrowth, formatPercentage } from './figures.ts'
import { ChartAndFigures, Panel } from './panel.tsx'
import { RegionMap } from './region-map.tsx'

const words = analyticsCopy.geographic
const { columns } = words

type Geographic = Extract<AnalyticsReport, { view: 'geographic' }>

/** Sales by region: the eight largest as bars, and all regions on a map. */
export function GeographicView({ report: { regions, period } }: { report: Geographic }) {
  const top = regions.slice(0, TOP_REGIONS)
  const rest = regions.slice(TOP_REGIONS)
  const bars = top.map(({ country, region, name, cents, beforeCents }) => ({
    key: `${country}-${region}`,
    label: name,
    shown: formatMoney(cents),
    value: cents,
    mark: beforeCents,
  }))
  const table = <DataTable caption={words.title} columns={Object.values(columns)} rows={top.map(rowOf)} />
  const chart = <BarChart label={words.title} bars={bars} />
  // If the bars already show all regions, the table of further regions is left out. The bars and the map then fit in one row.
  if (rest.length === 0)
    return (
      <div className="grid items-start gap-x-6 *:min-w-0 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Panel title={words.title} file={{ table: 'geographic', period }}>
          {chart}
          <div className="mt-6">{table}</div>
        </Panel>
        <Panel title={words.map} text={words.mapText}>
          <RegionMap regions={regions} />
        </Panel>
      </div>
    )
  return (
    <>
      <Panel title={words.title} file={{ table: 'geographic', period }}>
        <ChartAndFigures chart={chart} table={table} />
      </Panel>
      <Panel title={words.map} text={words.mapText}>
        <ChartAndFigures
          chart={<RegionMap regions={regions} />}
          table={
            <DataTable
              caption={words.rest}
              columns={[words.rest, ...Object.values(columns).slice(1)]}
              rows={rest.map(rowOf)}
            />
          }
        />
      </Panel>
    </>
  )
}

const rowOf = ({
  country,
  region,
  name,
  orders,
  cents,
  share,
  beforeCents,
}: Geographic['regions'][number]) => ({
  key: `${country}-${region}`,
  cells: [
    name,
    formatNumber(orders),
    formatMoney(cents),
    formatPercentage(share),
    formatGrowth(cents, beforeCents),
  ],
})
