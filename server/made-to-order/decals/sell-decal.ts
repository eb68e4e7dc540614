import type { Deps } from '../../deps.ts'
import { sellItem } from '../items/sell-items.ts'
import { type DecalSpecification, getDecalTitle } from './decal-specification.ts'

/** A decal with its price, made from a design or an artwork. */
export type PricedDecal = {
  designId: string | null
  artworkId: string | null
  title: string
  specification: DecalSpecification
  /** The price of all pieces together, in cents. */
  priceCents: number
  visitorHash: string
}

/** Creates the variant that sells a decal. Returns null if the decal's design or artwork was deleted a moment ago. */
export function sellDecal(
  deps: Pick<Deps, 'db' | 'now'>,
  { specification, ...decal }: PricedDecal,
): Promise<number | null> {
  const { designId, artworkId } = decal
  return sellItem(deps, {
    ...decal,
    kind: 'decal',
    specification,
    variantTitle: getDecalTitle(specification),
    pictureOf: () => (designId === null ? `/api/artwork/${artworkId}.png` : `/api/designs/${designId}.png`),
  })
}
