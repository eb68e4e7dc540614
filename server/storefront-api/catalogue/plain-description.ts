import { htmlToText } from '../../../domain/catalogue/meta-description.ts'

// Descriptions are shorter; what is longer is cut before it costs anything.
const MOST_HTML = 100_000

/** A description without its markup, cut to a length where one is asked for, with the dots that say so. */
export function plainDescription(html: string, truncateAt: number | null): string {
  const text = htmlToText(html.slice(0, MOST_HTML))
  if (truncateAt === null || text.length <= truncateAt) return text
  return `${text
    .slice(0, Math.max(truncateAt - 3, 0))
    .toWellFormed()
    .replace(/\uFFFD$/, '')}...`
}
