import { analyticsCopy } from '../../../content/analytics.ts'
import { computeAverageOrder, computeGrowth } from '../../../domain/analytics/sales-totals.ts'
import { formatMoney, formatShortMoney } from '../../../domain/money.ts'

const { figures, percent } = analyticsCopy
const SHORT_DAY = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const MONTH = new Intl.DateTimeFormat('en-CA', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

export const formatShortDay = (date: string): string => SHORT_DAY.format(noon(date))
export const formatMonth = (date: string): string => MONTH.format(noon(date))

/** Formats whole dollars ("CA$1,234"), because a chart's axis has no room for cents. */
export const formatDollars = (cents: number): string => formatShortMoney(Math.round(cents / 100) * 100)

/** Formats a share as a percentage, with one decimal if it's below ten percent. */
export const formatPercentage = (share: number): string =>
  share > 0 && share < 0.095 ? `${(share * 100).toFixed(1)}%` : percent(share)

export function formatAverage(totals: { orders: number; cents: number }): string {
  const average = computeAverageOrder(totals)
  return average === null ? figures.none : formatMoney(average)
}

export function formatGrowth(now: number, before: number): string {
  const part = computeGrowth(now, before)
  return part === null ? figures.none : figures.growth(part)
}
