/** Words per minute: adults read non-fiction at 238 on average (Brysbaert 2019), instructions more slowly. */
const WORDS_A_MINUTE = 220

/** Reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
