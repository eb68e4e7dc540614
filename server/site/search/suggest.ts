import type { Suggestions } from '../../../contract/search.ts'
import type { Database } from '../../db/database.ts'
import { listProducts } from '../../catalogue/index.ts'
import { searchPages } from './search-pages.ts'

const MAX_PRODUCTS = 5
const MAX_PAGES = 3

/** Suggests a few products, collections, articles and pages while the shopper is typing a search. */
export async function suggestSearches(
  db: Database,
  { search: typed, now }: { search: string; now: Date },
): Promise<Suggestions> {
  const list = await listProducts(db, { sort: 'featured', limit: MAX_PRODUCTS, search: typed })
  if (!list.ok) throw new Error(`A list without a cursor was refused: ${list.reason}`)
  const pages = await searchPages(db, { search: typed, now, most: MAX_PAGES })
  const products = list.products.map(({ title, handle, imageSrc, imageAlt, price, currencyCode }) => ({
    title,
    handle,
    imageSrc,
    imageAlt,
    price,
    currencyCode,
  }))
  const search = list.search ?? { corrected: null, missing: [], loosened: false }
  return { products, total: list.total, search, ...pages }
}
