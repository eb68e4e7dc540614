import { addBusinessDays } from '../checkout/business-days.ts'
import type { CalendarDate } from '../checkout/calendar-date.ts'
import { estimateDelivery } from '../checkout/delivery-estimate.ts'

/** An order is made in 48 to 72 hours (specification): two to three business days, its own not counted. */
const MAKING = { min: 2, max: 3 } as const

/** The day by which an order placed at this moment is printed and cut. */
export function productionDue(placedAt: Date): CalendarDate {
  return estimateDelivery(placedAt, MAKING).latest
}

export type Urgency = 'late' | 'today' | 'next' | 'later'

/** The urgency of a due date on a given day: late, due today, due on the next business day, or later. */
export function urgencyOf(dueOn: CalendarDate, today: CalendarDate): Urgency {
  if (dueOn < today) return 'late'
  if (dueOn === today) return 'today'
  return dueOn <= addBusinessDays(today, 1) ? 'next' : 'later'
}
