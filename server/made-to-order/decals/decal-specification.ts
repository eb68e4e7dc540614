import { formatNumber } from '../../../domain/written-number.ts'
import { z } from 'zod'
import { decalFinishTitles, decalMaterialTitles } from '../../../content/decal-materials.ts'
import { formatMillimetres, priceDecal } from '../../../domain/pricing/decal-price.ts'
import { decalFinishIds, decalMaterialIds } from '../../../domain/pricing/decal-rates.ts'
import type { DecalCutOptions } from '../../engine/jobs.ts'

/** The specification of a decal, as it is stored. */
export const decalSpecificationSchema = z.object({
  /** The decal's size in mm, measured at the bounding box of its cut line. */
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  cutKind: z.enum(['kiss', 'through']),
  material: z.enum(decalMaterialIds),
  finish: z.enum(decalFinishIds),
  /** The number of pieces in one unit of the variant. */
  quantity: z.number().int().positive(),
})

export type DecalSpecification = z.infer<typeof decalSpecificationSchema>

/** Describes the decal, such as "100 × 82 mm, premium vinyl, gloss, 25 pieces". */
export function getDecalTitle(specification: DecalSpecification): string {
  const { widthMm, heightMm, material, finish, quantity, cutKind } = specification
  const size = `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm`
  const vinyl = decalMaterialTitles[material].toLowerCase()
  const cut = cutKind === 'through' ? ', cut through' : ''
  const pieces = quantity === 1 ? '1 piece' : `${formatNumber(quantity)} pieces`
  return `${size}, ${vinyl}, ${decalFinishTitles[finish].toLowerCase()}${cut}, ${pieces}`
}

/** Today's price of all pieces in cents; null if the shop no longer makes decals of this size or in this quantity. */
export function computeDecalPrice(specification: DecalSpecification): number | null {
  const price = priceDecal(specification)
  return price.ok ? price.totalCents : null
}

/** Returns the size and cut with which the engine makes the decal. */
export const toDecalCutOptions = ({ widthMm, cutKind }: DecalSpecification): DecalCutOptions => ({
  widthMm,
  cutKind,
})
