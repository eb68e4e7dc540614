import { SHOP_TIME_ZONE } from '../../../../domain/checkout/shop-clock.ts'

const MOMENT = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: SHOP_TIME_ZONE,
})

/** Formats a time in the shop's time zone, sortable by eye: "2026-11-22, 08:15". */
export const momentText = (iso: string): string => MOMENT.format(new Date(iso))
