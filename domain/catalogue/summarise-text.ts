import { writeMetaDescription } from './meta-description.ts'

/** Matches the end of a sentence, but not the end of an abbreviation, as in "St. Catharines". */
const SENTENCE_END = /(?<!\b(?:St|Mr|Mrs|Ms|Dr|No|Inc|Ltd))[.!?](?=\s|$)/g

/** Returns the first sentences of an HTML text, without headings and tables, as a meta description. A first sentence that is too long is cut. */
export function summariseText(html: string): string {
  const prose = html.replaceAll(/<(h[1-6]|table)\b[^>]*>.*?<\/\1>/gs, ' ')
  const beginning = writeMetaDescription(prose)
  const last = [...beginning.matchAll(SENTENCE_END)].at(-1)
  return last ? beginning.slice(0, last.index + 1) : beginning
}
