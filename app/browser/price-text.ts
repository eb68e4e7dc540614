import { formatMoney, parseDecimal } from '../../domain/money.ts'

/** Formats an API price ("14.99") for shoppers. */
export function formatPriceText(price: string, currencyCode: string): string {
  const cents = parseDecimal(price)
  return cents === null ? `${price} ${currencyCode}` : formatMoney(cents, currencyCode)
}
