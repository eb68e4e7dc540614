// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import type { Transaction } from '../db/database.ts'
import { listPopular, MAX_POPULAR } from './list-popular.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.db.execute(sql`
    insert into products (handle, title, position, available_for_sale)
    select 'plain-' || n, 'Plain', n, true from generate_series(1, 2000) n`)
  await database.db.execute(sql`
    insert into products (handle, title, position, available_for_sale, tags, status, published) values
      ('popular', 'P', 9002, true, '{popular}', 'active', true),
      ('best', 'B', 9001, true, '{other,best-seller}', 'active', true),
      ('sold-out', 'S', 9000, false, '{popular}', 'active', true),
      ('draft', 'D', 9000, true, '{popular}', 'draft', true),
      ('hidden', 'H', 9000, true, '{popular}', 'active', false)`)
  await database.db.execute(sql`analyze products`)
})
afterAll(() => database.close())

it('the most popular products are the tagged ones in order, then the shop’s first ones, if available', async () => {
  const found = await listPopular(database.db, new Date())
  const first = Array.from({ length: MAX_POPULAR - 2 }, (_, index) => `plain-${index + 1}`)
  expect(found.map(({ handle }) => handle)).toEqual(['best', 'popular', ...first])
})

it('popular products are read through their index: even a large shop reads only the rows that it shows', async () => {
  const read = await database.db.transaction(async (tx) => {
    const before = await countRead(tx)
    await listPopular(tx, new Date())
    return (await countRead(tx)) - before
  })
  expect(read).toBe(MAX_POPULAR)
})

/** Counts the rows that the current transaction has read through the index `products_popular`, according to PostgreSQL's statistics. */
async function countRead(tx: Transaction): Promise<number> {
  const found = await tx.execute(
    sql`select pg_stat_get_xact_tuples_returned('products_popular'::regclass)::int as rows`,
  )
  return Number(found.rows[0]?.['rows'])
}
