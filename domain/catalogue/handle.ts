/** Longest handle, as the hosted store allows. */
export const MAX_HANDLE_LENGTH = 255

/**
 * The handle for a title: "Bob's Érable & Co." gives "bobs-erable-co". Latin accents are removed, quotes and brackets dropped, other
 * non-alphanumerics become one hyphen; letters of other scripts stay. Empty for a title without letters or digits.
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

/** Parses a handle from a path: letters (lower-cased), digits, hyphens and underscores, with at least one letter or digit; else null. */
export function parseHandle(text: string): string | null {
  const handle = text.normalize('NFC').toLowerCase()
  if (handle.length > MAX_HANDLE_LENGTH) return null
  return /^[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(handle) ? handle : null
}
