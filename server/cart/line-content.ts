import type { TextScreener } from '../../decal/screening/screen.ts'
import type { CartAttribute } from '../../domain/cart/limits.ts'
import { checkContent, normaliseContent } from '../../domain/personalization/check-content.ts'
import { getFieldText } from '../../domain/personalization/check-text.ts'
import {
  type ArtworkReference,
  parseLineArtwork,
  formatArtworkReference,
} from '../../domain/personalization/line-artwork.ts'
import type { Personalization } from '../../domain/personalization/personalization.ts'
import { listTextFields } from '../../domain/personalization/requirement.ts'
import type { Database, Transaction } from '../db/database.ts'
import { findArtworkNames } from '../designs/index.ts'
import { loadTextScreeners } from '../screening/index.ts'
import type { CartReason } from './cart-reasons.ts'

type Line = { needs: Personalization; attributes: readonly CartAttribute[] }

/** The data needed to validate the text and artwork of cart lines. */
export type LineContentData = {
  /** The screener that finds refused words in a text. Null if none of the lines has a text that the buyer can enter. */
  screen: TextScreener | null
  nameOf: (ref: ArtworkReference) => string | null
}

/** Loads the data needed to validate the text and artwork of these lines. Loads nothing if no line has text or artwork. */
export async function loadLineContentData(
  db: Database | Transaction,
  lines: readonly Line[],
): Promise<LineContentData> {
  const refs = lines.flatMap(({ attributes }) => parseLineArtwork(attributes) ?? [])
  const names = await findArtworkNames(db, refs)
  const hasWords = lines.some(({ needs }) => listTextFields(needs).length > 0)
  return {
    screen: hasWords ? (await loadTextScreeners(db)).whole : null,
    nameOf: (ref) => names.get(formatArtworkReference(ref)) ?? null,
  }
}

/** Returns the reason why a product can't be made with a line's text and artwork; null if it can be made. */
export function findLineContentFault({ needs, attributes }: Line, known: LineContentData): CartReason | null {
  const checked = checkContent(needs, attributes, (ref) => known.nameOf(ref) !== null)
  if (!checked.ok) return checked.reason
  const lines = listTextFields(needs).flatMap((field) => getFieldText(field, attributes).split('\n'))
  return known.screen?.lettering(lines) ? 'personal-words-refused' : null
}

/** Returns a line's attributes, normalized for storage. */
export const toStoredAttributes = (
  { needs, attributes }: Line,
  { nameOf }: LineContentData,
): CartAttribute[] => normaliseContent(needs, attributes, nameOf)
