import { formatMoney, SHOP_CURRENCY } from '../money.ts'

const MILLS_PER_DOLLAR = 1_000

/** Formats a price in thousandths of a dollar with three decimals: "CA$0.108". */
export const formatMills = (mills: number): string =>
  formatMoney(0, SHOP_CURRENCY).replace('0.00', (mills / MILLS_PER_DOLLAR).toFixed(3))

const MILLIONTHS = 1_000_000

/**
 * Formats a price in millionths of a dollar without rounding it: "CA$1.524". The displayed price times the quantity is therefore exactly
 * the total. `least` is the minimum number of decimals.
 */
export function formatRate(millionths: number, least = 2): string {
  const whole = Math.floor(millionths / MILLIONTHS)
  const decimals = String(millionths % MILLIONTHS)
    .padStart(6, '0')
    .replace(/0+$/, '')
    .padEnd(least, '0')
  return formatMoney(whole * 100).replace(/\.00$/, `.${decimals}`)
}
