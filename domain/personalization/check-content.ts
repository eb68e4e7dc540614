import type { CartAttribute } from '../cart/limits.ts'
import { checkText, normaliseLineTexts, type TextCheck } from './check-text.ts'
import {
  ARTWORK_KEY,
  makeArtworkAttribute,
  parseLineArtwork,
  type ArtworkReference,
  wantsDesigner,
} from './line-artwork.ts'
import type { Personalization } from './personalization.ts'
import { findArtworkRequest, offersDesigner, listTextFields } from './requirement.ts'

export type ContentCheck =
  | TextCheck
  | { ok: false; reason: 'artwork-missing' | 'design-missing'; label: string }

/**
 * Checks whether a line has all the content that its product needs. `isKnown` returns whether an artwork exists. If the buyer leaves the
 * design to the shop, text and artwork are optional, but they are still checked.
 */
export function checkContent(
  needs: Personalization,
  attributes: readonly CartAttribute[],
  isKnown: (ref: ArtworkReference) => boolean,
): ContentCheck {
  const isLeft = offersDesigner(needs) && wantsDesigner(attributes)
  const fields = listTextFields(needs).map((field) => (isLeft ? { ...field, required: false } : field))
  const words = checkText(fields, attributes)
  if (!words.ok) return words
  const asked = findArtworkRequest(needs)
  if (!asked) return { ok: true }
  const ref = parseLineArtwork(attributes)
  const isUsable = ref !== null && isKnown(ref) && (needs.kind !== 'own-design' || ref.kind === 'design')
  if (isUsable || (ref === null && (isLeft || !asked.required))) return { ok: true }
  const reason = needs.kind === 'own-design' ? 'design-missing' : 'artwork-missing'
  return { ok: false, reason, label: asked.label }
}

/** Returns a line's attributes for storage. Texts are normalized, and the artwork's name is added. */
export function normaliseContent(
  needs: Personalization,
  attributes: readonly CartAttribute[],
  nameOf: (ref: ArtworkReference) => string | null,
): CartAttribute[] {
  const made = normaliseLineTexts(listTextFields(needs), attributes)
  const asked = findArtworkRequest(needs)
  const ref = asked && parseLineArtwork(made)
  const name = ref && nameOf(ref)
  if (!asked || !ref || name === null) return made
  const rest = made.filter(({ key }) => key !== ARTWORK_KEY && key !== asked.label)
  return [...rest, { key: asked.label, value: name }, makeArtworkAttribute(ref)]
}
