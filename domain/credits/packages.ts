import { type Cents, SHOP_CURRENCY } from '../money.ts'
import { settings } from '../settings/settings.ts'

/** A package of credits, with its price. */
export type CreditPackage = {
  id: string
  credits: number
  priceCents: Cents
}

/** A package as the credits page shows it. */
type CreditOffer = CreditPackage & {
  /** Whether the page labels the package "most popular". */
  popular: boolean
  /** The approximate number of finished decals that the credits pay for. */
  decals: { from: number; to: number }
}

/** The packages of the credits page (specification of the design tools, section 9). */
export const CREDIT_PACKAGES = [
  {
    id: 'basic',
    credits: 10,
    get priceCents() {
      return settings.creditPrices.basicCents
    },
    popular: false,
    decals: { from: 1, to: 2 },
  },
  {
    id: 'standard',
    credits: 25,
    get priceCents() {
      return settings.creditPrices.standardCents
    },
    popular: true,
    decals: { from: 3, to: 5 },
  },
  {
    id: 'premium',
    credits: 60,
    get priceCents() {
      return settings.creditPrices.premiumCents
    },
    popular: false,
    decals: { from: 8, to: 12 },
  },
  {
    id: 'business',
    credits: 150,
    get priceCents() {
      return settings.creditPrices.businessCents
    },
    popular: false,
    decals: { from: 20, to: 30 },
  },
] as const satisfies readonly CreditOffer[]

/** The price of a professional banner design, in credits. (The specification doesn't give a number.) */
export const PROFESSIONAL_DESIGN_CREDITS = 5

/**
 * The credit packs on the banner page (specification of the design tools, section 9). The small pack pays for exactly one professional
 * design.
 */
export const BANNER_CREDIT_PACKS = [
  {
    id: 'banner-small',
    credits: PROFESSIONAL_DESIGN_CREDITS,
    get priceCents() {
      return settings.creditPrices.bannerSmallCents
    },
  },
  {
    id: 'banner-large',
    credits: 10,
    get priceCents() {
      return settings.creditPrices.bannerLargeCents
    },
  },
] as const satisfies readonly CreditPackage[]

const ALL_PACKAGES: readonly CreditPackage[] = [...CREDIT_PACKAGES, ...BANNER_CREDIT_PACKS]

export const findCreditPackage = (id: string): CreditPackage | null =>
  ALL_PACKAGES.find((offer) => offer.id === id) ?? null

/** Returns the path of the page that sells a package. After paying, buyers return to this page. */
export const getPackagePage = (id: string): string =>
  BANNER_CREDIT_PACKS.some((pack) => pack.id === id) ? '/custom-banner-designer' : '/credits'

/** A buyer's request for a package, with the price that the page had shown. */
export type PackageRequest = { credits: number; amountCents: Cents | null; currency: string }

export type PackageCheck =
  | { ok: true; package: CreditPackage }
  | { ok: false; reason: 'unknown-package' | 'other-currency' | 'other-amount' }

/**
 * Finds the requested package by its credits and its price. Two packages may have the same number of credits, so the price is needed, too.
 * The request is refused if the buyer was shown another price or currency.
 */
export function checkPackageRequest(
  { credits, amountCents, currency }: PackageRequest,
  packages: readonly CreditPackage[] = ALL_PACKAGES,
): PackageCheck {
  const offered = packages.filter((offer) => offer.credits === credits)
  if (offered.length === 0) return { ok: false, reason: 'unknown-package' }
  if (currency !== SHOP_CURRENCY) return { ok: false, reason: 'other-currency' }
  const wanted = offered.find((offer) => offer.priceCents === amountCents)
  return wanted ? { ok: true, package: wanted } : { ok: false, reason: 'other-amount' }
}
