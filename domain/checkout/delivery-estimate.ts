import { addBusinessDays, isBusinessDay, findNextBusinessDay } from './business-days.ts'
import { addDays, type CalendarDate } from './calendar-date.ts'
import { settings } from '../settings/settings.ts'
import { toShopTime } from './shop-clock.ts'

/** When a parcel is expected, in business days after the order: { min: 2, max: 4 }. */
export type BusinessDays = { min: number; max: number }

/** Returns the earliest and the latest date on which an order placed now may arrive. Both dates are business days in Ontario. */
export function estimateDelivery(
  now: Date,
  days: BusinessDays,
): { earliest: CalendarDate; latest: CalendarDate } {
  const { date, time } = toShopTime(now)
  // An order placed after closing time counts as placed on the next business day.
  const afterHours = isBusinessDay(date) && time >= settings.hours.closes
  const counted = findNextBusinessDay(afterHours ? addDays(date, 1) : date)
  return { earliest: addBusinessDays(counted, days.min), latest: addBusinessDays(counted, days.max) }
}
