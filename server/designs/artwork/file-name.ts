const LONGEST = 120

/**
 * Cleans the name of an uploaded file for display: removes folders and control and bidirectional characters, and cuts it to 120 characters.
 * Files are stored under names made from their id.
 */
export function cleanFileName(given: string, format: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>"]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  // Removes half of a surrogate pair, which cutting the text may leave.
  return plain.slice(0, LONGEST).toWellFormed().replaceAll('\uFFFD', '').trim() || `artwork.${format}`
}
