import { formatMoney, parseDecimal } from '../../../domain/money.ts'

/** Formats a decimal amount of the cart as money. */
export type FormatAmount = (amount: string) => string

export const amountFormatter =
  (currencyCode: string): FormatAmount =>
  (amount) =>
    formatMoney(parseDecimal(amount) ?? 0, currencyCode)
