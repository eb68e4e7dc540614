import { settings } from '../settings/settings.ts'
import type { Cents } from '../money.ts'
import { type QuantityTier, getQuantityTiers } from './quantity-tiers.ts'

/** An amount in thousandths of a cent. In this unit, prices per square inch are whole numbers. */
type MilliCents = number
/** Converts cents, which may have up to three decimals, to thousandths of a cent. */
const milliCents = (cents: number): MilliCents => Math.round(cents * 1_000)

/** A number in parts per thousand. */
type Permille = number

export const decalMaterialIds = ['everyday', 'premium', 'removable', 'reflective'] as const
export type DecalMaterialId = (typeof decalMaterialIds)[number]

export type DecalMaterial = {
  /** How many years the vinyl lasts outdoors. If the time depends on the weather, it is a range from `least` to `most`. */
  outdoorYears: { least?: number; most: number }
  /** The price of a printed square inch. */
  squareInch: MilliCents
}

/** The vinyls for decals. The number of years that each film lasts outdoors is stated by its maker. The prices are the shop's own. */
export const DECAL_MATERIALS: Readonly<Record<DecalMaterialId, DecalMaterial>> = {
  everyday: {
    outdoorYears: { most: 3 },
    get squareInch() {
      return milliCents(settings.decalPrices.everyday)
    },
  },
  premium: {
    outdoorYears: { least: 5, most: 7 },
    get squareInch() {
      return milliCents(settings.decalPrices.premium)
    },
  },
  removable: {
    outdoorYears: { most: 1 },
    get squareInch() {
      return milliCents(settings.decalPrices.removable)
    },
  },
  reflective: {
    outdoorYears: { most: 5 },
    get squareInch() {
      return milliCents(settings.decalPrices.reflective)
    },
  },
}

export const decalFinishIds = ['gloss', 'matte'] as const
export type DecalFinishId = (typeof decalFinishIds)[number]

export const DECAL_FINISHES: Readonly<Record<DecalFinishId, { factor: Permille }>> = {
  gloss: { factor: 1_000 },
  matte: {
    get factor() {
      return 1_000 + Math.round(settings.decalPrices.mattePercent * 10)
    },
  },
}

/** Returns the part of a piece's price that doesn't depend on its size: cutting, weeding, packing, and a share of the setup. */
export const getPieceWorkCents = (): Cents => settings.decalPrices.pieceCents

export const getMinimumLineCents = (): Cents => settings.decalPrices.leastLineCents

/**
 * Returns the price factors by quantity. As with tax brackets, a factor applies only to the pieces above its limit. A larger order
 * therefore costs more in total and never more per piece.
 */
export const getQuantityBreaks = (): QuantityTier[] => getQuantityTiers('decals')

/**
 * The sizes in mm that the machines can make. Buyers choose only a width, from `minWidth` to `maxWidth`. The height follows from the
 * design. Both sides must be between `minSide` and `maxSide`.
 */
export const DECAL_SIZE = { minWidth: 20, maxWidth: 1_200, minSide: 20, maxSide: 1_300 } as const

export const MAX_PIECES = 5_000
