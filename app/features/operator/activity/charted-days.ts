import type { OperatorActivity } from '../../../../contract/operator/activity.ts'

/** The chart covers at least a week, so that a new shop's bars aren't a wall. */
const FEWEST = 7

/** The days of the chart, oldest first, from the first day with visits; none before there are two days with visits to compare. */
export function chartedDays(days: OperatorActivity['days']): OperatorActivity['days'] {
  if (days.filter(({ page_view }) => page_view > 0).length < 2) return []
  const first = days.findLastIndex(({ page_view }) => page_view > 0)
  return days.slice(0, Math.max(first + 1, FEWEST)).toReversed()
}
