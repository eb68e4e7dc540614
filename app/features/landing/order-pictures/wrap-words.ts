const MAX_CHARACTERS = 60
const MAX_LINES = 3

/**
 * Breaks a short text into up to three lines of similar length, in capitals. The text in `otherwise` replaces a text that is empty, too
 * long to draw, or a link.
 */
export function wrapWords(text: string, otherwise: string): string[] {
  const written = text.trim()
  const shown =
    written === '' || written.length > MAX_CHARACTERS || written.includes('://') ? otherwise : written
  const words = shown.toUpperCase().split(/\s+/)
  const width = Math.max(...words.map((word) => word.length), Math.ceil(shown.length / MAX_LINES))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
