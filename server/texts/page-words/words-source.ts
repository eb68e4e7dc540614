import { z } from 'zod'
import { isListKey, type PageWords, readOrder } from '../../../content/page-words.ts'

/** A page's changed texts as they are stored: each with the default text that it replaces. */
const sourceSchema = z.record(z.string(), z.object({ was: z.string(), is: z.string() }))
export type ChangedWords = z.infer<typeof sourceSchema>

/** The source of a page without changed texts. */
export const NO_WORDS = '{}'

/** Parses a stored source; an unreadable one, such as another release's, counts as empty. */
export function readWords(source: string | null | undefined): ChangedWords {
  try {
    return sourceSchema.catch({}).parse(JSON.parse(source ?? NO_WORDS))
  } catch {
    return {}
  }
}

/** Writes a source with its keys sorted, so that the same texts always give the same source. */
export const writeWords = (words: ChangedWords): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const editedTexts = (source: string | null | undefined): PageWords =>
  Object.fromEntries(Object.entries(readWords(source)).map(([key, { is }]) => [key, is]))

/** Compares two sources: the texts that were removed (`is`), and the texts that replaced them (`becomes`). */
export function compareWords(
  before: string | null,
  after: string | null,
): { is: string[]; becomes: string[] } {
  const was = readWords(before)
  const now = readWords(after)
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter(
    (key) => was[key]?.is !== now[key]?.is,
  )
  const written = (key: string, text: string | undefined): string[] =>
    text === undefined || text === '' ? [] : [isListKey(key) ? orderInWords(key, text) : text]
  return {
    is: keys.flatMap((key) => written(key, was[key]?.is ?? now[key]?.was)),
    becomes: keys.flatMap((key) => written(key, now[key]?.is ?? was[key]?.was)),
  }
}

/** Describes a new order of entries: "Order of questions: 2, 1, new 1". The numbers are positions in the default list. */
function orderInWords(key: string, order: string): string {
  const entries = (readOrder(order) ?? []).map((entry) =>
    entry.startsWith('n') ? `new ${entry.slice(1)}` : String(Number(entry) + 1),
  )
  return `Order of ${key.split('.').at(-1)}: ${entries.join(', ')}`
}
