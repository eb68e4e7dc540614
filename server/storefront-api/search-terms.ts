const MOST_TERMS = 12

/** `tag:sale`, `vendor:"Northern Wheel"`, or a plain word; a minus before it turns it around. */
export type SearchTerm = { field: string; value: string; negated: boolean }

/** The terms of a search in the hosted store's syntax, up to twelve; AND and OR are passed over, as all terms must hold. */
export function parseSearchTerms(query: string): SearchTerm[] {
  const matches = query.slice(0, 1_000).matchAll(/(-?)(?:([a-z_]+):)?(?:"([^"]*)"|(\S+))/giu)
  return Array.from(matches)
    .slice(0, MOST_TERMS)
    .map(([, minus, field = '', quoted, plain = '']) => ({
      field: field.toLowerCase(),
      value: (quoted ?? plain).trim(),
      negated: minus === '-',
    }))
    .filter(({ field, value }) => value !== '' && !(field === '' && /^(AND|OR)$/.test(value)))
}

/** The plain words of a search: terms without a field or a minus. */
export function plainWords(terms: readonly SearchTerm[]): string {
  return terms
    .filter(({ field, negated }) => field === '' && !negated)
    .map(({ value }) => value)
    .join(' ')
}
