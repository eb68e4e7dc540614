// Matches a user name. Its case and underscores are kept, because they are part of the name.
const handle = /^(?:@\S+|\S*_\S*)$/

export const isUserName = (word: string): boolean => handle.test(word)

/**
 * Converts text to upper case, except for user names ("xX_Reaper_Xx"), letters whose capital no typeface has (ÿ, µ), and ß, whose capital
 * is spelt differently.
 */
export function toCapitals(text: string): string {
  return text.replaceAll(/\S+/g, (word) =>
    isUserName(word) ? word : word.replaceAll(/[^ÿµß]/g, (character) => character.toUpperCase()),
  )
}

/**
 * Arranges a decal's words in lines. `most` is the maximum number of lines. If there are more, all words are broken into new lines of
 * similar length. The order of the words never changes.
 */
export function arrangeLines(words: readonly string[], most: number): string[] {
  const tokens = splitIntoUnits(words.join(' '))
  const longest = Math.max(0, ...words.filter((line) => !isNamePair(line)).map((line) => line.length))
  const fits =
    words.length === most || (words.length < most && (longest <= 12 || tokens.length <= words.length))
  if (fits) return [...words]
  return mostEven(tokens, Math.min(most, tokens.length))
}

const pairOfNames = /^\p{Lu}\S+ (?:&|\+|and|AND|et|ET) \p{Lu}\S{2,}$/u
const LONGEST_PAIR = 16

/** Whether a line is two names joined by "&", which belong on one line in one size. */
export const isNamePair = (line: string): boolean => line.length <= LONGEST_PAIR && pairOfNames.test(line)

const follower = /^(?:family|famille|clan|crew|household|est\.? \d{4}|since \d{4}|depuis \d{4})$/i

/** Whether a line follows a name and stays smaller than it: "FAMILY", "EST 2014". */
export const isNameSuffixLine = (line: string): boolean => follower.test(line)

const dedication =
  /^(?:in (?:loving |fond |sweet )?memory(?: of)?|in memoriam|à la (?:douce |tendre )?mémoire d(?:e|u|es)|en mémoire d(?:e|u)|rest in peace|repose en paix)$/i

/** Whether a line only introduces a name, such as "in loving memory of". */
export const isDedicationLine = (line: string): boolean => dedication.test(line.trim())

/**
 * Returns the index of the line that becomes the largest. It is the line after an introduction such as "in loving memory of", or else the
 * first line.
 */
export const findHeadline = (lines: readonly string[]): number =>
  lines.length > 1 && isDedicationLine(lines[0] ?? '') ? 1 : 0

// Matches "&" and words that introduce a name. They stay with the next word.
const leading = /^(?:&|\+|of|de|du|the|la|le|st\.?|ste|mt\.?|mrs?\.?|dr\.?)$/i
const months =
  'jan(?:uary|vier)?|feb(?:ruary)?|f[ée]vrier|mar(?:ch|s)|apr(?:il)?|avril|may|mai|june?|juin|july?|juillet|aug(?:ust)?|ao[ûu]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]cembre'
const dates = String.raw`(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:er)? (?:${months})(?: \d{4})?`
// Matches pairs of words that stay on one line if the line can break elsewhere.
const pairs = new RegExp(
  String.raw`(?<!\S)(?:hard hats?|just married|happy birthday|merry christmas|happy holidays|new year|bonne fête|joyeux noël|fire (?:dept\.?|department)|lakes? \p{L}+|${dates}|\S+ ♥) `,
  'giu',
)
// Matches parts that always stay on one line, even if they are the whole text: years joined by a dash, phone numbers, numbers with their
// unit or noun, dates.
const unbreakable = new RegExp(
  String.raw`(?<!\S)(?:\d{4} ?[-–] ?\d{4}|\(\d{3}\) \d{3}-\d{4}|\d+ (?:km|kg|lbs?|mi|miles|ft|hp|cc|mph|years?|yrs?|ans)|(?:est\.?|since|depuis|local|station|unit|no\.?|route|highway|hwy|area|engine|ladder|post|lodge|chapter|troop|forever) \d{1,4}|${dates}) `,
  'gi',
)
// Matches a couple's names at the start of a longer text.
const couples = /(?<!\S)\p{Lu}\p{Ll}+ (?:&|and|et) \p{Lu}\p{Ll}+ (?=\S)/gu
const JOINT = '\u2060'

/** Splits a text into units that a line break mustn't separate: `PAWS`, `& RELAX`; `HARD HAT`, `AREA`. */
export function splitIntoUnits(text: string): string[] {
  const join = (pair: string): string => `${pair.trim().replaceAll(' ', JOINT)} `
  const spaced = `${text.trim().replaceAll(/\s+/g, ' ')} `
  const whole = spaced.replaceAll(unbreakable, join)
  if (whole.trim() !== '' && !whole.trim().includes(' ')) return [spaced.trim()]
  const joined = whole.replaceAll(couples, join).replaceAll(pairs, join)
  const units: string[] = []
  let held = ''
  for (const word of joined.trim().split(' ')) {
    const unit = held + word
    held = leading.test(word) ? `${unit} ` : ''
    if (held === '' && unit !== '') units.push(unit)
  }
  const all = held === '' ? units : [...units, held.trim()]
  // A text that is only a single pair of words may be broken into two lines.
  return all.length === 1
    ? text
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '')
    : all.map((unit) => unit.replaceAll(JOINT, ' '))
}

function mostEven(tokens: readonly string[], count: number): string[] {
  if (count <= 1) return tokens.length > 0 ? [tokens.join(' ')] : []
  const mean = tokens.join(' ').length / count
  const raggedness = (lines: readonly string[]): number =>
    lines.reduce((sum, line) => sum + (line.length - mean) ** 2, 0)
  const splits = Array.from({ length: tokens.length - count + 1 }, (_, i) => [
    tokens.slice(0, i + 1).join(' '),
    ...mostEven(tokens.slice(i + 1), count - 1),
  ])
  return splits.reduce((best, lines) => (raggedness(lines) < raggedness(best) ? lines : best))
}
