import { type Cents, SHOP_CURRENCY } from '../money.ts'
import { settings } from '../settings/settings.ts'

/** So many credits for so much money. */
export type CreditPackage = {
  id: string
  credits: number
  priceCents: Cents
}

/** What a package is on the credits page. */
type CreditOffer = CreditPackage & {
  /** Marked as the one most people take. */
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

/** What a professional design of a banner takes. (Ours: the specification leaves the figure open.) */
export const PROFESSIONAL_DESIGN_CREDITS = 5

/** The packs of the banner page (section 9): the small one is one professional design, at what that costs with the order. */
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

/** The page that a package is sold on, and that its buyer comes back to. */
export const pageOfPackage = (id: string): string =>
  BANNER_CREDIT_PACKS.some((pack) => pack.id === id) ? '/custom-banner-designer' : '/credits'

/** What a buyer says they buy, and what they think it costs. */
export type CreditWish = { credits: number; amountCents: Cents | null; currency: string }

export type CheckedWish =
  | { ok: true; package: CreditPackage }
  | { ok: false; reason: 'unknown-package' | 'other-currency' | 'other-amount' }

/**
 * The package that a buyer asks for. The price is the shop's: an amount that differs by a cent, or another currency, is refused rather
 * than corrected, as the buyer has seen something else. Credits and price together name a package: two may hold the same number.
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
