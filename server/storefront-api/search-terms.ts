const MAX_TERMS = 12

/** A term of a search: `tag:sale`, `vendor:"Northern Wheel"`, or a plain word. A minus in front of a term negates it. */
export type SearchTerm = { field: string; value: string; negated: boolean }

/** Parses the terms of a search in Shopify's syntax, at most twelve. Ignores AND and OR, because all terms must match. */
export function parseSearchTerms(query: string): SearchTerm[] {
  const matches = query.slice(0, 1_000).matchAll(/(-?)(?:([a-z_]+):)?(?:"([^"]*)"|(\S+))/giu)
  return Array.from(matches)
    .slice(0, MAX_TERMS)
    .map(([, minus, field = '', quoted, plain = '']) => ({
      field: field.toLowerCase(),
      value: (quoted ?? plain).trim(),
      negated: minus === '-',
    }))
    .filter(({ field, value }) => value !== '' && !(field === '' && /^(AND|OR)$/.test(value)))
}

/** Returns the plain words of a search: the terms without a field or a minus. */
export function formatSearchTerms(terms: readonly SearchTerm[]): string {
  return terms
    .filter(({ field, negated }) => field === '' && !negated)
    .map(({ value }) => value)
    .join(' ')
}
