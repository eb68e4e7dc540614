import { addDays, type CalendarDate } from '../checkout/calendar-date.ts'

/** A period of calendar days in the shop's time zone. Both `from` and `to` are part of it. */
export type ReportPeriod = { from: CalendarDate; to: CalendarDate }

/**
 * The default period is 52 weeks. The dashboard compares it with the 52 weeks before, so every weekday occurs equally often in both. (Not
 * in the specification.)
 */
export const DEFAULT_PERIOD_DAYS = 364
/** The maximum length of a period: ten years, in days. */
export const MAX_PERIOD_DAYS = 3_653

export type PeriodFault = 'not-a-date' | 'ends-before-it-begins' | 'too-long'
export type ParsedPeriod = { ok: true; period: ReportPeriod } | { ok: false; reason: PeriodFault }

const DATE_FORMAT = /^[12]\d{3}-\d{2}-\d{2}$/

/**
 * Parses the dates of a requested period. If `to` is missing or empty, the period ends today. If `from` is missing or empty, the period is
 * 52 weeks long.
 */
export function parsePeriod(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  today: CalendarDate,
): ParsedPeriod {
  if ((from !== '' && !isDate(from)) || (to !== '' && !isDate(to))) return { ok: false, reason: 'not-a-date' }
  const end = to === '' ? today : to
  const period = { from: from === '' ? addDays(end, 1 - DEFAULT_PERIOD_DAYS) : from, to: end }
  if (period.from > period.to) return { ok: false, reason: 'ends-before-it-begins' }
  return countPeriodDays(period) > MAX_PERIOD_DAYS ? { ok: false, reason: 'too-long' } : { ok: true, period }
}

const isDate = (text: string): boolean =>
  DATE_FORMAT.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && addDays(text, 0) === text

export function countPeriodDays({ from, to }: ReportPeriod): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000) + 1
}

/** Returns the period of equal length that ends on the day before the given period begins. */
export function getPreviousPeriod(period: ReportPeriod): ReportPeriod {
  return { from: addDays(period.from, -countPeriodDays(period)), to: addDays(period.from, -1) }
}

/** Returns how many days one point of the trend chart covers (1, 7 or 28), so that the chart has a readable number of points. */
export function chooseSliceDays(period: ReportPeriod): 1 | 7 | 28 {
  const days = countPeriodDays(period)
  if (days <= 62) return 1
  return days <= 400 ? 7 : 28
}

/** Divides a period into slices of equal length, oldest first. Only the oldest slice may be shorter. */
export function splitPeriod(period: ReportPeriod): ReportPeriod[] {
  const days = chooseSliceDays(period)
  const slices: ReportPeriod[] = []
  for (let to = period.to; to >= period.from; to = addDays(to, -days)) {
    const from = addDays(to, 1 - days)
    slices.unshift({ from: from < period.from ? period.from : from, to })
  }
  return slices
}
