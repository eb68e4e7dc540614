import { formatMoney, getCents } from '../../../domain/money.ts'

/** Formats one of the cart's amounts, a decimal text such as "12.50", as money. */
export type FormatAmount = (amount: string) => string

export const createAmountFormatter =
  (currencyCode: string): FormatAmount =>
  (amount) =>
    formatMoney(getCents(amount), currencyCode)
