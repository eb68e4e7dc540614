import { stringify } from 'csv-stringify/sync'
import type { AnalyticsOrder, AnalyticsReport } from '../../contract/analytics.ts'
import type { AnalyticsTable } from '../../domain/analytics/views.ts'
import { toDecimal } from '../../domain/money.ts'

type Row = Record<string, string | number | null>

/**
 * Formats rows as CSV, with a header row by default. Cells that begin with "=" are escaped: customers type some of the values, and
 * spreadsheets would run them as formulas.
 */
export const formatCsv = (rows: readonly Row[], { header = true } = {}): string =>
  stringify([...rows], { header, escape_formulas: true, record_delimiter: 'windows' })

const percent = (part: number): string => (part * 100).toFixed(1)

export const toOrderCsvRow = (order: AnalyticsOrder): Row => ({
  order_id: order.orderId,
  order_total: order.orderTotal.toFixed(2),
  customer_name: order.customerName,
  customer_type: order.customerType,
  ship_country: order.shipCountry,
  ship_state: order.shipState,
  ship_city: order.shipCity,
  number_of_items: order.numberOfItems,
  coupon_code: order.couponCode,
  placed_on: order.placedOn,
  source: order.sample ? 'sample' : 'shop',
})

/** Converts one table of a report to CSV rows; null if the report doesn't contain that table. */
export function toTableCsvRows(report: AnalyticsReport, table: AnalyticsTable): Row[] | null {
  const { source } = report
  return rowsOf(report, table)?.map((row) => ({ ...row, source })) ?? null
}

function rowsOf(report: AnalyticsReport, table: AnalyticsTable): Row[] | null {
  if (table === 'trend') return report.trend.map(trendRow)
  if (report.view === 'geographic' && table === 'geographic') return report.regions.map(regionRow)
  if (report.view === 'segments' && table === 'segments') return report.segments.map(segmentRow)
  if (report.view === 'segments' && table === 'cohorts') return report.cohorts.flatMap(cohortRows)
  if (report.view === 'referral-insights' && table === 'referral-insights')
    return report.potentials.map(potentialRow)
  if (report.view === 'high-value' && table === 'high-value') return report.orders.map(toOrderCsvRow)
  if (report.view === 'high-value' && table === 'baskets') return report.baskets.map(basketRow)
  return null
}

type ReportOfView<View extends AnalyticsReport['view']> = Extract<AnalyticsReport, { view: View }>

const trendRow = (slice: AnalyticsReport['trend'][number]): Row => ({
  from: slice.from,
  to: slice.to,
  orders: slice.orders,
  sales: toDecimal(slice.cents),
  orders_before: slice.earlierOrders,
  sales_before: toDecimal(slice.earlierCents),
})

const regionRow = (row: ReportOfView<'geographic'>['regions'][number]): Row => ({
  country: row.country,
  region: row.region,
  name: row.name,
  orders: row.orders,
  sales: toDecimal(row.cents),
  share_percent: percent(row.share),
  sales_before: toDecimal(row.beforeCents),
})

const segmentRow = (row: ReportOfView<'segments'>['segments'][number]): Row => ({
  segment: row.segment,
  orders: row.orders,
  sales: toDecimal(row.cents),
  items: row.items,
  share_percent: percent(row.share),
  sales_before: toDecimal(row.beforeCents),
  orders_with_code: row.couponOrders,
  new_customers: row.customers,
  came_again: row.repeatCustomers,
  repeat_rate_percent: percent(row.repeat.value),
  basis: row.repeat.basis,
})

const cohortRows = ({ firstMonth, customers, later }: ReportOfView<'segments'>['cohorts'][number]): Row[] =>
  [{ months: 0, customers, share: 1 }, ...later].map((month) => ({
    first_month: firstMonth.slice(0, 7),
    months_later: month.months,
    customers: month.customers,
    share_percent: percent(month.share),
  }))

const potentialRow = (row: ReportOfView<'referral-insights'>['potentials'][number]): Row => ({
  group: row.group,
  region: row.region,
  score_percent: percent(row.value),
  basis: row.basis,
  new_customers: row.customers,
  came_again: row.repeatCustomers,
  orders: row.orders,
  orders_over_50: row.highOrders,
})

const basketRow = (row: ReportOfView<'high-value'>['baskets'][number]): Row => ({
  basket: row.label,
  orders: row.orders,
  sales: toDecimal(row.cents),
  share_percent: percent(row.share),
})
