import { BANNER_HEIGHT_IN, type BannerDesign, type BannerMaterialId } from '../banner/banner-design.ts'
import { MM2_PER_M2, MM_PER_INCH, toSquareMetres } from '../calculators/work-order.ts'
import { getRules } from '../settings/rules.ts'

/** The weight of film with liner and laminate, in grams per square metre: cast film 110, adhesive 25, liner 140, laminate 75. */
const FILM_GRAMS_PER_M2 = 350
/** The weight of banner materials in grams per square metre. Vinyl of 13 oz per square yard is the shop's standard. */
const BANNER_GRAMS_PER_M2: Readonly<Record<BannerMaterialId, number>> = { vinyl: 440, mesh: 305, fabric: 220 }

export type WeighedLine = {
  quantity: number
  /** The weight of one item in grams, from the catalogue. 0 if the catalogue doesn't contain its weight. */
  grams: number
  /** The sides of one piece in mm, and the total number of pieces. Null if the item isn't printed and cut. */
  cut: { widthMm: number; heightMm: number; pieces: number } | null
}

/**
 * Estimates the weight of a parcel in whole grams, rounded up. The weight of a catalogue item comes from the catalogue. The weight of a
 * made-to-order item is computed from the amount of film.
 */
export function computeParcelGrams(lines: readonly WeighedLine[]): number {
  const goods = lines.reduce((sum, { quantity, grams, cut }) => {
    if (grams > 0) return sum + grams * quantity
    return sum + (cut ? ((cut.widthMm * cut.heightMm) / MM2_PER_M2) * FILM_GRAMS_PER_M2 * cut.pieces : 0)
  }, 0)
  return Math.ceil(goods) + getRules().parcels.packagingGrams
}

/** Estimates the weight of one banner in grams, from its material. Hems and grommets aren't counted. */
export const computeBannerGrams = ({
  lengthIn,
  material,
}: Pick<BannerDesign, 'lengthIn' | 'material'>): number =>
  toSquareMetres({ widthMm: lengthIn * MM_PER_INCH, heightMm: BANNER_HEIGHT_IN * MM_PER_INCH }) *
  BANNER_GRAMS_PER_M2[material]
