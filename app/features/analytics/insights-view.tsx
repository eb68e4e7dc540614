import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsReport } from '../../../contract/analytics.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { BarChart } from './bar-chart.tsx'
import { DataTable } from './data-table.tsx'
import { formatPercentage } from './figures.ts'
import { ChartAndFigures, Panel } from './panel.tsx'

const words = analyticsCopy.insights

type Insights = Extract<AnalyticsReport, { view: 'referral-insights' }>
type Potential = Insights['potentials'][number]

const nameOf = ({ group, region }: Potential) => words.groups[group](region)
const basisOf = ({ basis, value, customers }: Potential) =>
  basis === 'assumed' ? words.assumed(value, customers) : words.computed(customers)
const partOf = (part: number, whole: number) => (whole === 0 ? '–' : formatPercentage(part / whole))

/** Customers to ask for referrals, and the results of referrals so far. */
export function InsightsView({ report }: { report: Insights }) {
  const { potentials, referrals, couponOrders, now, period } = report
  const { facts } = words
  const bars = potentials.map((row) => ({
    key: row.group,
    label: nameOf(row),
    shown: formatPercentage(row.value),
    value: row.value,
  }))
  const counts = [
    { name: facts.coupon, shown: `${formatNumber(couponOrders)} (${partOf(couponOrders, now.orders)})` },
    ...(referrals
      ? [
          { name: facts.started, shown: formatNumber(referrals.started) },
          { name: facts.completed, shown: formatNumber(referrals.completed) },
        ]
      : []),
  ]
  return (
    <>
      <Panel title={words.title} text={words.text} file={{ table: 'referral-insights', period }}>
        <ChartAndFigures
          chart={<BarChart label={words.title} bars={bars} most={1} />}
          table={
            <DataTable
              caption={words.title}
              columns={Object.values(words.columns)}
              isLastText
              rows={potentials.map((row) => ({
                key: row.group,
                cells: [
                  nameOf(row),
                  formatPercentage(row.value),
                  partOf(row.repeatCustomers, row.customers),
                  partOf(row.highOrders, row.orders),
                  basisOf(row),
                ],
              }))}
            />
          }
        />
      </Panel>
      <Panel title={facts.title}>
        <dl className="grid gap-4 sm:grid-cols-3">
          {counts.map(({ name, shown }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-slate">{name}</dt>
              <dd className="font-display text-3xl font-extrabold tabular-nums">{shown}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4">
          <PageLink to="/referrals" className="text-link">
            {words.page}
          </PageLink>
        </p>
      </Panel>
    </>
  )
}
