import { type Cents, SHOP_CURRENCY } from '../money.ts'
import { settings } from '../settings/settings.ts'

/** A number of credits and its price. */
export type CreditPackage = {
  id: string
  credits: number
  priceCents: Cents
}

/** A package as shown on the credits page. */
type CreditOffer = CreditPackage & {
  /** Marked as most popular. */
  popular: boolean
  /** About how many finished decals the credits are good for. */
  decals: { from: number; to: number }
}

/** The packages of the credits page (design tools, section 9). */
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

/** Credits for a professional banner design. (Ours: the specification leaves the number open.) */
export const PROFESSIONAL_DESIGN_CREDITS = 5

/** The packs of the banner page (section 9): the small one buys one professional design at its price with the order. */
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

export const findPackage = (id: string): CreditPackage | null =>
  ALL_PACKAGES.find((offer) => offer.id === id) ?? null

/** The page that sells a package and that its buyer returns to. */
export const pageOfPackage = (id: string): string =>
  BANNER_CREDIT_PACKS.some((pack) => pack.id === id) ? '/custom-banner-designer' : '/credits'

/** The package a buyer requests, and the price they saw. */
export type CreditWish = { credits: number; amountCents: Cents | null; currency: string }

export type CheckedWish =
  | { ok: true; package: CreditPackage }
  | { ok: false; reason: 'unknown-package' | 'other-currency' | 'other-amount' }

/**
 * Finds the package that a buyer requests. A different amount or currency is refused rather than corrected, because the buyer saw another price.
 * Packages are identified by credits and price together, since two may have the same number of credits.
 */
export function checkCreditWish(
  { credits, amountCents, currency }: CreditWish,
  packages: readonly CreditPackage[] = ALL_PACKAGES,
): CheckedWish {
  const offered = packages.filter((offer) => offer.credits === credits)
  if (offered.length === 0) return { ok: false, reason: 'unknown-package' }
  if (currency !== SHOP_CURRENCY) return { ok: false, reason: 'other-currency' }
  const wanted = offered.find((offer) => offer.priceCents === amountCents)
  return wanted ? { ok: true, package: wanted } : { ok: false, reason: 'other-amount' }
}
