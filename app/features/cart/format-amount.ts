import { formatMoney, parseDecimal } from '../../../domain/money.ts'

/** Formats one of the cart's decimal amounts as money. */
export type FormatAmount = (amount: string) => string

export const createAmountFormatter =
  (currencyCode: string): FormatAmount =>
  (amount) =>
    formatMoney(parseDecimal(amount) ?? 0, currencyCode)
