const LONGEST = 120

/**
 * A file's name as its owner gave it, to be read and nothing else: no folders, no control or bidirectional characters, at most 120.
 * Files are stored under names of the shop's own.
 */
export function cleanFileName(given: string, format: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>"]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  // The cut may fall into a pair of surrogates.
  return plain.slice(0, LONGEST).toWellFormed().replaceAll('\uFFFD', '').trim() || `artwork.${format}`
}
