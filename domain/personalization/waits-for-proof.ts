import type { CartAttribute } from '../cart/limits.ts'
import { wantsDesigner } from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { offersDesigner } from './requirement.ts'

type SoldLine = {
  /** For a made-to-order item: whether it starts with a proof. Null for a catalogue product. */
  item: { beginsWithProof: boolean } | null
  needs: Personalization
  attributes: readonly CartAttribute[]
  requiresShipping: boolean
}

/**
 * Whether a line is made only after its buyer has approved a proof. Until then it has no delivery date. Product page, cart, checkout,
 * e-mails and orders all use this rule.
 */
export function waitsForProof({ item, needs, attributes, requiresShipping }: SoldLine): boolean {
  if (!requiresShipping) return false
  return item ? item.beginsWithProof : productWaitsForProof(needs, wantsDesigner(attributes))
}

/**
 * Whether a catalogue product needs a proof. Text and the buyer's own design don't, because the product page shows them as they will be
 * made. Artwork does, because a person places it, and so does a designer's layout, because the buyer hasn't seen it yet.
 */
export const productWaitsForProof = (needs: Personalization, wantsADesigner: boolean): boolean =>
  needs.kind === 'artwork' || needs.kind === 'words-and-artwork' || (offersDesigner(needs) && wantsADesigner)
