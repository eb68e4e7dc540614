import type { TextFault } from '../../../content/operator/text-faults.ts'

/**
 * The maximum number of characters of a text, so that it fits the layout at a width of 390 px. The last part of a text's key, such as
 * `title`, decides which limit applies. If the default text is longer than the limit, the length of the default text is the limit instead.
 */
const LIMITS: Readonly<Record<string, number>> = {
  title: 90,
  headline: 70,
  heading: 120,
  label: 40,
  linkLabel: 24,
  order: 24,
  buy: 30,
  name: 50,
  kicker: 70,
  price: 70,
  priceNote: 40,
  figure: 12,
  value: 12,
  duration: 24,
  columns: 40,
  rows: 120,
  areas: 40,
  names: 30,
  towns: 30,
  caption: 120,
  author: 40,
  location: 40,
  lead: 300,
  description: 170,
}
const MAX_LONG_TEXT = 700
/** The maximum number of characters in a word. A longer word overflows a heading at a width of 390 px. */
const MAX_WORD_LENGTH = 14
/** Matches characters after which a line can break. */
const BREAK = /[\s-]/
const lengthsOf = (text: string): number[] => text.split(BREAK).map(({ length }) => length)
const HEADINGS: ReadonlySet<string> = new Set(['title', 'headline', 'heading', 'label', 'order', 'buy'])

/** Returns the last part of a key, not counting numbers: "rows" for sections.table.rows.2.0. */
export const getTextType = (key: string): string =>
  key
    .split('.')
    .filter((name) => !/^n?\d+$/.test(name))
    .at(-1) ?? key

/**
 * Checks a text that the owner entered. Returns what is wrong with it, or null. A text may always be as long as the
 * default text (`standard`).
 */
export function findTextFault(key: string, text: string, standard: string): TextFault | null {
  if (text === '') return { code: 'empty' }
  const kind = getTextType(key)
  const most = Math.max(LIMITS[kind] ?? MAX_LONG_TEXT, standard.length)
  if (text.length > most) return { code: 'too-long', most, length: text.length }
  const longest = Math.max(MAX_WORD_LENGTH, ...lengthsOf(standard))
  const word = HEADINGS.has(kind) ? text.split(BREAK).find((each) => each.length > longest) : undefined
  return word === undefined ? null : { code: 'word-too-long', word }
}
