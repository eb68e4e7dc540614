import type { CartAttribute } from '../cart/limits.ts'
import { checkText, withNormalisedText, type TextCheck } from './check-text.ts'
import { ARTWORK_KEY, artworkAttribute, artworkOf, type ArtworkRef, wantsDesigner } from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { artworkRequest, offersDesigner, textFields } from './requirement.ts'

export type ContentCheck =
  | TextCheck
  | { ok: false; reason: 'artwork-missing' | 'design-missing'; label: string }

/**
 * Checks whether a line has everything its product needs. `isKnown` tells whether the named artwork exists. Buyers who leave the design to
 * the shop may omit everything, but what they did enter is still checked.
 */
export function checkContent(
  needs: Personalization,
  attributes: readonly CartAttribute[],
  isKnown: (ref: ArtworkRef) => boolean,
): ContentCheck {
  const isLeft = offersDesigner(needs) && wantsDesigner(attributes)
  const fields = textFields(needs).map((field) => (isLeft ? { ...field, required: false } : field))
  const words = checkText(fields, attributes)
  if (!words.ok) return words
  const asked = artworkRequest(needs)
  if (!asked) return { ok: true }
  const ref = artworkOf(attributes)
  const isUsable = ref !== null && isKnown(ref) && (needs.kind !== 'own-design' || ref.kind === 'design')
  if (isUsable || (ref === null && (isLeft || !asked.required))) return { ok: true }
  const reason = needs.kind === 'own-design' ? 'design-missing' : 'artwork-missing'
  return { ok: false, reason, label: asked.label }
}

/** Returns a line's attributes as stored, with normalized text, and with a readable name for the artwork. */
export function normaliseContent(
  needs: Personalization,
  attributes: readonly CartAttribute[],
  nameOf: (ref: ArtworkRef) => string | null,
): CartAttribute[] {
  const made = withNormalisedText(textFields(needs), attributes)
  const asked = artworkRequest(needs)
  const ref = asked && artworkOf(made)
  const name = ref && nameOf(ref)
  if (!asked || !ref || name === null) return made
  const rest = made.filter(({ key }) => key !== ARTWORK_KEY && key !== asked.label)
  return [...rest, { key: asked.label, value: name }, artworkAttribute(ref)]
}
