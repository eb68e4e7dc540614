import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  listFacetValueNames,
  LIST_FACETS,
  type ListFacet,
} from '../../../domain/catalogue/facets/facet-values.ts'
import type { Sort } from '../../../domain/catalogue/sorting.ts'
import type { Database, Transaction } from '../../db/database.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { Vocabulary } from './vocabulary.ts'

const PRODUCTS_PER_PAGE = 4_000
// The maximum count, because a count is stored in one byte. Larger counts are stored as this maximum.
const MAX_COUNTED = 255

const listing = z.object({
  id: z.coerce.number(),
  position: z.number(),
  price: z.number(),
  facets: z.string().nullable(),
  terms: z.string(),
})
type Listing = z.infer<typeof listing>

/** Reads all products on sale in batches, so that other queries can run between them. */
export async function readCatalogueIndex(
  db: Database | Transaction,
  revision: number,
): Promise<CatalogueIndex> {
  const places = new Map<string, number[]>()
  const others = new Set<string>()
  const pictured = new Set<string>()
  const rows: Omit<Listing, 'terms'>[] = []
  const titleLengths: number[] = []
  for await (const page of pages(db)) {
    for (const { terms, ...row } of page) {
      const [title = '', address = '', other = '', motif = ''] = terms.split('\n')
      notePlaces(places, rows.length * 2 + 1, [title, address])
      notePlaces(places, rows.length * 2, [other, motif])
      for (const word of wordsIn([title, address, other])) others.add(word)
      for (const word of wordsIn([motif])) pictured.add(word)
      titleLengths.push(Math.min(MAX_COUNTED, title.split(' ').length))
      rows.push(row)
    }
  }
  const numberOf = new Map(rows.map(({ id }, number) => [id, number]))
  const priceCents = Int32Array.from(rows, ({ price }) => price)
  return {
    revision,
    size: rows.length,
    ids: Float64Array.from(rows, ({ id }) => id),
    positions: Int32Array.from(rows, ({ position }) => position),
    priceCents,
    soldOut: mark(rows.length, numberOf, await soldOutIds(db)),
    facets: readFacets(rows),
    vocabulary: new Vocabulary(places, new Set([...pictured].filter((word) => !others.has(word)))),
    titleLengths: Uint8Array.from(titleLengths),
    orders: makeOrders(priceCents),
    members: await readMembers(db, rows.length, numberOf),
    searches: new Map(),
  }
}

async function* pages(db: Database | Transaction): AsyncGenerator<Listing[]> {
  let last: Listing | undefined
  do {
    const after =
      last === undefined ? sql`true` : sql`(position, product_id) > (${last.position}, ${last.id})`
    // A row of product_listings from an older version has no `terms`. Its search words are then taken from `words`.
    const answer = await db.execute(sql`
      select product_id as id, position, price_cents as price, facets, case when terms <> '' then terms
        else E'\n\n' || array_to_string(tsvector_to_array(words), ' ') end as terms
      from product_listings where ${after} order by position, product_id limit ${PRODUCTS_PER_PAGE}::int`)
    const page = z.array(listing).parse(answer.rows)
    if (page.length > 0) yield page
    last = page.at(-1)
  } while (last !== undefined)
}

const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(' ')).filter((word) => word !== '')

function notePlaces(places: Map<string, number[]>, place: number, texts: readonly string[]): void {
  for (const word of wordsIn(texts)) {
    const known = places.get(word)
    if (known === undefined) places.set(word, [place])
    else known.push(place)
  }
}

const NO_FACETS: Readonly<Record<ListFacet, number>> = { size: 0, colour: 0, finish: 0, use: 0 }

function readFacets(rows: readonly { facets: string | null }[]): CatalogueIndex['facets'] {
  // Caches the parsed facets by their text, because thousands of products have the same facets.
  const known = new Map<string, Record<ListFacet, number>>()
  const masksOf = (text: string) => {
    const masks = known.get(text) ?? parseFacets(text)
    known.set(text, masks)
    return masks
  }
  const of = (facet: ListFacet) =>
    Uint16Array.from(rows, ({ facets }) => (facets === null ? NO_FACETS : masksOf(facets))[facet])
  return { size: of('size'), colour: of('colour'), finish: of('finish'), use: of('use') }
}

function parseFacets(text: string): Record<ListFacet, number> {
  const masks = { ...NO_FACETS }
  const written = new Set(text.split(' '))
  for (const facet of LIST_FACETS) {
    listFacetValueNames(facet).forEach((word, bit) => {
      if (written.has(`${facet}:${word}`)) masks[facet] |= 1 << bit
    })
  }
  return masks
}

function makeOrders(priceCents: Int32Array): Readonly<Record<Sort, Int32Array>> {
  const featured = Int32Array.from(priceCents, (_, number) => number)
  const price = (number: number) => priceCents[number] ?? 0
  return {
    featured,
    newest: featured.toReversed(),
    'price-low': featured.toSorted((a, b) => price(a) - price(b) || a - b),
    'price-high': featured.toSorted((a, b) => price(b) - price(a) || a - b),
  }
}

const idList = z.array(z.object({ collection: z.coerce.number(), ids: z.string() }))

async function soldOutIds(db: Database | Transaction): Promise<number[]> {
  const { rows } = await db.execute(
    sql`select 0 as collection, coalesce(string_agg(id::text, ' '), '') as ids from products where not available_for_sale`,
  )
  return idList.parse(rows).flatMap(({ ids }) => splitIds(ids))
}

async function readMembers(
  db: Database | Transaction,
  size: number,
  numberOf: ReadonlyMap<number, number>,
): Promise<Map<number, Uint8Array>> {
  const { rows } = await db.execute(sql`
    select collection_id as collection, string_agg(product_id::text, ' ') as ids
    from collection_products group by collection_id`)
  return new Map(
    idList.parse(rows).map(({ collection, ids }) => [collection, mark(size, numberOf, splitIds(ids))]),
  )
}

const splitIds = (ids: string): number[] => (ids === '' ? [] : ids.split(' ').map(Number))

function mark(size: number, numberOf: ReadonlyMap<number, number>, ids: readonly number[]): Uint8Array {
  const marks = new Uint8Array(size)
  for (const id of ids) {
    const number = numberOf.get(id)
    if (number !== undefined) marks[number] = 1
  }
  return marks
}
