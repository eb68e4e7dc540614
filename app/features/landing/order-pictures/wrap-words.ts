const MOST_CHARACTERS = 60
const MOST_LINES = 3

/** A short text in up to three lines of similar length, in capitals; `otherwise` if there is none, or a link or too much to draw. */
export function wrapWords(text: string, otherwise: string): string[] {
  const written = text.trim()
  const shown =
    written === '' || written.length > MOST_CHARACTERS || written.includes('://') ? otherwise : written
  const words = shown.toUpperCase().split(/\s+/)
  const width = Math.max(...words.map((word) => word.length), Math.ceil(shown.length / MOST_LINES))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
