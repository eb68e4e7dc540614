import { addBusinessDays } from '../checkout/business-days.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import { estimateDelivery } from '../checkout/delivery-estimate.ts'
import { settings } from '../settings/settings.ts'

/** How long making takes at most, in business days; the day of the order isn't counted. */
export const makingDays = (): number => settings.shipping.makingDays + settings.shipping.extraDays

/** The day by which an order placed at this moment is printed and cut. */
export function productionDue(placedAt: Date): CalendarDate {
  const days = makingDays()
  return estimateDelivery(placedAt, { min: days, max: days }).latest
}

export type Urgency = 'late' | 'today' | 'next' | 'later'

/** The urgency of a due date on a given day: late, due today, due on the next business day, or later. */
export function urgencyOf(dueOn: CalendarDate, today: CalendarDate): Urgency {
  if (dueOn < today) return 'late'
  if (dueOn === today) return 'today'
  return dueOn <= addBusinessDays(today, 1) ? 'next' : 'later'
}
