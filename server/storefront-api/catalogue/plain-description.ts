import { convertHtmlToText } from '../../../domain/catalogue/meta-description.ts'

// The maximum length of HTML to parse. Real descriptions are shorter.
const MAX_HTML = 100_000
/** The maximum size of the cache in characters, enough for about 1,000 descriptions. */
const MAX_KEPT = 4_000_000

/**
 * A cache of descriptions that were converted to plain text. The keys are the HTML. Storefronts request the same lists of products again
 * and again.
 */
const kept = new Map<string, string>()
let keptCharacters = 0

/** Converts a description to plain text. If a length is given, a longer text is cut and ends with an ellipsis. */
export function toPlainDescription(html: string, truncateAt: number | null): string {
  const text = textOf(html.slice(0, MAX_HTML))
  if (truncateAt === null || text.length <= truncateAt) return text
  return `${text
    .slice(0, Math.max(truncateAt - 3, 0))
    .toWellFormed()
    .replace(/\uFFFD$/, '')}...`
}

function textOf(html: string): string {
  const known = kept.get(html)
  if (known !== undefined) return known
  const text = convertHtmlToText(html)
  keptCharacters += html.length + text.length
  if (keptCharacters > MAX_KEPT) {
    kept.clear()
    keptCharacters = html.length + text.length
  }
  kept.set(html, text)
  return text
}
