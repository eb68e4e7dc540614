const MAX_NAME_LENGTH = 120

/**
 * Cleans the name of an uploaded file for display: removes folders, control characters and characters that change the text direction, and
 * shortens the name to 120 characters. The name is only for display: files are stored under their id.
 */
export function cleanFileName(given: string, format: string): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029<>"]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toWellFormed()
  // If the name was cut in the middle of a surrogate pair, removes the remaining half.
  return plain.slice(0, MAX_NAME_LENGTH).toWellFormed().replaceAll('\uFFFD', '').trim() || `artwork.${format}`
}
