import { htmlToText } from '../../../domain/catalogue/meta-description.ts'

// Descriptions are shorter; longer ones are cut before they cost anything.
const MOST_HTML = 100_000

/** A description without markup, truncated with an ellipsis if a length is given. */
export function plainDescription(html: string, truncateAt: number | null): string {
  const text = htmlToText(html.slice(0, MOST_HTML))
  if (truncateAt === null || text.length <= truncateAt) return text
  return `${text
    .slice(0, Math.max(truncateAt - 3, 0))
    .toWellFormed()
    .replace(/\uFFFD$/, '')}...`
}
