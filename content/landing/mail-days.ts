import { formatDaySpan } from '../format-days.ts'
import { settings } from '../../domain/settings/settings.ts'

/** Returns how many business days mail takes to the United States, in the same format as at the checkout: "7 to 12". */
export function formatUsaMailDays(): string {
  const { usaFromDays, usaToDays, extraDays } = settings.shipping
  return formatDaySpan({ min: usaFromDays + extraDays, max: usaToDays + extraDays })
}
