/** Adults read non-fiction at 238 words per minute on average (Brysbaert 2019), and instructions more slowly. */
const WORDS_A_MINUTE = 220

/** Estimates a text's reading time in whole minutes, at least one. */
export function estimateReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
