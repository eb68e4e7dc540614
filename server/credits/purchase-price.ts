import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { parseCountry } from '../../domain/checkout/regions.ts'
import {
  type BillingPlace,
  type CreditBilling,
  type CreditPrice,
  priceCredits,
} from '../../domain/credits/billing.ts'
import type { CreditPackage } from '../../domain/credits/packages.ts'
import type { Deps } from '../deps.ts'
import { findTaxRegistrations } from '../payments/index.ts'
import type { CreditPurchase } from './credit-purchases.ts'

/**
 * Computes today's price of a package of credits for a buyer with this billing place. Adds only those taxes for which the shop is
 * registered.
 */
export function quoteCredits(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  { priceCents }: Pick<CreditPackage, 'priceCents'>,
  place: BillingPlace,
): CreditPrice {
  const registrations = findTaxRegistrations(env)
  return priceCredits({ priceCents, place, onDate: toShopDate(now()), registrations })
}

export function toCreditPrice({
  priceCents,
  taxes,
  amountCents,
}: Pick<CreditPurchase, 'priceCents' | 'taxes' | 'amountCents'>): CreditPrice {
  return { priceCents: priceCents ?? amountCents, taxes, totalCents: amountCents }
}

/** Returns the billing details of a purchase; null for an older purchase that has none. */
export function findPurchaseBilling({
  email,
  country,
  province,
}: Pick<CreditPurchase, 'email' | 'country' | 'province'>): CreditBilling | null {
  const code = parseCountry(country ?? '')
  return code && province !== null ? { email, country: code, province } : null
}
