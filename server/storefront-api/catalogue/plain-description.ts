import { htmlToText } from '../../../domain/catalogue/meta-description.ts'

// Real descriptions are shorter. Longer HTML is cut off before it is parsed.
const MAX_HTML = 100_000
/** Size of the cache in characters of HTML and text, enough for some 1,000 descriptions. */
const MAX_KEPT = 4_000_000

/** Plain text of descriptions, cached by their HTML, because storefronts request the same lists again and again. */
const kept = new Map<string, string>()
let keptCharacters = 0

/** Converts a description to plain text, truncated with an ellipsis if a length is given. */
export function plainDescription(html: string, truncateAt: number | null): string {
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
  const text = htmlToText(html)
  keptCharacters += html.length + text.length
  if (keptCharacters > MAX_KEPT) {
    kept.clear()
    keptCharacters = html.length + text.length
  }
  kept.set(html, text)
  return text
}
