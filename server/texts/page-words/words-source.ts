import { z } from 'zod'
import { isListKey, type PageWords, readOrder } from '../../../content/page-words.ts'

/** Changed words of a page, as they are stored: each with what stood there before. */
const sourceSchema = z.record(z.string(), z.object({ was: z.string(), is: z.string() }))
export type ChangedWords = z.infer<typeof sourceSchema>

/** The source of a page whose words nobody has changed. */
export const NO_WORDS = '{}'

/** Nothing where another release wrote it in a way that this one can't read. */
export function readWords(source: string | null | undefined): ChangedWords {
  try {
    return sourceSchema.catch({}).parse(JSON.parse(source ?? NO_WORDS))
  } catch {
    return {}
  }
}

/** The same words always make the same source. */
export const writeWords = (words: ChangedWords): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const ownWords = (source: string | null | undefined): PageWords =>
  Object.fromEntries(Object.entries(readWords(source)).map(([key, { is }]) => [key, is]))

/** Compares two sources: the texts that were removed (`is`), and the texts that replaced them (`becomes`). */
export function differenceOfWords(
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

/** "Order of questions: 2, 1, new 1", counted from the page as it comes. */
function orderInWords(key: string, order: string): string {
  const entries = (readOrder(order) ?? []).map((entry) =>
    entry.startsWith('n') ? `new ${entry.slice(1)}` : String(Number(entry) + 1),
  )
  return `Order of ${key.split('.').at(-1)}: ${entries.join(', ')}`
}
