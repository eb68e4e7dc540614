import type { CalendarDate } from '../checkout/calendar-date.ts'

/**
 * The number of customers (`customers`) whose first order was in `firstMonth` and who also ordered in `month`. Each month is given by its
 * first day.
 */
export type CohortMonth = { firstMonth: CalendarDate; month: CalendarDate; customers: number }

/**
 * The dashboard shows the last MAX_COHORTS cohorts. It follows each cohort for COHORT_MONTHS months after the first month. (Not in the
 * specification.)
 */
export const COHORT_MONTHS = 6
export const MAX_COHORTS = 12

export type Cohort = {
  firstMonth: CalendarDate
  customers: number
  /**
   * For the months after the first one: how many of the cohort's customers ordered again, and their share of the cohort. Months that
   * haven't ended are left out.
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
