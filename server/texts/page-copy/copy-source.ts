import { z } from 'zod'
import { isPageListKey, type PageCopy, parseListOrder } from '../../../content/page-copy.ts'

/**
 * The changed texts of a page, as the database stores them. Each key is the name of a text. The field `is` contains the owner's text, and
 * `was` contains the default text that it replaces.
 */
const sourceSchema = z.record(z.string(), z.object({ was: z.string(), is: z.string() }))
export type ChangedCopy = z.infer<typeof sourceSchema>

/** The stored source of a page without changed texts. */
export const NO_CHANGED_COPY = '{}'

/** Parses a stored source. If the source can't be read, for example because another version of the shop wrote it, the result is empty. */
export function parsePageCopy(source: string | null | undefined): ChangedCopy {
  try {
    return sourceSchema.catch({}).parse(JSON.parse(source ?? NO_CHANGED_COPY))
  } catch {
    return {}
  }
}

/** Formats changed texts for storage, sorted by key, so that the same texts always give the same source. */
export const formatPageCopy = (words: ChangedCopy): string =>
  JSON.stringify(Object.fromEntries(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))))

export const parseEditedTexts = (source: string | null | undefined): PageCopy =>
  Object.fromEntries(Object.entries(parsePageCopy(source)).map(([key, { is }]) => [key, is]))

/** Compares two sources, and lists the texts that differ: the previous wording is `is`, and the new wording is `becomes`. */
export function comparePageCopy(
  before: string | null,
  after: string | null,
): { is: string[]; becomes: string[] } {
  const was = parsePageCopy(before)
  const now = parsePageCopy(after)
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])].filter(
    (key) => was[key]?.is !== now[key]?.is,
  )
  const written = (key: string, text: string | undefined): string[] =>
    text === undefined || text === '' ? [] : [isPageListKey(key) ? orderInWords(key, text) : text]
  return {
    is: keys.flatMap((key) => written(key, was[key]?.is ?? now[key]?.was)),
    becomes: keys.flatMap((key) => written(key, now[key]?.is ?? was[key]?.was)),
  }
}

/** Describes the new order of a list: "Order of questions: 2, 1, new 1". The numbers are positions in the default list. */
function orderInWords(key: string, order: string): string {
  const entries = (parseListOrder(order) ?? []).map((entry) =>
    entry.startsWith('n') ? `new ${entry.slice(1)}` : String(Number(entry) + 1),
  )
  return `Order of ${key.split('.').at(-1)}: ${entries.join(', ')}`
}
