import { type Cents, roundHalfUp } from '../money.ts'
import { settings } from '../settings/settings.ts'
import {
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  type BannerDesignOption,
  type BannerMaterialId,
} from './banner-design.ts'

/** Price factors of the materials, in thousandths. Plain vinyl is 1000. */
export const BANNER_MATERIALS: Readonly<Record<BannerMaterialId, { thousandths: number }>> = {
  vinyl: { thousandths: 1_000 },
  mesh: {
    get thousandths() {
      return 1_000 + Math.round(settings.bannerPrices.meshPercent * 10)
    },
  },
  fabric: {
    get thousandths() {
      return 1_000 + Math.round(settings.bannerPrices.fabricPercent * 10)
    },
  },
}

const SQUARE_INCHES_PER_SQUARE_FOOT = 144
export const getMinBannerCents = (): Cents => settings.bannerPrices.leastCents
export const getProfessionalDesignCents = (): Cents => settings.bannerPrices.designCents

export type BannerPriceInput = {
  /** The length in whole inches, 12 to 120. */
  lengthIn: number
  material: BannerMaterialId
  option: BannerDesignOption
}

/** A step in the calculation of a banner's price. */
export type BannerPricePart =
  | { code: 'area'; lengthIn: number; squareFeet: number }
  | { code: 'material'; material: BannerMaterialId; squareFootCents: Cents; factor: number }
  | { code: 'minimum'; cents: Cents }
  | { code: 'design'; cents: Cents }

export type BannerPrice = {
  ok: true
  totalCents: Cents
  /** The price of the print without the design. */
  printCents: Cents
  /** The price of professional design; 0 if not chosen. */
  designCents: Cents
  /** Whether the minimum applies because the price by area is lower. */
  isLeast: boolean
  /** How the price was computed, in the order of calculation. */
  parts: BannerPricePart[]
}

/**
 * Computes the price of a banner in dollars: width × length / 144 × 8.50 × the material's factor, rounded to a cent and at least 49.99.
 * Professional design adds 75.00. The owner can change these numbers in the settings.
 */
export function priceBanner({
  lengthIn,
  material,
  option,
}: BannerPriceInput): BannerPrice | { ok: false; reason: 'length-out-of-range' } {
  const { min, max } = BANNER_LENGTH_IN
  if (!Number.isInteger(lengthIn) || lengthIn < min || lengthIn > max)
    return { ok: false, reason: 'length-out-of-range' }
  const { thousandths } = BANNER_MATERIALS[material]
  // The computation uses integers (hundredths of an inch, thousandths of a factor), so that only the result is rounded.
  const areaCents = roundHalfUp(
    (Math.round(BANNER_HEIGHT_IN * 100) * lengthIn * settings.bannerPrices.squareFootCents * thousandths) /
      (SQUARE_INCHES_PER_SQUARE_FOOT * 100 * 1_000),
  )
  const isLeast = areaCents < getMinBannerCents()
  const printCents = Math.max(areaCents, getMinBannerCents())
  const designCents = option === 'professional' ? getProfessionalDesignCents() : 0
  const squareFeet = (BANNER_HEIGHT_IN * lengthIn) / SQUARE_INCHES_PER_SQUARE_FOOT
  return {
    ok: true,
    totalCents: printCents + designCents,
    printCents,
    designCents,
    isLeast,
    parts: [
      { code: 'area', lengthIn, squareFeet },
      {
        code: 'material',
        material,
        squareFootCents: settings.bannerPrices.squareFootCents,
        factor: thousandths / 1_000,
      },
      ...(isLeast ? [{ code: 'minimum' as const, cents: getMinBannerCents() }] : []),
      ...(designCents > 0 ? [{ code: 'design' as const, cents: designCents }] : []),
    ],
  }
}
