import { type Cents, SHOP_CURRENCY, toDecimal } from '../../domain/money.ts'

export type StorefrontMoney = { amount: string; currencyCode: string }

/** Formats an amount as Shopify does, with one or two decimals: "14.99", "14.5", "20.0". */
export function toMoney(cents: Cents): StorefrontMoney {
  return { amount: toDecimal(cents).replace(/0$/, ''), currencyCode: SHOP_CURRENCY }
}

export function toMoneyOrNull(cents: Cents | null): StorefrontMoney | null {
  return cents === null ? null : toMoney(cents)
}
