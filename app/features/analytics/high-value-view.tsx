import { analyticsCopy } from '../../../content/analytics.ts'
import type { AnalyticsOrder, AnalyticsReport } from '../../../contract/analytics.ts'
import { formatRegionName } from '../../../domain/analytics/region-sales.ts'
import { formatShortDate } from '../../../domain/checkout/short-date.ts'
import { formatMoney, roundHalfUp } from '../../../domain/money.ts'
import { formatNumber } from '../../../domain/written-number.ts'
import { Badge } from '../../ui/badge.tsx'
import { BarChart } from './bar-chart.tsx'
import { DataTable } from './data-table.tsx'
import { formatAverage, formatPercentage } from './figures.ts'
import { ChartAndFigures, Panel } from './panel.tsx'

const words = analyticsCopy.highValue
const { baskets: basketWords, segments, sample } = analyticsCopy

type HighValue = Extract<AnalyticsReport, { view: 'high-value' }>

const centsOf = ({ orderTotal }: AnalyticsOrder) => roundHalfUp(orderTotal * 100)

/** The largest orders, and the number of items in an average order. */
export function HighValueView({ report }: { report: HighValue }) {
  const { orders, highOrders, now, baskets, period } = report
  const bars = orders.map((order) => ({
    key: order.orderId,
    label: order.orderId,
    shown: formatMoney(centsOf(order)),
    value: centsOf(order),
  }))
  return (
    <>
      <Panel
        title={words.title}
        text={orders.length > 0 ? words.count(highOrders, now.orders) : words.none}
        file={{ table: 'high-value', period }}
      >
        {orders.length > 0 && (
          <>
            <BarChart label={words.chart} bars={bars} />
            <div className="mt-6">
              <DataTable
                caption={words.title}
                columns={Object.values(words.columns)}
                texts={5}
                rows={orders.map(rowOf)}
              />
            </div>
          </>
        )}
      </Panel>
      <Panel title={basketWords.title} text={basketWords.text} file={{ table: 'baskets', period }}>
        <ChartAndFigures
          chart={
            <BarChart
              label={basketWords.title}
              bars={baskets.map(({ label, share }) => ({
                key: label,
                label,
                shown: formatPercentage(share),
                value: share,
              }))}
            />
          }
          table={
            <DataTable
              caption={basketWords.title}
              columns={Object.values(basketWords.columns)}
              rows={baskets.map((basket) => ({
                key: basket.label,
                cells: [
                  basket.label,
                  formatNumber(basket.orders),
                  formatPercentage(basket.share),
                  formatMoney(basket.cents),
                  formatAverage(basket),
                ],
              }))}
            />
          }
        />
      </Panel>
    </>
  )
}

const Whole = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

const rowOf = (order: AnalyticsOrder) => ({
  key: order.orderId,
  cells: [
    <Whole key="order">{order.orderId}</Whole>,
    <span key="customer" className="inline-flex flex-wrap items-center gap-x-2">
      {order.customerName}
      {order.sample && <Badge look="accent">{sample.row}</Badge>}
    </span>,
    segments.names[order.customerType].name,
    `${order.shipCity}, ${formatRegionName(order.shipCountry, order.shipState)}`,
    order.couponCode ?? '–',
    <Whole key="day">{formatShortDate(order.placedOn)}</Whole>,
    formatNumber(order.numberOfItems),
    formatMoney(centsOf(order)),
  ],
})
