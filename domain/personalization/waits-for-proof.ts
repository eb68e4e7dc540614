import type { CartAttribute } from '../cart/limits.ts'
import { wantsDesigner } from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { offersDesigner } from './requirement.ts'

type SoldLine = {
  /**
   * For a made-to-order item, `beginsWithProof` says whether a proof is made before the item. For a product from the catalogue, `item` is
   * null.
   */
  item: { beginsWithProof: boolean } | null
  needs: Personalization
  attributes: readonly CartAttribute[]
  requiresShipping: boolean
}

/**
 * Whether a line is made only after its buyer has approved a proof. Until the approval, its delivery date isn't known. The product page,
 * the cart, the checkout, e-mails and orders all follow this rule.
 */
export function waitsForProof({ item, needs, attributes, requiresShipping }: SoldLine): boolean {
  if (!requiresShipping) return false
  return item ? item.beginsWithProof : productWaitsForProof(needs, wantsDesigner(attributes))
}

/**
 * Whether a catalogue product needs a proof. Artwork needs a proof, because a person places it. A designer's layout needs a proof, because
 * the buyer hasn't seen it. Text and the buyer's own design need no proof, because the product page shows them exactly as they will be
 * made.
 */
export const productWaitsForProof = (needs: Personalization, wantsADesigner: boolean): boolean =>
  needs.kind === 'artwork' || needs.kind === 'words-and-artwork' || (offersDesigner(needs) && wantsADesigner)
