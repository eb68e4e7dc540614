import type { FoundPage, SearchPages } from '../../../contract/search.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findCatalogueMemory, findPageMemory, type PageKind, searchNow } from '../../catalogue/index.ts'
import { searchWords } from '../../../domain/search/words-of.ts'

/** Of each kind. */
type Most = number

/** Collections, articles and pages that have all words of a search; those with them in the title first. */
export async function searchPages(
  db: Database | Transaction,
  { search, now, most }: { search: string; now: Date; most: Most },
): Promise<SearchPages> {
  const memory = await findPageMemory(db)
  const products = await findCatalogueMemory(db)
  const shop = [products.vocabulary, memory.vocabulary]
  const { ranks, missing } = searchNow(memory, shop, searchWords(search))
  const found = memory.pages
    .map((page, number) => ({ page, rank: ranks[number] ?? 0 }))
    // A page that has some of the words is no answer where another part of the shop has them all.
    .filter(({ page, rank }) => missing.length === 0 && rank > 0 && (page.from === null || page.from <= now))
    .toSorted((a, b) => b.rank - a.rank)
  const of = (kind: PageKind): FoundPage[] =>
    found
      .filter(({ page }) => page.kind === kind)
      .slice(0, most)
      .map(({ page: { title, url, text } }) => ({ title, url, text }))
  return { collections: of('collections'), articles: of('articles'), pages: of('pages') }
}
