import { settings } from '../settings/settings.ts'
import type { Cents } from '../money.ts'
import { type QuantityTier, getQuantityTiers } from './quantity-tiers.ts'

/** Thousandths of a cent, so that rates per area are integers. */
type MilliCents = number
/** Converts a rate from cents, with at most three decimals. */
const milliCents = (cents: number): MilliCents => Math.round(cents * 1_000)

/** Parts per thousand. */
type Permille = number

export const decalMaterialIds = ['everyday', 'premium', 'removable', 'reflective'] as const
export type DecalMaterialId = (typeof decalMaterialIds)[number]

export type DecalMaterial = {
  title: string
  /** The vinyl's purpose, in plain words for buyers. */
  use: string
  /** How many years the vinyl lasts outdoors: the maximum, and the minimum if the life depends on the weather. */
  outdoorYears: { least?: number; most: number }
  /** Price of a printed square inch. */
  squareInch: MilliCents
}

/** The vinyls for decals. Makers of calendered and cast films state the years outdoors; the rates are the shop's own. */
export const DECAL_MATERIALS: Readonly<Record<DecalMaterialId, DecalMaterial>> = {
  everyday: {
    title: 'Everyday vinyl',
    use: 'Calendered vinyl for flat, smooth places: laptops, windows, boxes, bottles.',
    outdoorYears: { most: 3 },
    get squareInch() {
      return milliCents(settings.decalPrices.everyday)
    },
  },
  premium: {
    title: 'Premium vinyl',
    use: 'Cast vinyl with a clear laminate for curves, weather and the car wash: vehicles, boats, hard hats.',
    outdoorYears: { least: 5, most: 7 },
    get squareInch() {
      return milliCents(settings.decalPrices.premium)
    },
  },
  removable: {
    title: 'Removable vinyl',
    use: 'Comes off cleanly: walls, rented places, seasonal windows.',
    outdoorYears: { most: 1 },
    get squareInch() {
      return milliCents(settings.decalPrices.removable)
    },
  },
  reflective: {
    title: 'Reflective vinyl',
    use: 'Reflects headlights: trailers, helmets, safety markings.',
    outdoorYears: { most: 5 },
    get squareInch() {
      return milliCents(settings.decalPrices.reflective)
    },
  },
}

/** Formats the years outdoors, for all pages: "5 to 7 years", "up to 1 year". */
export const formatOutdoorLife = ({ outdoorYears: { least, most } }: DecalMaterial): string =>
  `${least === undefined ? 'up to' : `${least} to`} ${most} ${most === 1 ? 'year' : 'years'}`

export const decalFinishIds = ['gloss', 'matte'] as const
export type DecalFinishId = (typeof decalFinishIds)[number]

export const DECAL_FINISHES: Readonly<Record<DecalFinishId, { title: string; factor: Permille }>> = {
  gloss: { title: 'Gloss', factor: 1_000 },
  matte: {
    title: 'Matte',
    get factor() {
      return 1_000 + Math.round(settings.decalPrices.mattePercent * 10)
    },
  },
}

/** Returns the cost of a piece regardless of its size: cutting, weeding, packing, and a share of the setup. */
export const getPieceWorkCents = (): Cents => settings.decalPrices.pieceCents

export const getMinimumLineCents = (): Cents => settings.decalPrices.leastLineCents

/**
 * Returns the price factors by quantity. As with tax brackets, only the pieces above a break get cheaper. A larger order therefore always
 * costs more in total, and never more per piece.
 */
export const getQuantityBreaks = (): QuantityTier[] => getQuantityTiers('decals')

/** The sizes that the machines can make, in mm: limits of the width that a buyer may request, and of both sides. */
export const DECAL_SIZE = { minWidth: 20, maxWidth: 1_200, minSide: 20, maxSide: 1_300 } as const

export const MAX_PIECES = 5_000
