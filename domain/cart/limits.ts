/** The highest quantity per line. The specification has no limit for the plus button, but the server needs a limit. */
export const MAX_LINE_QUANTITY = 9_999

/** The maximum number of lines in a cart, and of lines in one API call. Shopify's API has the same limit. */
export const MAX_CART_LINES = 250

/**
 * Limits of attributes: how many a line or a cart may have, and how long a key and a value may be, in UTF-16 code units. A value has to be
 * long enough for the names of a whole team. (Not in the specification.)
 */
export const MAX_ATTRIBUTES = 25
export const MAX_ATTRIBUTE_KEY_LENGTH = 255
export const MAX_ATTRIBUTE_VALUE_LENGTH = 1_000

/** The maximum length of a cart note in UTF-16 code units. Shopify has the same limit. */
export const MAX_NOTE_LENGTH = 5_000

/** Something that the customer entered for a line, such as { key: 'Boat name', value: 'Maple' }. */
export type CartAttribute = { key: string; value: string }

export type AttributesCheck =
  | { ok: true }
  | {
      ok: false
      reason: 'too-many-attributes' | 'attribute-key-missing' | 'attribute-too-long' | 'attribute-key-twice'
    }

/** Checks that the attributes of a line or a cart are within their limits. Keys must be unique; values may be empty. */
export function checkAttributes(attributes: readonly CartAttribute[]): AttributesCheck {
  if (attributes.length > MAX_ATTRIBUTES) return { ok: false, reason: 'too-many-attributes' }
  const keys = new Set<string>()
  for (const { key, value } of attributes) {
    if (key === '') return { ok: false, reason: 'attribute-key-missing' }
    if (key.length > MAX_ATTRIBUTE_KEY_LENGTH || value.length > MAX_ATTRIBUTE_VALUE_LENGTH) {
      return { ok: false, reason: 'attribute-too-long' }
    }
    if (keys.has(key)) return { ok: false, reason: 'attribute-key-twice' }
    keys.add(key)
  }
  return { ok: true }
}

export function checkNote(note: string): { ok: true } | { ok: false; reason: 'note-too-long' } {
  return note.length > MAX_NOTE_LENGTH ? { ok: false, reason: 'note-too-long' } : { ok: true }
}
