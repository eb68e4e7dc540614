import type { CalendarDate } from '../checkout/calendar-date.ts'
import { SHOP_LOCATION } from '../checkout/destination.ts'
import { type CountryCode, parseCountry, parseRegion } from '../checkout/regions.ts'
import { type TaxLine, taxesFor } from '../checkout/tax.ts'
import type { TaxRegistration } from '../checkout/tax-registrations.ts'
import { isEmailAddress } from '../checkout/email-address.ts'
import type { Cents } from '../money.ts'

/** Where the buyer of credits lives or has their business: it decides the taxes (decision 030). Codes of regions.ts. */
export type BillingPlace = { country: CountryCode; province: string }

/** Who credits are billed to. Without an e-mail address there is no mail: programs may buy without saying who they are. */
export type CreditBilling = BillingPlace & { email: string | null }

/** Of a buyer who says nothing: a service whose buyer's address isn't known is supplied where the shop does the work. */
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

/** Reads billing details as people type them; a province has to be one of the country. */
export function checkBilling(typed: Readonly<Record<BillingField, string>>): CheckedBilling {
  const email = typed.email.trim()
  const place = parsePlace(typed)
  if (isEmailAddress(email) && place) return { ok: true, billing: { email, ...place } }
  const errors: Partial<Record<BillingField, BillingFault>> = {}
  if (!isEmailAddress(email)) errors.email = email === '' ? 'required' : 'not-an-address'
  if (!place) errors[parseCountry(typed.country) ? 'province' : 'country'] = 'unknown-place'
  return { ok: false, errors }
}

/** Null for a country that the shop doesn't sell to, and for a province of another country. */
export function parsePlace(typed: Readonly<Record<'country' | 'province', string>>): BillingPlace | null {
  const country = parseCountry(typed.country)
  const province = country && parseRegion(country, typed.province)
  return country && province ? { country, province } : null
}

/** Country and province in one, as a single list of a form sends them: 'CA-ON'. */
export function splitPlace(place: string): Record<'country' | 'province', string> {
  const [country = '', province = ''] = place.split('-')
  return { country, province }
}

/** Whether two purchases are billed alike: a payment under way is for one buyer at one place. */
export const isSameBilling = (one: CreditBilling, other: CreditBilling): boolean =>
  one.email === other.email && one.country === other.country && one.province === other.province

export type CreditPrice = { priceCents: Cents; taxes: TaxLine[]; totalCents: Cents }

type PricedCredits = {
  priceCents: Cents
  place: BillingPlace
  /** The shop's day. */
  onDate: CalendarDate
  registrations: readonly TaxRegistration[]
}

/** What a package costs with its taxes, which are those of the buyer's place; none abroad. */
export function priceCredits({ priceCents, place, onDate, registrations }: PricedCredits): CreditPrice {
  const taxes = taxesFor({ ...place, taxableCents: priceCents, onDate, registrations })
  const totalCents = taxes.reduce((sum, { amountCents }) => sum + amountCents, priceCents)
  return { priceCents, taxes, totalCents }
}
