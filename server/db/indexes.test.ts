// Runs on both databases.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'

let shop: TestDatabase
beforeAll(async () => {
  shop = await createTestDatabase()
})
afterAll(() => shop.close())

const nameRow = z.object({ name: z.string() })

/**
 * An SQL condition that is true if an index begins with the columns of the foreign key, in any order. A partial index counts only if its
 * condition is `is not null`.
 */
const INDEXED = `exists (
  select from pg_index i
  where i.indrelid = f.conrelid and i.indisvalid
    and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
    and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:cardinality(f.conkey) - 1]) k)
      = (select array_agg(k order by k) from unnest(f.conkey) k))`

it('every foreign key has an index, because deleting the referenced row would otherwise scan the whole table', async () => {
  const { rows } = await shop.pool.query(`
    select f.conrelid::regclass || '.' || (
      select string_agg(a.attname, '+' order by a.attnum) from pg_attribute a
      where a.attrelid = f.conrelid and a.attnum = any(f.conkey)) as name
    from pg_constraint f where f.contype = 'f' and not ${INDEXED} order by 1`)
  expect(rows.map((row) => nameRow.parse(row).name)).toEqual([])
})

it('every column that refers to a visitor has an index, because deleting and merging accounts search by it', async () => {
  const { rows } = await shop.pool.query(`
    select a.attrelid::regclass || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    where a.attname ~ 'visitor_hash$' and not exists (
      select from pg_index i
      where i.indrelid = a.attrelid and i.indisvalid and i.indkey[0] = a.attnum
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$'))
    order by 1`)
  expect(rows.map((row) => nameRow.parse(row).name)).toEqual([])
})
