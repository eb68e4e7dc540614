import { type Cents, SHOP_CURRENCY } from '../money.ts'

/** So many credits for so much money. */
export type CreditPackage = {
  id: string
  credits: number
  priceCents: Cents
  /** Marked as the one most people take. */
  popular: boolean
  /** About how many finished decals the credits are good for. */
  decals: { from: number; to: number }
}

/** The packages of the credits page (design tools, section 9). Another page's packs are further rows. */
export const CREDIT_PACKAGES = [
  { id: 'basic', credits: 10, priceCents: 19_99, popular: false, decals: { from: 1, to: 2 } },
  { id: 'standard', credits: 25, priceCents: 39_99, popular: true, decals: { from: 3, to: 5 } },
  { id: 'premium', credits: 60, priceCents: 79_99, popular: false, decals: { from: 8, to: 12 } },
  { id: 'business', credits: 150, priceCents: 179_99, popular: false, decals: { from: 20, to: 30 } },
] as const satisfies readonly CreditPackage[]

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
  packages: readonly CreditPackage[] = CREDIT_PACKAGES,
): CheckedWish {
  const offered = packages.filter((offer) => offer.credits === credits)
  if (offered.length === 0) return { ok: false, reason: 'unknown-package' }
  if (currency !== SHOP_CURRENCY) return { ok: false, reason: 'other-currency' }
  const wanted = offered.find((offer) => offer.priceCents === amountCents)
  return wanted ? { ok: true, package: wanted } : { ok: false, reason: 'other-amount' }
}
