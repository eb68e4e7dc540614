const LONGEST = 120

/**
 * Cleans an owner's file name for display: no folders, no control or bidirectional characters, at most 120 characters. The files themselves
 * are stored under generated names.
 */
export function cleanFileName(given: string, format: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>"]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  // Slicing may have split a surrogate pair.
  return plain.slice(0, LONGEST).toWellFormed().replaceAll('\uFFFD', '').trim() || `artwork.${format}`
}
