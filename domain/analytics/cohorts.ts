import type { CalendarDate } from '../checkout/calendar-date.ts'

/** How many of the customers who ordered first in `firstMonth` also ordered in `month`. Both dates are the first day of a month. */
export type CohortMonth = { firstMonth: CalendarDate; month: CalendarDate; customers: number }

/**
 * The dashboard shows the last MAX_COHORTS cohorts, and follows each for up to COHORT_MONTHS months after its first. (Not in the
 * specification.)
 */
export const COHORT_MONTHS = 6
export const MAX_COHORTS = 12

export type Cohort = {
  firstMonth: CalendarDate
  /** The number of customers in the cohort. */
  customers: number
  /**
   * How many of these customers ordered again 1, 2, … months after their first month, and their share. Only months that have ended are
   * included.
   */
  later: { months: number; customers: number; share: number }[]
}

/** Computes the retention of the latest cohorts, oldest first. `until` is the last month that has ended. */
export function computeCohorts(rows: readonly CohortMonth[], until: CalendarDate): Cohort[] {
  const firsts = [...new Set(rows.map(({ firstMonth }) => firstMonth))].toSorted().slice(-MAX_COHORTS)
  return firsts.flatMap((firstMonth) => {
    const own = rows.filter((row) => row.firstMonth === firstMonth)
    const customers = own.find(({ month }) => month === firstMonth)?.customers ?? 0
    if (customers <= 0) return []
    const seen = Math.min(COHORT_MONTHS, countMonthsBetween(firstMonth, until))
    const later = Array.from({ length: Math.max(0, seen) }, (_, index) => {
      const came =
        own.find(({ month }) => countMonthsBetween(firstMonth, month) === index + 1)?.customers ?? 0
      return { months: index + 1, customers: came, share: came / customers }
    })
    return [{ firstMonth, customers, later }]
  })
}

/** Counts the months from one date to another. Both dates must be the first day of a month. */
export function countMonthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}
