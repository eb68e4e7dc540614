import { addBusinessDays } from '../checkout/business-days.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import { estimateDelivery } from '../checkout/delivery-estimate.ts'
import { settings } from '../settings/settings.ts'

/** Returns the longest time in production, in business days after the day of the order. */
export const makingDays = (): number => settings.shipping.makingDays + settings.shipping.extraDays

/** Returns the date by which an order placed now has to be printed and cut. */
export function productionDue(placedAt: Date): CalendarDate {
  const days = makingDays()
  return estimateDelivery(placedAt, { min: days, max: days }).latest
}

export type Urgency = 'late' | 'today' | 'next' | 'later'

/** Rates how urgent a due date is on a given day: late, due today, due on the next business day, or later. */
export function urgencyOf(dueOn: CalendarDate, today: CalendarDate): Urgency {
  if (dueOn < today) return 'late'
  if (dueOn === today) return 'today'
  return dueOn <= addBusinessDays(today, 1) ? 'next' : 'later'
}
