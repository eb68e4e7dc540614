/** The texts of a page. The keys are paths within its content, such as hero.title or sections.faq.questions.0.text. */
export type PageCopy = Readonly<Record<string, string>>

/**
 * Names of properties in a page's content whose values aren't text to read. For example, they say where a link leads or how a section
 * looks.
 */
const STRUCTURE: ReadonlySet<string> = new Set([
  'also',
  'calculator',
  'fallback',
  'format',
  'from',
  'ground',
  'handle',
  'icon',
  'id',
  'kind',
  'look',
  'page',
  'path',
  'picture',
  'pictures',
  'product',
  'province',
  'recentOrders',
  'service',
  'show',
  'shown',
  'src',
  'tag',
  'topic',
  'url',
  'widget',
])

/** Names of the lists on landing pages whose entries the owner can add, remove and move. The entries of these lists contain only texts. */
const OPEN_LISTS: ReadonlySet<string> = new Set(['items', 'paragraphs', 'questions', 'rows', 'steps'])

/**
 * Whether the owner can add, remove and move the entries of the list with this key. The owner's order is stored as a text under the key:
 * "0,2,n1" shows entries 0 and 2, then an entry that the owner added (n1).
 */
export const isPageListKey = (key: string): boolean =>
  key.startsWith('sections.') && OPEN_LISTS.has(key.slice(key.lastIndexOf('.') + 1))

const ORDER = /^(?:\d{1,3}|n\d{1,3})(?:,(?:\d{1,3}|n\d{1,3}))*$/

/** Parses the order of a list's entries; null if it is invalid. */
export function parseListOrder(order: string): string[] | null {
  const entries = ORDER.test(order) ? order.split(',') : []
  return entries.length === 0 || new Set(entries).size < entries.length ? null : entries
}

/**
 * Returns all of a page's texts that the owner can change, by key. `own` contains the texts that the owner has written, including those of
 * list entries that the owner has added.
 */
export function listPageCopy(page: unknown, own: PageCopy = {}): PageCopy {
  const words: Record<string, string> = {}
  mapWords(page, '', {
    own,
    write(key, text) {
      if (text !== '') words[key] = text
      return text
    },
  })
  return words
}

/**
 * Returns the lists whose entries the owner can add, remove and move, by key. `entry` contains the texts of the list's first entry as an
 * example. The keys in `entry` are the last parts of the texts' keys, such as ".heading".
 */
export function listPageLists(page: unknown): Readonly<Record<string, { order: string; entry: PageCopy }>> {
  const lists: Record<string, { order: string; entry: PageCopy }> = {}
  mapWords(page, '', {
    own: {},
    write: (_, text) => text,
    list(key, entries) {
      lists[key] = {
        order: entries.map((_, index) => index).join(','),
        entry: Object.fromEntries(wordsOfEntry(entries[0]).map(([end, text]) => [end, text])),
      }
    },
  })
  return lists
}

/**
 * Returns the page with these texts in place of its own. Keys that the page doesn't have are ignored. Parts in which nothing was replaced
 * remain the same objects.
 */
export function replacePageCopy<Page>(page: Page, words: PageCopy): Page
export function replacePageCopy(page: unknown, words: PageCopy): unknown {
  return mapWords(page, '', { own: words, write: (key, text) => words[key] ?? text })
}

/** Returns the page with each of its texts replaced by what `change` makes of it. */
export function changePageCopy<Page>(page: Page, change: (text: string) => string): Page
export function changePageCopy(page: unknown, change: (text: string) => string): unknown {
  return mapWords(page, '', { own: {}, write: (_, text) => change(text) })
}

type Walk = {
  /** The texts that the owner wrote. They include the order of the entries in each list. */
  own: PageCopy
  write: (key: string, text: string) => string
  list?: (key: string, entries: readonly unknown[]) => void
}

function mapWords(value: unknown, at: string, walk: Walk): unknown {
  if (typeof value === 'string') return walk.write(at, value)
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value) && isPageListKey(at)
  if (isList) walk.list?.(at, value)
  const order = isList ? parseListOrder(walk.own[at] ?? '') : null
  const entries: [string, unknown][] =
    Array.isArray(value) && order !== null
      ? order.flatMap((entry) => inOrder(value, { entry, at, own: walk.own }))
      : Object.entries(value)
  const names = Array.isArray(value) && order === null ? namesOf(value) : entries.map(([name]) => name)
  const mapped = entries.map(([name, part], index): [string, unknown] => {
    const key = names[index] ?? name
    return [name, STRUCTURE.has(name) ? part : mapWords(part, at === '' ? key : `${at}.${key}`, walk)]
  })
  if (order === null && mapped.every(([, part], index) => part === entries[index]?.[1])) return value
  return Array.isArray(value) ? mapped.map(([, part]) => part) : Object.fromEntries(mapped)
}

type Wanted = { entry: string; at: string; own: PageCopy }

/**
 * Returns a list with the entry of this name as its only element. The list is empty if this version of the page doesn't have the entry. It
 * is also empty if the owner added the entry but one of its texts is missing.
 */
function inOrder(list: readonly unknown[], { entry, at, own }: Wanted): [string, unknown][] {
  if (!entry.startsWith('n')) return Number(entry) < list.length ? [[entry, list[Number(entry)]]] : []
  const words = wordsOfEntry(list[0]).map(([end]) => [end, own[`${at}.${entry}${end}`]] as const)
  if (words.some(([, text]) => text === undefined)) return []
  return [
    [
      entry,
      makeEntry(
        list[0],
        words.map(([, text]) => text ?? ''),
      ),
    ],
  ]
}

/**
 * Returns the texts of a list's entry. `end` is the last part of a text's key, such as ".heading". It is empty for an entry that is itself
 * a text.
 */
function wordsOfEntry(entry: unknown): [end: string, text: string][] {
  if (typeof entry === 'string') return [['', entry]]
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, text]: [string, unknown]): [string, string][] =>
    typeof text === 'string' && !STRUCTURE.has(name) ? [[`.${name}`, text]] : [],
  )
}

/**
 * Makes a new entry for a list from `model`, an existing entry. `words` are the texts of the new entry, in the order in which
 * `wordsOfEntry` returns the texts of `model`.
 */
function makeEntry(model: unknown, words: readonly string[]): unknown {
  if (typeof model === 'string') return words[0] ?? ''
  if (Array.isArray(model)) return words
  return Object.fromEntries(wordsOfEntry(model).map(([end], index) => [end.slice(1), words[index] ?? '']))
}

/**
 * Names a page's sections by their kind instead of their position. When an update adds a section, the keys of the other sections' texts
 * stay the same.
 */
function namesOf(list: readonly unknown[]): string[] {
  const counts = new Map<string, number>()
  return list.map((part, index) => {
    if (typeof part !== 'object' || part === null || !('kind' in part) || typeof part.kind !== 'string')
      return String(index)
    const count = (counts.get(part.kind) ?? 0) + 1
    counts.set(part.kind, count)
    return count === 1 ? part.kind : `${part.kind}-${count}`
  })
}
