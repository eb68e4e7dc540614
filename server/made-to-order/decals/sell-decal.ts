import type { Deps } from '../../deps.ts'
import { sellItem } from '../items/sell-items.ts'
import { type DecalSpecification, titleOfDecal } from './decal-specification.ts'

/** A priced decal of a design or of artwork. */
export type PricedDecal = {
  designId: string | null
  artworkId: string | null
  title: string
  specification: DecalSpecification
  /** Price of all pieces together. */
  priceCents: number
  visitorHash: string
}

/** Creates the variant that sells a decal; null if its design or artwork has been deleted meanwhile. */
export function sellDecal(
  deps: Pick<Deps, 'db' | 'now'>,
  { specification, ...decal }: PricedDecal,
): Promise<number | null> {
  const { designId, artworkId } = decal
  return sellItem(deps, {
    ...decal,
    kind: 'decal',
    specification,
    variantTitle: titleOfDecal(specification),
    pictureOf: () => (designId === null ? `/api/artwork/${artworkId}.png` : `/api/designs/${designId}.png`),
  })
}
