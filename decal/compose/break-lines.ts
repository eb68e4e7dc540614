import { headlineOf, unitsOf } from '../lettering/lines.ts'

/** The maximum number of lines in a design, and of characters per line. */
export const MAX_LINES = 4
export const LONGEST_LINE = 28
// The maximum length of a text of two or more words that stays on one line: "E & L", "Unit 27".
const ONE_LINE = 8
const TWO_LINES = 24
// The number of texts from which texts of up to SHORT characters aren't broken: a name and its dates, a company and its phone number.
const CROWDED = 3
const SHORT = 16
// The maximum length of "in loving memory of", or of the name after it, that isn't broken.
const NAME_LINE = 22

/**
 * Breaks texts into at most `most` lines in reading order. Each text starts a new line, and a long text is broken as evenly as possible.
 * Null if they don't fit.
 */
export function breakLines(texts: readonly string[], most = MAX_LINES): string[] | null {
  if (texts.length > most) return texts.length > 1 ? breakLines([texts.join(' ')], most) : null
  const isMemorial = headlineOf(texts) > 0
  const short = isMemorial ? NAME_LINE : texts.length >= CROWDED ? SHORT : 0
  const wanted = texts.map((text) => (text.length <= short ? 1 : wantedLines(text)))
  while (wanted.reduce((sum, count) => sum + count, 0) > most) {
    const longest = wanted.indexOf(Math.max(...wanted))
    wanted[longest] = (wanted[longest] ?? 1) - 1
  }
  const lines = texts.flatMap((text, i) => evenLines(text, wanted[i] ?? 1))
  if (lines.every((line) => line.length <= LONGEST_LINE)) return lines
  // If one text is too long for its share of the lines, all texts joined may still fit.
  const together = evenLines(texts.join(' '), most)
  return together.every((line) => line.length <= LONGEST_LINE) ? together : null
}

// Words that only lead in to the next line, and the most characters that the two lines may have when joined.
const leadIn =
  /^(?:just|the|my|our|your|live|in|on|go|get|best|happy|merry|i|i’m|to|be|we|keep|stay|born|not|so|too|very|le|la|les|mon|ma|mes)$/i
const LED_LINE = 13

/**
 * Joins two lines if the first only leads in to the second ("just", "the") and the result stays short. Otherwise the lead-in would be set
 * larger.
 */
export function withoutLeadIn(lines: readonly string[]): string[] {
  const [first = '', second = ''] = lines
  const together = `${first} ${second}`
  return lines.length === 2 && leadIn.test(first) && together.length <= LED_LINE ? [together] : [...lines]
}

function wantedLines(text: string): number {
  const words = unitsOf(text).length
  if (words < 2 || text.length <= ONE_LINE) return 1
  if (words < 4 || text.length <= TWO_LINES) return 2
  return text.length <= 2 * LONGEST_LINE ? 3 : MAX_LINES
}

// A line of up to ORPHAN characters looks left over. To avoid such a line, the longest line may get this many characters longer.
const ORPHAN = 3
const ORPHAN_COST = 3

/** Breaks text into `count` lines with the shortest longest line; among equals, the most even lines. */
function evenLines(text: string, count: number): string[] {
  const units = unitsOf(text)
  const whole = units.join(' ')
  if (count <= 1 || units.length === 1) return [whole]
  let best: string[] = [whole]
  let bestCost = Infinity
  for (let first = 1; first < units.length; first += 1) {
    const head = units.slice(0, first).join(' ')
    const lines = [head, ...evenLines(units.slice(first).join(' '), count - 1)]
    const cost = costOf(lines)
    if (cost < bestCost) [best, bestCost] = [lines, cost]
  }
  return best
}

function costOf(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length)
  const longest = Math.max(...lengths)
  const orphans = lengths.filter((length) => length <= ORPHAN).length
  return (
    (longest + orphans * ORPHAN_COST) * 100 +
    lengths.reduce((sum, length) => sum + (longest - length) ** 2, 0)
  )
}
