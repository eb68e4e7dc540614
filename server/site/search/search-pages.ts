import type { PageSearchResult, SearchPages } from '../../../contract/search.ts'
import { splitSearchWords } from '../../../domain/search/split-into-words.ts'
import {
  loadCatalogueIndex,
  findPageIndex,
  type IndexedPageKind,
  searchUncached,
  searchProducts,
} from '../../catalogue/index.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findAnswers } from './find-answers.ts'

/** The maximum number of results of each kind, such as pages or collections. */
type Most = number

/**
 * Finds pages that answer the search, and the collections, articles and pages that contain all words of the search. Matches in the title
 * come first.
 */
export async function searchPages(
  db: Database | Transaction,
  { search, now, most }: { search: string; now: Date; most: Most },
): Promise<SearchPages> {
  const memory = await findPageIndex(db)
  const products = await loadCatalogueIndex(db)
  const shop = [products.vocabulary, memory.vocabulary]
  const { ranks, missing, read } = searchUncached(memory, shop, splitSearchWords(search))
  const words = read.map(({ word }) => word)
  const answers = findAnswers(memory, {
    search,
    words,
    now,
    pageRanks: missing.length === 0 ? ranks : new Uint8Array(memory.size),
    productRank: bestOf(searchProducts(products, memory.vocabulary, search)),
  })
  const isAnswer = new Set(answers.map(({ url }) => url.split('#')[0]))
  const found = memory.pages
    .map((page, number) => ({ page, rank: ranks[number] ?? 0 }))
    // If a word of the search occurs on no page, lists no pages, because every page would match only a part of the search.
    .filter(({ page, rank }) => missing.length === 0 && rank > 0 && (page.from === null || page.from <= now))
    .filter(({ page }) => !isAnswer.has(page.url))
    .toSorted((a, b) => b.rank - a.rank)
  const of = (kind: IndexedPageKind): PageSearchResult[] =>
    found
      .filter(({ page }) => page.kind === kind)
      .slice(0, most)
      .map(({ page: { title, url, text, imageSrc } }) => ({
        title,
        url,
        text,
        ...(imageSrc !== undefined && { imageSrc }),
      }))
  return { answers, collections: of('collections'), articles: of('articles'), pages: of('pages') }
}

/** Returns how well the best product matches all words of the search; 0 if no product does. */
function bestOf({ ranks, missing, loosened }: ReturnType<typeof searchProducts>): number {
  return loosened || missing.length > 0 ? 0 : ranks.reduce((best, rank) => Math.max(best, rank), 0)
}
