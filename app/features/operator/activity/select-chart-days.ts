import type { OperatorActivity } from '../../../../contract/operator/activity.ts'

/** The minimum number of days in the chart, so that a new shop's bars aren't too wide. */
const MIN_DAYS = 7

/** Returns the days of the chart, oldest first, starting with the first day with visits. Empty until two days have visits. */
export function selectChartDays(days: OperatorActivity['days']): OperatorActivity['days'] {
  if (days.filter(({ page_view }) => page_view > 0).length < 2) return []
  const first = days.findLastIndex(({ page_view }) => page_view > 0)
  return days.slice(0, Math.max(first + 1, MIN_DAYS)).toReversed()
}
