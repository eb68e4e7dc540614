import type { FacetSelection } from '../../../domain/catalogue/facets/facet-selection.ts'
import {
  listFacetValueNames,
  LIST_FACETS,
  type ListFacet,
} from '../../../domain/catalogue/facets/facet-values.ts'
import {
  parsePriceRange,
  PRICE_RANGES,
  type PriceRange,
} from '../../../domain/catalogue/facets/price-range.ts'
import type { CatalogueIndex } from './catalogue-index.ts'

/**
 * The products to which facets are applied. If `members` isn't null, it limits the products to a collection. If `ranks` isn't null, it
 * limits the products to the matches of a search.
 */
export type FacetScope = { members: Uint8Array | null; ranks: Uint8Array | null }

export type FacetCounts = {
  price: { text: string; count: number }[]
  /** The number of products with each value of a facet, in the order of the values. Contains only facets with a list of values. */
  lists: Record<ListFacet, number[]>
  inStock: number
}

export type FacetedList = {
  total: number
  /** One byte per product, in the order of the product numbers: 1 if the product matches all chosen facets, otherwise 0. */
  shown: Uint8Array
  /** The number of products with each facet value. A product is counted if it matches the choices in all other facets. */
  counts: FacetCounts
}

type Counter = { range: PriceRange; text: string; count: number }

// Each facet has one bit, and each product has a set of these bits. A bit is set if the product doesn't match the shopper's choice in that
// facet.
const PRICE_BIT = 1
const STOCK_BIT = 2
const FIRST_LIST_BIT = 4

/** Applies the chosen facets to a list and counts the products with each facet value, in one pass over the catalogue. */
export function applyFacets(memory: CatalogueIndex, scope: FacetScope, choice: FacetSelection): FacetedList {
  const { size, soldOut, priceCents } = memory
  const shown = new Uint8Array(size)
  const lists = LIST_FACETS.map((facet, place) => ({
    masks: memory.facets[facet],
    wanted: maskOf(facet, choice),
    miss: FIRST_LIST_BIT << place,
    // A counter for each combination of the facet's values. Counting a product takes one addition this way, even if the product has several
    // values.
    seen: new Uint32Array(1 << listFacetValueNames(facet).length),
  }))
  const prices = priceCounters(choice)
  let total = 0
  let inStock = 0
  for (let number = 0; number < size; number += 1) {
    if (scope.members?.[number] === 0 || scope.ranks?.[number] === 0) continue
    const price = priceCents[number] ?? 0
    const isSoldOut = soldOut[number] === 1
    let misses = choice.inStock && isSoldOut ? STOCK_BIT : 0
    if (choice.price.length > 0 && !choice.price.some(({ range }) => isWithin(price, range)))
      misses |= PRICE_BIT
    for (const { masks, wanted, miss } of lists)
      if (wanted !== 0 && ((masks[number] ?? 0) & wanted) === 0) misses |= miss
    if (misses === 0) {
      shown[number] = 1
      total += 1
    }
    // A product is counted in a facet if it matches the choices in all other facets. The counts therefore tell how many products the
    // shopper would see after choosing a different value.
    if ((misses & ~PRICE_BIT) === 0) countPrice(prices, price)
    if ((misses & ~STOCK_BIT) === 0 && !isSoldOut) inStock += 1
    for (const { masks, miss, seen } of lists)
      if ((misses & ~miss) === 0) seen[masks[number] ?? 0] = (seen[masks[number] ?? 0] ?? 0) + 1
  }
  const [inSize, colour, finish, use] = LIST_FACETS.map((facet, place) =>
    countWords(facet, lists[place]?.seen ?? []),
  )
  return {
    total,
    shown,
    counts: {
      price: prices.map(({ text, count }) => ({ text, count })),
      lists: { size: inSize ?? [], colour: colour ?? [], finish: finish ?? [], use: use ?? [] },
      inStock,
    },
  }
}

const isWithin = (price: number, { from, to }: PriceRange): boolean =>
  price >= from && (to === null || price < to)

function maskOf(facet: ListFacet, { lists }: FacetSelection): number {
  const words = listFacetValueNames(facet)
  return lists[facet].reduce((mask, word) => mask | (1 << words.indexOf(word)), 0)
}

/** Lists the price ranges whose products are counted: the ranges that the shop offers as filters, and the ranges that the shopper chose. */
function priceCounters({ price }: FacetSelection): Counter[] {
  const offered = PRICE_RANGES.flatMap((text) => {
    const range = parsePriceRange(text)
    return range === null ? [] : [{ text, range }]
  })
  const own = price.filter(({ text }) => !offered.some((each) => each.text === text))
  return [...offered, ...own].map((each) => ({ ...each, count: 0 }))
}

function countPrice(counters: readonly Counter[], price: number): void {
  for (const counter of counters) if (isWithin(price, counter.range)) counter.count += 1
}

/** Converts the counts per combination of values into counts per value. */
function countWords(facet: ListFacet, seen: Iterable<number>): number[] {
  const counts = listFacetValueNames(facet).map(() => 0)
  let combination = 0
  for (const times of seen) {
    for (let rest = times === 0 ? 0 : combination; rest !== 0; rest &= rest - 1) {
      const bit = 31 - Math.clz32(rest & -rest)
      counts[bit] = (counts[bit] ?? 0) + times
    }
    combination += 1
  }
  return counts
}
