import type { CartAttribute } from '../cart/limits.ts'
import { wantsDesigner } from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { offersDesigner } from './requirement.ts'

type SoldLine = {
  /** A made-to-order item, which decides for itself whether it starts with a proof; null for a catalogue product. */
  item: { beginsWithProof: boolean } | null
  needs: Personalization
  attributes: readonly CartAttribute[]
  requiresShipping: boolean
}

/**
 * Whether a line is made only after its buyer has approved a proof, so that it has no delivery date before then. Product page, cart,
 * checkout, e-mails and orders all use this rule.
 */
export function waitsForProof({ item, needs, attributes, requiresShipping }: SoldLine): boolean {
  if (!requiresShipping) return false
  return item ? item.beginsWithProof : productWaitsForProof(needs, wantsDesigner(attributes))
}

/**
 * Applies the rule to a catalogue product. The product page already shows text as it will be cut, and the buyer's own design as it will be
 * printed, so these need no proof. Artwork needs a proof because a person places it, and a designer's layout because nobody has seen it
 * yet.
 */
export const productWaitsForProof = (needs: Personalization, wantsADesigner: boolean): boolean =>
  needs.kind === 'artwork' || needs.kind === 'words-and-artwork' || (offersDesigner(needs) && wantsADesigner)
