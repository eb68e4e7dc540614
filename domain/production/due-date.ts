import { addBusinessDays } from '../checkout/business-days.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import { estimateDelivery } from '../checkout/delivery-estimate.ts'
import { settings } from '../settings/settings.ts'

/** Returns the maximum number of business days between an order and the end of its production. */
export const getMaxProductionDays = (): number => settings.shipping.makingDays + settings.shipping.extraDays

/** Returns the date by which an order placed now has to be printed and cut. */
export function computeProductionDue(placedAt: Date): CalendarDate {
  const days = getMaxProductionDays()
  return estimateDelivery(placedAt, { min: days, max: days }).latest
}

export type JobUrgency = 'late' | 'today' | 'next' | 'later'

/** Says how urgent a job is on a day: late, due today, due on the next business day, or due later. */
export function rateUrgency(dueOn: CalendarDate, today: CalendarDate): JobUrgency {
  if (dueOn < today) return 'late'
  if (dueOn === today) return 'today'
  return dueOn <= addBusinessDays(today, 1) ? 'next' : 'later'
}
