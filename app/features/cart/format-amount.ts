import { formatMoney, getCents } from '../../../domain/money.ts'

/** Formats an amount of the cart, which is a decimal text, as money. */
export type FormatAmount = (amount: string) => string

export const createAmountFormatter =
  (currencyCode: string): FormatAmount =>
  (amount) =>
    formatMoney(getCents(amount), currencyCode)
