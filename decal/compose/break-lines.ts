import { findHeadline, isNamePair, splitIntoUnits } from '../lettering/arrange-lines.ts'

/** Limits of a design's lettering: the number of lines, and the number of characters per line. */
export const MAX_LETTERING_LINES = 4
export const MAX_LINE_CHARACTERS = 28
// The maximum length at which a text of several words stays on one line: "E & L", "Unit 27".
const ONE_LINE = 8
const TWO_LINES = 24
// If a design has at least this many texts, each short text stays on one line. Such a design may have a name and its dates, or a company
// and its phone number.
const CROWDED = 3
// The maximum number of characters of a short text, which stays on one line if a design has enough texts.
const SHORT = 16
// The maximum length at which "in loving memory of" stays on one line. The same limit applies to the name after it.
const NAME_LINE = 22

/**
 * Breaks texts into lines in reading order; `most` is the maximum number of lines. Each text starts a new line; long texts are broken into
 * lines of similar length. Null if the texts don't fit.
 */
export function breakLines(texts: readonly string[], most = MAX_LETTERING_LINES): string[] | null {
  if (texts.length > most) return texts.length > 1 ? breakLines([texts.join(' ')], most) : null
  const isMemorial = findHeadline(texts) > 0
  const short = isMemorial ? NAME_LINE : texts.length >= CROWDED ? SHORT : 0
  const wanted = texts.map((text) => (text.length <= short ? 1 : wantedLines(text)))
  while (wanted.reduce((sum, count) => sum + count, 0) > most) {
    const longest = wanted.indexOf(Math.max(...wanted))
    wanted[longest] = (wanted[longest] ?? 1) - 1
  }
  const lines = texts.flatMap((text, i) => evenLines(text, wanted[i] ?? 1))
  if (lines.every((line) => line.length <= MAX_LINE_CHARACTERS)) return lines
  // Even if one text is too long for its share of the lines, all texts may still fit when they are joined.
  const together = evenLines(texts.join(' '), most)
  return together.every((line) => line.length <= MAX_LINE_CHARACTERS) ? together : null
}

// Introductory words, such as "just" and "the". They share a line with the next words if the line stays short.
const leadIn =
  /^(?:just|the|my|our|your|live|in|on|go|get|best|happy|merry|i|i’m|to|be|we|keep|stay|born|not|so|too|very|le|la|les|mon|ma|mes)$/i
const LED_LINE = 13

/**
 * Joins two lines if the first is only an introductory word ("just", "the") and the result stays short. Alone on a line, the word would
 * become larger than the rest.
 */
export function joinLeadIn(lines: readonly string[]): string[] {
  const [first = '', second = ''] = lines
  const together = `${first} ${second}`
  return lines.length === 2 && leadIn.test(first) && together.length <= LED_LINE ? [together] : [...lines]
}

function wantedLines(text: string): number {
  const words = splitIntoUnits(text).length
  if (words < 2 || isNamePair(text) || text.length <= ONE_LINE) return 1
  if (words < 4 || text.length <= TWO_LINES) return 2
  return text.length <= 2 * MAX_LINE_CHARACTERS ? 3 : MAX_LETTERING_LINES
}

// The maximum number of characters of an orphan, a line so short that it looks left over.
const ORPHAN = 3
// To avoid an orphan, the longest line may become longer by up to this many characters.
const ORPHAN_COST = 3

/**
 * Breaks text into lines so that the longest line is as short as possible. `count` is the number of lines. Among equally good results,
 * picks the one whose lines are most similar in length.
 */
function evenLines(text: string, count: number): string[] {
  const units = splitIntoUnits(text)
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
