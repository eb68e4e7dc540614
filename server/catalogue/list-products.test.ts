// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { SORTS, type Sort } from '../../domain/catalogue/sorting.ts'
import { type ProductListInput, listProducts } from './list-products.ts'

// The number of products in the test. It is larger than the number of rows that a search reads in sort order, so that both query plans are
// tested.
const PRODUCTS = 6_000
const RARE = 90
const LATE = 1_500

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  // The words "late" and "rare", which the tests search for, occur only in the last products of the sort order. Several products have the
  // same price, to test that pages sorted by price neither repeat nor lose any of them.
  await database.db.execute(sql`
    insert into products (id, handle, title, position, price_cents, available_for_sale)
    select n, 'decal-' || n, 'Decal ' || n, n / 2, 500 + (n * 7919) % 40, true
    from generate_series(1, ${PRODUCTS}::int) n`)
  await database.db.execute(sql`
    insert into product_listings (product_id, position, price_cents, words)
    select id, position, price_cents,
      array_to_tsvector(array['decal']
        || case when id > ${PRODUCTS - LATE} then array['late'] else '{}'::text[] end
        || case when id > ${PRODUCTS - RARE} then array['rare'] else '{}'::text[] end)
    from products`)
  await database.db.execute(sql`insert into collections (id, handle, title) values (1, 'all', 'All')`)
  await database.db.execute(sql`
    insert into collection_products (collection_id, product_id, position, price_cents)
    select 1, product_id, position, price_cents from product_listings where product_id % 3 = 0`)
})
afterAll(() => database.close())

type Row = { id: number; position: number; price: number }
const all: Row[] = Array.from({ length: PRODUCTS }, (_, index) => {
  const id = index + 1
  return { id, position: Math.floor(id / 2), price: 500 + ((id * 7919) % 40) }
})
const byPlace = (a: Row, b: Row) => a.position - b.position || a.id - b.id
const ORDERS: Record<Sort, (a: Row, b: Row) => number> = {
  featured: byPlace,
  newest: (a, b) => byPlace(b, a),
  'price-low': (a, b) => a.price - b.price || byPlace(a, b),
  'price-high': (a, b) => b.price - a.price || byPlace(a, b),
}
const isRare = ({ id }: Row) => id > PRODUCTS - RARE
const handlesOf = (rows: readonly Row[]) => rows.map(({ id }) => `decal-${id}`)

async function getPage(input: ProductListInput) {
  const list = await listProducts(database.db, input)
  if (!list.ok) expect.fail(list.reason)
  return { ...list, handles: list.products.map(({ handle }) => handle) }
}

async function readPages(input: ProductListInput, pages: number): Promise<string[]> {
  const handles: string[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page += 1) {
    const list = await getPage({ ...input, cursor })
    handles.push(...list.handles)
    if (list.nextCursor === null) break
    cursor = list.nextCursor
  }
  return handles
}

describe.each(SORTS)('a search sorted by %s', (sort) => {
  it('returns each match of a rare word once, in order', async () => {
    const found = await readPages({ sort, limit: 40, search: 'rar' }, 10)
    expect(found).toEqual(handlesOf(all.filter(isRare).toSorted(ORDERS[sort])))
  })

  it('returns the first pages of a word whose matches all come last, in order', async () => {
    const found = await readPages({ sort, limit: 40, search: 'late' }, 3)
    const late = all.filter(({ id }) => id > PRODUCTS - LATE)
    expect(found).toEqual(handlesOf(late.toSorted(ORDERS[sort]).slice(0, 120)))
  })

  it('returns the first pages of a word that every product has, in order', async () => {
    const found = await readPages({ sort, limit: 40, search: 'decal' }, 3)
    expect(found).toEqual(handlesOf(all.toSorted(ORDERS[sort]).slice(0, 120)))
  })

  it('returns the first pages of its collection, in order', async () => {
    const found = await readPages({ sort, limit: 40, search: 'dec', collectionId: 1 }, 3)
    const expected = all.filter(({ id }) => id % 3 === 0).toSorted(ORDERS[sort])
    expect(found).toEqual(handlesOf(expected.slice(0, 120)))
  })

  it('stays within its collection where few match', async () => {
    const found = await readPages({ sort, limit: 20, search: 'rare decal', collectionId: 1 }, 10)
    const expected = all.filter((row) => isRare(row) && row.id % 3 === 0)
    expect(found).toEqual(handlesOf(expected.toSorted(ORDERS[sort])))
  })
})

it.each([
  ['decal', undefined, PRODUCTS],
  ['rare', undefined, RARE],
  ['decal', 1, PRODUCTS / 3],
  ['rare', 1, RARE / 3],
  ['nothing', undefined, 0],
  ['', undefined, PRODUCTS],
])('the total of "%s" in collection %s is exactly %i', async (search, collectionId, total) => {
  const scope = { search, ...(collectionId !== undefined && { collectionId }) }
  expect((await getPage({ sort: 'featured', limit: 1, ...scope })).total).toBe(total)
})
