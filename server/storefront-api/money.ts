import { type Cents, SHOP_CURRENCY, toDecimal } from '../../domain/money.ts'

export type Money = { amount: string; currencyCode: string }

/** An amount in the hosted store's format: "14.99", "14.5", "20.0"; at least one decimal, no trailing zero after it. */
export function money(cents: Cents): Money {
  return { amount: toDecimal(cents).replace(/0$/, ''), currencyCode: SHOP_CURRENCY }
}

/** The same for a nullable amount. */
export function moneyOrNull(cents: Cents | null): Money | null {
  return cents === null ? null : money(cents)
}
