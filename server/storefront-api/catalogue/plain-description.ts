import { htmlToText } from '../../../domain/catalogue/meta-description.ts'

// Descriptions are shorter; longer ones are cut before they cost anything.
const MOST_HTML = 100_000
/** Characters of descriptions that are kept, with and without markup: those of some 1,000 products. */
const MOST_KEPT = 4_000_000

/** Texts of descriptions by their HTML: a query for a list asks for the same ones again and again. */
const kept = new Map<string, string>()
let keptCharacters = 0

/** A description without markup, truncated with an ellipsis if a length is given. */
export function plainDescription(html: string, truncateAt: number | null): string {
  const text = textOf(html.slice(0, MOST_HTML))
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
  if (keptCharacters > MOST_KEPT) {
    kept.clear()
    keptCharacters = html.length + text.length
  }
  kept.set(html, text)
  return text
}
