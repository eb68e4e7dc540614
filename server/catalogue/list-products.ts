import { and } from 'drizzle-orm'
import type { FacetGroup, SearchInterpretation } from '../../contract/facets.ts'
import type { ProductList } from '../../contract/product.ts'
import {
  isAnyFacetSelected,
  type FacetSelection,
  parseFacetSelection,
} from '../../domain/catalogue/facets/facet-selection.ts'
import type { Sort } from '../../domain/catalogue/sorting.ts'
import type { Database, Transaction } from '../db/database.ts'
import { findPageIndex } from './memory/page-index.ts'
import { buildFacetGroups } from './facet-groups.ts'
import { type ProductListScope, buildScopeCondition, chooseListingTable } from './list-scope.ts'
import type { CatalogueIndex } from './memory/catalogue-index.ts'
import { loadCatalogueIndex } from './memory/load-catalogue-index.ts'
import { listPage } from './memory/list-page.ts'
import { applyFacets } from './memory/apply-facets.ts'
import { searchProducts } from './memory/search-products.ts'
import { formatCursor, type LastProductOfPage, parseCursor } from './page-cursor.ts'
import { type SortedProduct, buildSortColumns, buildPageConditions } from './page-order.ts'
import { loadProductViews } from './product-view.ts'
import { countProducts } from './count-products.ts'

export type ProductListInput = {
  sort: Sort
  limit: number
  /** The shopper's search query. If it is empty, all products match. */
  search?: string
  /** Limits the list to the products of this collection. */
  collectionId?: number
  cursor?: string | undefined
  choice?: FacetSelection
  /** Whether to also count the products per facet value. */
  withFacets?: boolean
}

type ListedProducts = ProductList & { facets?: FacetGroup[]; search?: SearchInterpretation }
type ListQuery = Omit<ProductListInput, 'cursor'> & { after: LastProductOfPage | undefined }
type FoundProducts = {
  entries: SortedProduct[]
  total: number
  facets?: FacetGroup[]
  search?: SearchInterpretation
}

const NOTHING_CHOSEN = parseFacetSelection(new URLSearchParams())

/** Lists one page of products on sale. A query without a letter or digit finds nothing. */
export async function listProducts(
  db: Database | Transaction,
  input: ProductListInput,
): Promise<({ ok: true } & ListedProducts) | { ok: false; reason: 'bad-cursor' }> {
  const { sort, limit, cursor } = input
  const after = cursor === undefined ? undefined : parseCursor(cursor, sort)
  if (after === null) return { ok: false, reason: 'bad-cursor' }
  // Requests one row more than the page shows. If the database returns that row, there is a next page.
  const query = { ...input, after, limit: limit + 1 }
  const { entries, ...found } = isPlain(input) ? await readPlain(db, query) : await findNarrowed(db, query)
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  const products = await loadProductViews(
    db,
    page.map(({ productId }) => productId),
  )
  const nextCursor = entries.length > limit && last !== undefined ? formatCursor({ sort, ...last }) : null
  return { ok: true, products, nextCursor, ...found }
}

/**
 * Whether a list has no search query and no facets. Such a list is read through the database's indexes. All other lists need the catalogue
 * in memory.
 */
function isPlain({ search = '', choice = NOTHING_CHOSEN, withFacets = false }: ProductListInput): boolean {
  return search.trim() === '' && !isAnyFacetSelected(choice) && !withFacets
}

async function findNarrowed(db: Database | Transaction, query: ListQuery): Promise<FoundProducts> {
  const { search = '', collectionId, choice = NOTHING_CHOSEN } = query
  const memory = await loadCatalogueIndex(db)
  const matches = search.trim() === '' ? null : await searchIn(db, memory, search)
  const ranks = matches?.ranks ?? null
  const members =
    collectionId === undefined ? null : (memory.members.get(collectionId) ?? new Uint8Array(memory.size))
  const { shown, total, counts } = applyFacets(memory, { members, ranks }, choice)
  return {
    entries: listPage(memory, { shown, ranks }, query),
    total,
    ...(query.withFacets && { facets: buildFacetGroups(counts, choice) }),
    ...(matches && { search: readingOf(matches) }),
  }
}

const readingOf = ({ corrected, missing, loosened }: SearchInterpretation): SearchInterpretation => ({
  corrected,
  missing,
  loosened,
})

async function searchIn(db: Database | Transaction, memory: CatalogueIndex, search: string) {
  const { vocabulary } = await findPageIndex(db)
  return searchProducts(memory, vocabulary, search)
}

async function readPlain(
  db: Database | Transaction,
  { collectionId, sort, after, limit }: ListQuery,
): Promise<FoundProducts> {
  const scope: ProductListScope = { collectionId }
  const table = chooseListingTable(scope)
  const entries: SortedProduct[] = []
  for (const part of buildPageConditions(table, sort, after)) {
    if (entries.length >= limit) break
    const found = await db
      .select({ productId: table.productId, position: table.position, priceCents: table.priceCents })
      .from(table)
      .where(and(buildScopeCondition(scope), part))
      .orderBy(...buildSortColumns(table, sort))
      .limit(limit - entries.length)
    entries.push(...found.map((entry) => ({ ...entry, rank: 0 })))
  }
  return { entries, total: await countProducts(db, scope) }
}
