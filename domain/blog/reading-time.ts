/** The average adult reads 238 words of non-fiction per minute (Brysbaert 2019). Instructions take longer. */
const WORDS_PER_MINUTE = 220

/** Estimates a text's reading time in whole minutes, at least one. */
export function estimateReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}
