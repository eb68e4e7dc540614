import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsPage, AnalyticsReport } from '../../../contract/analytics.ts'
import { ANALYTICS_VIEWS } from '../../../domain/analytics/views.ts'
import { formatShortDate } from '../../../domain/checkout/short-date.ts'
import { formatMoney } from '../../../domain/money.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { DataTable } from './data-table.tsx'
import { GeographicView } from './geographic-view.tsx'
import { HighValueView } from './high-value-view.tsx'
import { InsightsView } from './insights-view.tsx'
import { KeyFigures } from './key-figures.tsx'
import { Panel, DownloadLink } from './panel.tsx'
import { buildReportUrl, PeriodForm } from './period-form.tsx'
import { NoOrdersNotice } from './no-orders.tsx'
import { SegmentsView } from './segments-view.tsx'
import { TrendChart } from './trend-chart.tsx'

const { heading, sample, shop, tabs, trend: trendWords, faults, empty } = analyticsCopy

type Page = Extract<AnalyticsPage, { kind: 'report' }>

/** The sales dashboard: a period, its key figures, and the open tab. Works entirely without scripts. */
export function AnalyticsView({ page: { report, fault, today } }: { page: Page }) {
  const { source, now, earlier, credits, period, trend } = report
  // Without orders, the geographic tab shows an explanation instead of its charts. The other tabs are shown as usual, because they also
  // explain their assumptions.
  const isBlank = report.view === 'geographic' && now.orders + earlier.orders === 0
  return (
    <>
      <h1 className={source === 'sample' ? 'text-3xl md:text-5xl' : 'text-2xl'}>{heading}</h1>
      {source === 'sample' ? (
        <p className="mt-4 max-w-3xl border-l-4 border-hi-vis bg-paper px-4 py-3">
          <strong className="font-bold">{sample.title}.</strong> {sample.text}
        </p>
      ) : (
        <p className="mt-1 text-slate">{shop}</p>
      )}
      {fault && (
        <p role="alert" className="mt-4 max-w-3xl border-l-4 border-maple bg-paper px-4 py-3 font-semibold">
          {faults[fault]}
        </p>
      )}
      <PeriodForm report={report} today={today} />
      <div className="mt-6">
        <KeyFigures now={now} earlier={earlier} credits={credits} trend={trend} />
      </div>
      {now.orders === 0 && !isBlank && <p className="mt-6 font-semibold">{empty}</p>}
      {now.orders + earlier.orders > 0 && (
        <Panel title={trendWords.title} text={trendWords.about} file={{ table: 'trend', period }}>
          {hasTrendLine(trend) ? (
            <TrendChart trend={trend} />
          ) : (
            <p className="text-slate">{trendWords.tooFew}</p>
          )}
          <TrendTable trend={trend} />
        </Panel>
      )}
      <Tabs report={report} />
      {isBlank ? <NoOrdersNotice /> : <TabView report={report} />}
      <p className="mt-6">
        <DownloadLink table="orders" period={period} />
      </p>
    </>
  )
}

/** Whether the trend has at least two points, which a line needs. */
const hasTrendLine = (trend: AnalyticsReport['trend']): boolean =>
  trend.filter(({ cents, earlierCents }) => cents > 0 || earlierCents > 0).length > 1

function TrendTable({ trend }: Pick<AnalyticsReport, 'trend'>) {
  const { table, columns } = trendWords
  return (
    <details className="mt-4">
      <summary className="text-link min-h-6 text-sm">{table}</summary>
      <DataTable
        caption={table}
        columns={Object.values(columns)}
        rows={trend.map(({ from, orders, cents, earlierCents }) => ({
          key: from,
          cells: [formatShortDate(from), formatNumber(orders), formatMoney(cents), formatMoney(earlierCents)],
        }))}
      />
    </details>
  )
}

/** The tabs are links, because each tab is a page whose URL contains the period. */
function Tabs({ report: { view, period } }: { report: AnalyticsReport }) {
  return (
    <nav aria-label={tabs.label} className="mt-10 flex flex-wrap border-b border-line-strong sm:gap-x-3">
      {ANALYTICS_VIEWS.map((tab) => (
        <a
          key={tab}
          href={`${buildReportUrl(tab, period)}#${tab}`}
          id={tab === view ? tab : undefined}
          aria-current={tab === view ? 'page' : undefined}
          className="-mb-px inline-flex min-h-12 scroll-mt-28 items-center border-b-4 border-transparent px-1.5 text-[13px] font-bold hover:text-gorge aria-[current]:border-maple sm:px-3 sm:text-base"
        >
          {tabs[tab]}
        </a>
      ))}
    </nav>
  )
}

function TabView({ report }: { report: AnalyticsReport }) {
  switch (report.view) {
    case 'geographic':
      return <GeographicView report={report} />
    case 'segments':
      return <SegmentsView report={report} />
    case 'referral-insights':
      return <InsightsView report={report} />
    case 'high-value':
      return <HighValueView report={report} />
  }
}
