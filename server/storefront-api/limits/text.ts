/** Whether brackets nest deeper in a text than a parser should have to recurse, as far as can be told without parsing it. */
export function nestsDeeperThan(levels: number, text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[{}[\]()]/g)) {
    depth += '{[('.includes(bracket) ? 1 : -1
    if (depth > levels) return true
  }
  return false
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
