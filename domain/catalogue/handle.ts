/** The maximum length of a handle. Shopify has the same limit. */
export const MAX_HANDLE_LENGTH = 255

/**
 * Creates a handle from a title: "Bob's Érable & Co." gives "bobs-erable-co". Accents are removed from Latin letters; letters of other
 * scripts stay. Quotes and brackets are removed. Any other characters between letters and digits become one hyphen. Empty if the title has
 * no letters or digits.
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
 * Parses a handle in a URL path and converts it to lower case. A handle may contain letters, digits, hyphens and underscores, and needs at
 * least one letter or digit. Null for anything else.
 */
export function parseHandle(text: string): string | null {
  const handle = text.normalize('NFC').toLowerCase()
  if (handle.length > MAX_HANDLE_LENGTH) return null
  return /^[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(handle) ? handle : null
}
