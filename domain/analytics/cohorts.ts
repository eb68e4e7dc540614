import type { CalendarDate } from '../checkout/calendar-date.ts'

/** Customers of one first month who ordered in a month; both by their first days. */
export type CohortMonth = { firstMonth: CalendarDate; month: CalendarDate; customers: number }

/** Months after the first that are shown, and first months at most. (Ours.) */
export const COHORT_MONTHS = 6
export const MOST_COHORTS = 12

export type Cohort = {
  firstMonth: CalendarDate
  /** Customers who first bought in that month. */
  customers: number
  /** The share of them who ordered 1, 2, … months later; a month that is not over or not begun is missing. */
  later: { months: number; customers: number; share: number }[]
}

/** Whether customers come back: the newest first months, the oldest of them first. `until` is the last month that is over. */
export function cohorts(rows: readonly CohortMonth[], until: CalendarDate): Cohort[] {
  const firsts = [...new Set(rows.map(({ firstMonth }) => firstMonth))].toSorted().slice(-MOST_COHORTS)
  return firsts.flatMap((firstMonth) => {
    const own = rows.filter((row) => row.firstMonth === firstMonth)
    const customers = own.find(({ month }) => month === firstMonth)?.customers ?? 0
    if (customers <= 0) return []
    const seen = Math.min(COHORT_MONTHS, monthsBetween(firstMonth, until))
    const later = Array.from({ length: Math.max(0, seen) }, (_, index) => {
      const came = own.find(({ month }) => monthsBetween(firstMonth, month) === index + 1)?.customers ?? 0
      return { months: index + 1, customers: came, share: came / customers }
    })
    return [{ firstMonth, customers, later }]
  })
}

/** Whole months from one first day of a month to another. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}
