import type { CalendarDate } from '../checkout/calendar-date.ts'
import { SHOP_LOCATION } from '../checkout/destination.ts'
import { type CountryCode, parseCountry, parseRegion } from '../checkout/regions.ts'
import { type TaxLine, computeTaxes } from '../checkout/tax.ts'
import type { TaxRegistration } from '../checkout/tax-registrations.ts'
import { isEmailAddress } from '../checkout/email-address.ts'
import type { Cents } from '../money.ts'

/**
 * The country and province in which a buyer of credits lives. The taxes depend on them (decision 030). Their codes are those in regions.ts.
 */
export type BillingPlace = { country: CountryCode; province: string }

/**
 * The billing details for a purchase of credits. `email` is null if the buyer is an API client that gave no address. No e-mail is sent to
 * such a buyer.
 */
export type CreditBilling = BillingPlace & { email: string | null }

/**
 * The billing details for a buyer who gave no details. If the buyer's address is unknown, tax law treats the sale as made at the shop's own
 * location.
 */
export const UNKNOWN_BUYER: CreditBilling = {
  email: null,
  country: SHOP_LOCATION.country,
  province: SHOP_LOCATION.province,
}

export type BillingField = 'email' | 'country' | 'province'
export type BillingFault = 'required' | 'not-an-address' | 'unknown-place'

export type CheckedBilling =
  | { ok: true; billing: CreditBilling & { email: string } }
  | { ok: false; errors: Partial<Record<BillingField, BillingFault>> }

/** Validates typed billing details. The province has to belong to the country. */
export function checkBilling(typed: Readonly<Record<BillingField, string>>): CheckedBilling {
  const email = typed.email.trim()
  const place = parseBillingPlace(typed)
  if (isEmailAddress(email) && place) return { ok: true, billing: { email, ...place } }
  const errors: Partial<Record<BillingField, BillingFault>> = {}
  if (!isEmailAddress(email)) errors.email = email === '' ? 'required' : 'not-an-address'
  if (!place) errors[parseCountry(typed.country) ? 'province' : 'country'] = 'unknown-place'
  return { ok: false, errors }
}

/** Parses a billing place. Null if the shop doesn't sell to the country, or if the province isn't part of the country. */
export function parseBillingPlace(
  typed: Readonly<Record<'country' | 'province', string>>,
): BillingPlace | null {
  const country = parseCountry(typed.country)
  const province = country && parseRegion(country, typed.province)
  return country && province ? { country, province } : null
}

/** Splits an option of the form's list of places, such as 'CA-ON', into country and province. */
export function splitBillingPlace(place: string): Record<'country' | 'province', string> {
  const [country = '', province = ''] = place.split('-')
  return { country, province }
}

/** Whether two purchases have the same billing details. If they do, a payment that was started for one can be continued for the other. */
export const isSameBilling = (one: CreditBilling, other: CreditBilling): boolean =>
  one.email === other.email && one.country === other.country && one.province === other.province

export type CreditPrice = { priceCents: Cents; taxes: TaxLine[]; totalCents: Cents }

type PricedCredits = {
  priceCents: Cents
  place: BillingPlace
  /** The date of the purchase, in the shop's time zone. */
  onDate: CalendarDate
  registrations: readonly TaxRegistration[]
}

/** Adds the taxes for the buyer's place to a package's price. Buyers in other countries pay no tax. */
export function priceCredits({ priceCents, place, onDate, registrations }: PricedCredits): CreditPrice {
  const taxes = computeTaxes({ ...place, taxableCents: priceCents, onDate, registrations })
  const totalCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, priceCents)
  return { priceCents, taxes, totalCents }
}
