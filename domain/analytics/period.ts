import { addDays, type CalendarDate } from '../checkout/calendar-date.ts'

/** Days of the shop from `from` to `to`, both counted. */
export type Period = { from: CalendarDate; to: CalendarDate }

/** 52 weeks: every weekday occurs equally often, also in the 52 weeks before. (Ours.) */
export const DEFAULT_DAYS = 364
/** Ten years. */
export const MOST_DAYS = 3_653

export type PeriodFault = 'not-a-date' | 'ends-before-it-begins' | 'too-long'
export type AskedPeriod = { ok: true; period: Period } | { ok: false; reason: PeriodFault }

const DATE = /^[12]\d{3}-\d{2}-\d{2}$/

/** Parses a requested period. Missing or empty parts default to the 52 weeks up to today. */
export function readPeriod(
  { from = '', to = '' }: { from?: string | undefined; to?: string | undefined },
  today: CalendarDate,
): AskedPeriod {
  if ((from !== '' && !isDate(from)) || (to !== '' && !isDate(to))) return { ok: false, reason: 'not-a-date' }
  const end = to === '' ? today : to
  const period = { from: from === '' ? addDays(end, 1 - DEFAULT_DAYS) : from, to: end }
  if (period.from > period.to) return { ok: false, reason: 'ends-before-it-begins' }
  return lengthOf(period) > MOST_DAYS ? { ok: false, reason: 'too-long' } : { ok: true, period }
}

const isDate = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(`${text}T12:00:00Z`)) && addDays(text, 0) === text

/** Days of a period. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000) + 1
}

/** The equally long period that ends the day before. */
export function periodBefore(period: Period): Period {
  return { from: addDays(period.from, -lengthOf(period)), to: addDays(period.from, -1) }
}

/** Days per point of a trend (a day, a week or four weeks), so that it has neither three points nor a thousand. */
export function sliceDays(period: Period): 1 | 7 | 28 {
  const days = lengthOf(period)
  if (days <= 62) return 1
  return days <= 400 ? 7 : 28
}

/** Splits a period into slices of equal length, counted from its end, so that only the first may be shorter. Oldest first. */
export function slicesOf(period: Period): Period[] {
  const days = sliceDays(period)
  const slices: Period[] = []
  for (let to = period.to; to >= period.from; to = addDays(to, -days)) {
    const from = addDays(to, 1 - days)
    slices.unshift({ from: from < period.from ? period.from : from, to })
  }
  return slices
}
