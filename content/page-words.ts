/** Words of a page by their key, such as hero.title or sections.faq.questions.0.text. */
export type PageWords = Readonly<Record<string, string>>

/** Properties of a page's content that say where something leads or how it looks: they are not words. */
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
  'service',
  'show',
  'shown',
  'src',
  'tag',
  'topic',
  'url',
  'widget',
])

/** Lists of landing pages whose entries are words alone: their owner adds, removes and moves entries. */
const OPEN_LISTS: ReadonlySet<string> = new Set(['items', 'paragraphs', 'questions', 'rows', 'steps'])

/** Whether a key is that of such a list. Its words are the order of its entries, those that the owner added with an n: 0,2,n1. */
export const isListKey = (key: string): boolean =>
  key.startsWith('sections.') && OPEN_LISTS.has(key.slice(key.lastIndexOf('.') + 1))

const ORDER = /^(?:\d{1,3}|n\d{1,3})(?:,(?:\d{1,3}|n\d{1,3}))*$/

/** The order of a list's entries; null if the text isn't one. */
export function readOrder(order: string): string[] | null {
  const entries = ORDER.test(order) ? order.split(',') : []
  return entries.length === 0 || new Set(entries).size < entries.length ? null : entries
}

/** Every text of a page that its owner may change, by its key; with the owner's words also those of entries that they added. */
export function listWords(page: unknown, own: PageWords = {}): PageWords {
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

/** The lists of a page that its owner may make longer, shorter or change the order of: by key, the words of an entry by the end of their key. */
export function listLists(page: unknown): Readonly<Record<string, { order: string; entry: PageWords }>> {
  const lists: Record<string, { order: string; entry: PageWords }> = {}
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

/** The page with other words; keys that it doesn't have are ignored. Parts without changed words stay the same objects. */
export function withWords<Page>(page: Page, words: PageWords): Page
export function withWords(page: unknown, words: PageWords): unknown {
  return mapWords(page, '', { own: words, write: (key, text) => words[key] ?? text })
}

type Walk = {
  /** The owner's words, among them the order of lists. */
  own: PageWords
  write: (key: string, text: string) => string
  list?: (key: string, entries: readonly unknown[]) => void
}

function mapWords(value: unknown, at: string, walk: Walk): unknown {
  if (typeof value === 'string') return walk.write(at, value)
  if (typeof value !== 'object' || value === null) return value
  const isList = Array.isArray(value) && isListKey(at)
  if (isList) walk.list?.(at, value)
  const order = isList ? readOrder(walk.own[at] ?? '') : null
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

type Wanted = { entry: string; at: string; own: PageWords }

/** The entry of a list by its name; nothing for one of another release, or that lacks a word. */
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

/** The words of an entry by the end of their key, such as .heading; a paragraph's is empty. */
function wordsOfEntry(entry: unknown): [end: string, text: string][] {
  if (typeof entry === 'string') return [['', entry]]
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([name, text]: [string, unknown]): [string, string][] =>
    typeof text === 'string' && !STRUCTURE.has(name) ? [[`.${name}`, text]] : [],
  )
}

/** A new entry of the same make with these words, in the order of `wordsOfEntry`. */
function makeEntry(model: unknown, words: readonly string[]): unknown {
  if (typeof model === 'string') return words[0] ?? ''
  if (Array.isArray(model)) return words
  return Object.fromEntries(wordsOfEntry(model).map(([end], index) => [end.slice(1), words[index] ?? '']))
}

/** Sections are named by their kind, so that one that a release adds elsewhere doesn't shift the others' words. */
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
