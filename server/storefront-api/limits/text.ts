/** The levels to which brackets nest in a text, as far as can be told without parsing it: what a parser would have to recurse. */
export function bracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const character of text) {
    if ('{[('.includes(character)) depth += 1
    else if ('}])'.includes(character)) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** False for text with a NUL or half a character, which PostgreSQL cannot keep. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Whether all text in a JSON value can be kept; false for values that nest more than any input of the API. */
export function isStorable(value: unknown, levels = 20): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.entries(value).every(([key, member]) => isStorableText(key) && isStorable(member, levels - 1))
}
