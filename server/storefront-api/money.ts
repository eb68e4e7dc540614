import { type Cents, SHOP_CURRENCY, toDecimal } from '../../domain/money.ts'

export type Money = { amount: string; currencyCode: string }

/** Formats an amount as the hosted store does, with one or two decimals: "14.99", "14.5", "20.0". */
export function money(cents: Cents): Money {
  return { amount: toDecimal(cents).replace(/0$/, ''), currencyCode: SHOP_CURRENCY }
}

export function moneyOrNull(cents: Cents | null): Money | null {
  return cents === null ? null : money(cents)
}
