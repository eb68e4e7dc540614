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

/** Every text of a page that its owner may change, by its key. */
export function listWords(page: unknown): PageWords {
  const words: Record<string, string> = {}
  mapWords(page, '', (key, text) => {
    if (text !== '') words[key] = text
    return text
  })
  return words
}

/** The page with other words; keys that it doesn't have are ignored. Parts without changed words stay the same objects. */
export function withWords<Page>(page: Page, words: PageWords): Page
export function withWords(page: unknown, words: PageWords): unknown {
  return mapWords(page, '', (key, text) => words[key] ?? text)
}

function mapWords(value: unknown, at: string, write: (key: string, text: string) => string): unknown {
  if (typeof value === 'string') return write(at, value)
  if (typeof value !== 'object' || value === null) return value
  const entries: [string, unknown][] = Object.entries(value)
  const names = Array.isArray(value) ? namesOf(value) : entries.map(([name]) => name)
  const mapped = entries.map(([name, part], index): [string, unknown] => {
    const key = names[index] ?? name
    return [name, STRUCTURE.has(name) ? part : mapWords(part, at === '' ? key : `${at}.${key}`, write)]
  })
  if (mapped.every(([, part], index) => part === entries[index]?.[1])) return value
  return Array.isArray(value) ? mapped.map(([, part]) => part) : Object.fromEntries(mapped)
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
