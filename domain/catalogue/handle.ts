/** The maximum length of a handle, the same as the hosted store's. */
export const MAX_HANDLE_LENGTH = 255

/**
 * Creates the handle for a title: "Bob's Érable & Co." gives "bobs-erable-co". Accents are removed from Latin letters; quotes and brackets
 * are dropped; any other run of characters that aren't letters or digits becomes one hyphen. Letters of other scripts stay. Empty for a
 * title without letters or digits.
 */
export function toHandle(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘"“”()[\]]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_HANDLE_LENGTH)
    .toWellFormed()
    .replace(/^-+|[-\uFFFD]+$/g, '')
}

/**
 * Parses a handle from a path: letters (lower-cased), digits, hyphens and underscores, with at least one letter or digit. Null for anything
 * else.
 */
export function parseHandle(text: string): string | null {
  const handle = text.normalize('NFC').toLowerCase()
  if (handle.length > MAX_HANDLE_LENGTH) return null
  return /^[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(handle) ? handle : null
}
