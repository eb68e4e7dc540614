import { formatMoney, parseDecimal } from '../../domain/money.ts'

/** A price of the wire ("14.99") as shoppers read it. */
export function priceText(price: string, currencyCode: string): string {
  const cents = parseDecimal(price)
  return cents === null ? `${price} ${currencyCode}` : formatMoney(cents, currencyCode)
}
