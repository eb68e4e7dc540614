/** Longest handle, as the hosted store allows. */
export const MAX_HANDLE_LENGTH = 255

/**
 * The handle made of a title: "Bob's Érable & Co." gives "bobs-erable-co". Latin accents fall, quotes and brackets vanish, everything
 * else that is no letter or digit becomes one hyphen; letters of other scripts stay. Empty for a title with neither letter nor digit.
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

/** Reads a handle from a path: lower-cased letters, digits, hyphens and underscores, at least one of the former; else null. */
export function parseHandle(text: string): string | null {
  const handle = text.normalize('NFC').toLowerCase()
  if (handle.length > MAX_HANDLE_LENGTH) return null
  return /^[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(handle) ? handle : null
}
