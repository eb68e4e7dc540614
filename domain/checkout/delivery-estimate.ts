import { addBusinessDays, isBusinessDay, nextBusinessDay } from './business-days.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { shopTime } from './shop-clock.ts'

/** The shop closes at 17:00 (specification, section 9); an order after that counts as the next business day's. */
export const CLOSING_HOUR = 17

/** First and last day a parcel is expected, in business days after the day of the order: { min: 2, max: 4 }. */
export type BusinessDays = { min: number; max: number }

/** The days between which an order placed now arrives, both business days in Ontario. */
export function estimateDelivery(
  now: Date,
  days: BusinessDays,
): { earliest: CalendarDate; latest: CalendarDate } {
  const { date, hour } = shopTime(now)
  const afterHours = isBusinessDay(date) && hour >= CLOSING_HOUR
  const counted = nextBusinessDay(afterHours ? addDays(date, 1) : date)
  return { earliest: addBusinessDays(counted, days.min), latest: addBusinessDays(counted, days.max) }
}
