/** Whether brackets are nested too deep for a recursive parser. Counts the brackets in the text, without parsing it. */
export function isNestedDeeperThan(levels: number, text: string): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/[{}[\]()]/g)) {
    depth += '{[('.includes(bracket) ? 1 : -1
    if (depth > levels) return true
  }
  return false
}

/** Whether PostgreSQL can store a text. It can't if the text contains a NUL character or an unpaired surrogate. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Whether PostgreSQL can store all text in a JSON value. False for a value that is nested deeper than any input of the API. */
export function isStorable(value: unknown, levels = 20): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.entries(value).every(([key, member]) => isStorableText(key) && isStorable(member, levels - 1))
}
