import { formatShortMoment, toShopTime } from '../../../../domain/checkout/shop-clock.ts'
import { formatShortDate } from '../../../../domain/checkout/short-date.ts'

/** Formats a time as day and time of day in the shop's time zone: "Nov 22, 2026" and "08:15". */
export function formatDayAndTime(iso: string): { day: string; time: string } {
  const { date, time } = toShopTime(new Date(iso))
  return { day: formatShortDate(date), time }
}

/** Formats a time in the shop's time zone: "Nov 22, 2026, 08:15". */
export const formatMoment = (iso: string): string => formatShortMoment(new Date(iso))
