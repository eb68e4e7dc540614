import type { PageSearchResult } from '../../../contract/search.ts'
import { convertHtmlToText, writeMetaDescription } from '../../../domain/catalogue/meta-description.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findCatalogueRevision } from '../catalogue-revision.ts'
import { listCollections } from '../find-collection.ts'
import { Vocabulary } from './vocabulary.ts'
import { summariseText } from '../../../domain/catalogue/summarise-text.ts'
import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import { buildHostedPath, buildPagePath, findShopPath, getShopTexts, type Texts } from '../../texts/index.ts'
import { listSearchablePages } from './searchable-pages.ts'
import { type AnswerPassages, readAnswerPassages } from './passages.ts'

export type IndexedPageKind = 'collections' | 'articles' | 'pages'

export type IndexedPage = PageSearchResult & {
  kind: IndexedPageKind
  /** The time from which the page is shown; null if it is always shown. */
  from: Date | null
}

/** The words by which a search finds a page: the words of its title, and the words of its URL. */
export type PageNames = readonly [title: readonly string[], address: readonly string[]]

type Searchable = { page: IndexedPage; words: Iterable<string> }

/** All searchable pages of the shop except product pages, with the words by which they are found. */
export type PageIndex = {
  revision: number
  texts: Texts
  size: number
  pages: readonly IndexedPage[]
  /** The names of all pages, in the same order as `pages`. */
  names: readonly PageNames[]
  titleLengths: Uint8Array
  vocabulary: Vocabulary
  passages: AnswerPassages
}

const kept = new WeakMap<Database | Transaction, PageIndex>()

/**
 * Returns the index of all searchable pages, such as collections, guides and tools. Builds it again when the catalogue or a text has
 * changed.
 */
export async function findPageIndex(db: Database | Transaction): Promise<PageIndex> {
  const revision = await findCatalogueRevision(db)
  const known = kept.get(db)
  const texts = getShopTexts()
  if (known?.revision === revision && known.texts === texts) return known
  const entries = onceEach([
    ...(await readCollections(db)),
    ...readArticles(texts),
    ...readPages(texts),
    ...(await readBuiltPages(db)),
  ])
  const memory: PageIndex = {
    revision,
    texts,
    size: entries.length,
    pages: entries.map(({ page }) => page),
    names: entries.map(({ page }) => namesOf(page)),
    titleLengths: Uint8Array.from(entries, ({ page }) => splitIntoWords(page.title).length),
    passages: readAnswerPassages(texts),
    vocabulary: new Vocabulary(placesOf(entries)),
  }
  kept.set(db, memory)
  return memory
}

async function readCollections(db: Database | Transaction): Promise<Searchable[]> {
  const collections = await listCollections(db)
  return collections.map(({ title, handle, description, imageSrc }) => {
    const text = writeMetaDescription(description)
    const page = {
      kind: 'collections' as const,
      title,
      url: `/collection/${handle}`,
      text,
      from: null,
      ...(imageSrc !== null && { imageSrc }),
    }
    return { page, words: splitIntoWords(text) }
  })
}

const readArticles = ({ posts }: Texts): Searchable[] =>
  posts.map(({ title, handle, excerpt, publishedAt, words }) => ({
    page: { kind: 'articles', title, url: `/blog/${handle}`, text: excerpt, from: publishedAt },
    words,
  }))

function readPages({ pages, policies }: Texts): Searchable[] {
  return [
    ...pages.map((text): Searchable => {
      const { title, description, words } = text
      return {
        page: { kind: 'pages', title, url: buildPagePath(text), text: description, from: null },
        words,
      }
    }),
    ...policies.flatMap((policy): Searchable[] => {
      const url = findShopPath(buildHostedPath(policy))
      if (url === null) return []
      const text = summariseText(policy.body)
      // The whole text of a policy is searched, because shoppers look for topics that come late in it, such as the warranty in the policy
      // on returns.
      const words = splitIntoWords(convertHtmlToText(policy.body))
      return [{ page: { kind: 'pages', title: policy.title, url, text, from: null }, words }]
    }),
  ]
}

async function readBuiltPages(db: Database | Transaction): Promise<Searchable[]> {
  const pages = await listSearchablePages(db)
  return pages.map(({ page, editedTexts }) => ({
    page: { kind: 'pages', ...page, from: null },
    words: splitIntoWords(`${page.text} ${editedTexts}`),
  }))
}

/**
 * Merges entries with the same URL, such as a landing page and its collection. The first entry stays, and gets the words of the other
 * entries.
 */
function onceEach(entries: readonly Searchable[]): Searchable[] {
  const byUrl = new Map<string, Searchable>()
  for (const { page, words } of entries) {
    const first = byUrl.get(page.url)
    byUrl.set(
      page.url,
      first
        ? { page: first.page, words: [...first.words, ...splitIntoWords(page.title), ...words] }
        : { page, words },
    )
  }
  return [...byUrl.values()]
}

const namesOf = ({ title, url }: IndexedPage): PageNames => [
  splitIntoWords(title),
  splitIntoWords((url.split('/').at(-1) ?? '').replaceAll('-', ' ')),
]

/** Returns the places where each word occurs. A place is twice the page's number, plus one if the word is in the page's title. */
function placesOf(entries: readonly Searchable[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  entries.forEach(({ page, words }, number) => {
    const title = new Set(namesOf(page).flat())
    for (const word of new Set([...title, ...words])) {
      const known = places.get(word) ?? []
      known.push(number * 2 + (title.has(word) ? 1 : 0))
      places.set(word, known)
    }
  })
  return places
}
