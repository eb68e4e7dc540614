import { addBusinessDays, isBusinessDay, nextBusinessDay } from './business-days.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { settings } from '../settings/settings.ts'
import { shopTime } from './shop-clock.ts'

/** First and last day a parcel is expected, in business days after the day of the order: { min: 2, max: 4 }. */
export type BusinessDays = { min: number; max: number }

/** The days between which an order placed now arrives, both business days in Ontario. */
export function estimateDelivery(
  now: Date,
  days: BusinessDays,
): { earliest: CalendarDate; latest: CalendarDate } {
  const { date, time } = shopTime(now)
  // An order after the shop closes counts as the next business day's.
  const afterHours = isBusinessDay(date) && time >= settings.hours.closes
  const counted = nextBusinessDay(afterHours ? addDays(date, 1) : date)
  return { earliest: addBusinessDays(counted, days.min), latest: addBusinessDays(counted, days.max) }
}
