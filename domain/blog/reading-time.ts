/** Words a minute that adults read of non-fiction: 238 on average (Brysbaert 2019), less what instructions take. */
const WORDS_A_MINUTE = 220

/** Whole minutes that a text takes, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
