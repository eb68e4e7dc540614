import { formatMoney, getCents } from '../../../domain/money.ts'

/** Formats one of the cart's amounts, a decimal text such as "12.50", as money. */
export type AmountFormatter = (amount: string) => string

export const createAmountFormatter =
  (currencyCode: string): AmountFormatter =>
  (amount) =>
    formatMoney(getCents(amount), currencyCode)
