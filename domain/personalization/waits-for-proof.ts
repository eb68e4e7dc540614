import type { CartAttribute } from '../cart/limits.ts'
import { wantsDesigner } from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { offersDesigner } from './requirement.ts'

type SoldLine = {
  /** A made-to-order item says itself whether it begins with a proof; null for a product of the catalogue. */
  item: { beginsWithProof: boolean } | null
  needs: Personalization
  attributes: readonly CartAttribute[]
  requiresShipping: boolean
}

/**
 * Whether a line is made only once its buyer has approved a proof; there is no delivery date before. The one rule for product page, cart,
 * checkout, mail and order.
 */
export function waitsForProof({ item, needs, attributes, requiresShipping }: SoldLine): boolean {
  if (!requiresShipping) return false
  return item ? item.beginsWithProof : productWaitsForProof(needs, wantsDesigner(attributes))
}

/**
 * The same for a catalogue product. Words alone are shown on the product page as they are cut, and a design of the buyer's own as it is
 * printed. Artwork is placed by a person, and a designer's layout was seen by nobody yet.
 */
export const productWaitsForProof = (needs: Personalization, wantsADesigner: boolean): boolean =>
  needs.kind === 'artwork' || needs.kind === 'words-and-artwork' || (offersDesigner(needs) && wantsADesigner)
