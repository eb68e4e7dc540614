import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { LastProductOfPage } from '../page-cursor.ts'
import type { SortedProduct } from '../page-order.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { MATCH_RANKS_IN_ORDER } from './rank-matches.ts'

type PageInput = { sort: Sort; after: LastProductOfPage | undefined; limit: number }

/** Lists one page of the matching products. If the shopper hasn't chosen another sort order, the best matches of a search come first. */
export function listPage(
  memory: CatalogueIndex,
  { shown, ranks }: { shown: Uint8Array; ranks: Uint8Array | null },
  { sort, after, limit }: PageInput,
): SortedProduct[] {
  const ranked = ranks !== null && sort === 'featured'
  const entries: SortedProduct[] = []
  for (const rank of ranked ? MATCH_RANKS_IN_ORDER : [0]) {
    if (after !== undefined && rank > after.rank) continue
    const behind = after?.rank === rank ? after : undefined
    for (const number of memory.orders[sort]) {
      if (shown[number] === 0 || (ranked && ranks[number] !== rank)) continue
      const entry = entryOf(memory, number, rank)
      if (behind !== undefined && !standsBehind(entry, behind)) continue
      entries.push(entry)
      if (entries.length === limit) return entries
    }
  }
  return entries
}

function entryOf(
  { ids, positions, priceCents }: CatalogueIndex,
  number: number,
  rank: number,
): SortedProduct {
  return {
    productId: ids[number] ?? 0,
    position: positions[number] ?? 0,
    priceCents: priceCents[number] ?? 0,
    rank,
  }
}

function standsBehind(entry: SortedProduct, { sort, ...end }: LastProductOfPage): boolean {
  const place = entry.position - end.position || entry.productId - end.productId
  const price = entry.priceCents - end.priceCents
  switch (sort) {
    case 'featured':
      return place > 0
    case 'newest':
      return place < 0
    case 'price-low':
      return price > 0 || (price === 0 && place > 0)
    case 'price-high':
      return price < 0 || (price === 0 && place > 0)
  }
}
