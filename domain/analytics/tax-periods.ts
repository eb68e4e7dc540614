import { addDays, type CalendarDate } from '../checkout/calendar-date.ts'
import type { ReportPeriod } from './report-period.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const firstDayOfMonth = (year: number, month: number): CalendarDate => `${year}-${twoDigits(month)}-01`

/**
 * Returns a period of whole months. `month` and `year` say in which month it starts: month 1 is January, and month 0 is December of the
 * year before. `count` is the number of months.
 */
function monthsFrom(year: number, month: number, count: number): ReportPeriod {
  const begin = year * 12 + month - 1
  const end = begin + count
  return {
    from: firstDayOfMonth(Math.floor(begin / 12), (begin % 12) + 1),
    to: addDays(firstDayOfMonth(Math.floor(end / 12), (end % 12) + 1), -1),
  }
}

/** Returns the periods for which shops usually file taxes, such as this year or the last quarter. `today` is the current date. */
export function listTaxPeriods(today: CalendarDate) {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  const firstOfQuarter = month - ((month - 1) % 3)
  return {
    thisMonth: monthsFrom(year, month, 1),
    lastMonth: monthsFrom(year, month - 1, 1),
    lastQuarter: monthsFrom(year, firstOfQuarter - 3, 3),
    thisYear: monthsFrom(year, 1, 12),
    lastYear: monthsFrom(year - 1, 1, 12),
  }
}
