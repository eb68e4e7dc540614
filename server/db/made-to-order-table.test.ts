// Runs on both databases.
// Tests the triggers of migration 0039.
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { migrateDatabase, migrateUpTo } from './migrate-database.ts'
import { toClientConfig } from './pool.ts'

const BEFORE = 38
let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(toClientConfig(database.connection))
  await client.connect()
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  const migrations = readMigrationFiles({ migrationsFolder: path.join(import.meta.dirname, 'migrations') })
  await migrateUpTo(client, migrations[BEFORE]?.folderMillis ?? 0)
  await client.query(`
    insert into products (id, handle, title, status, published, option_names, created_at, updated_at)
      select n, 'p' || n, 'P', 'draft', false, '{}', now(), now() from generate_series(1, 4) n;
    insert into variants (id, product_id, position, title, option_values, price_cents)
      select n, n, 1, 'V', '{}', 900 from generate_series(1, 4) n;
    insert into designs (id, visitor_hash, prompt, style, seed, title, description, design, width_mm, height_mm, created_at)
      values ('d', 'kim', 'a bear', 'retro', 1, 'A bear', '', '{}', 100, 80, now());
    insert into images (id, visitor_hash, original_name, format, size, sha256, has_preview, storage, created_at)
      values ('i', 'kim', 'logo.png', 'png', 3, '', false, 'file', now())`)
  await writeAsBefore({ decal: 1, banner: 2 })
  await migrateDatabase(database.connection)
})
afterAll(async () => {
  await client.end()
  await database.close()
})

/** Inserts rows in the format that the shop used before migration 0039. */
async function writeAsBefore({ decal, banner }: { decal: number; banner: number }) {
  await client.query(`
    insert into made_to_order (variant_id, design_id, width_mm, height_mm, cut_kind, material, finish, quantity,
      price_cents, visitor_hash, facts, created_at)
      values (${decal}, 'd', 100, 80.5, 'through', 'premium', 'gloss', 25, 900, 'kim', 'facts ${decal}', now());
    insert into commissions (variant_id, kind, specification, price_cents, visitor_hash, facts, created_at)
      values (${banner}, 'banner', '{"option": "self"}', 900, 'kim', 'facts ${banner}', now());
    insert into commission_images values (${banner}, 'i')`)
}

const rowsOf = async (statement: string): Promise<unknown[]> => (await client.query(statement)).rows

const itemsOf = (ids: string) =>
  rowsOf(`
    select m.kind, m.specification, array_agg(u.image_id) filter (where u.image_id is not null) as images
    from made_to_order m left join made_to_order_images u using (variant_id)
    where m.variant_id in (${ids}) group by m.variant_id order by m.variant_id`)

const ITEMS = [
  {
    kind: 'decal',
    specification: {
      widthMm: 100,
      heightMm: 80.5,
      cutKind: 'through',
      material: 'premium',
      finish: 'gloss',
      quantity: 25,
    },
    images: null,
  },
  { kind: 'banner', specification: { option: 'self' }, images: ['i'] },
]

it('made-to-order items of both old tables become rows of one table', async () => {
  expect(await itemsOf('1, 2')).toEqual(ITEMS)
})

it('this release reads what the previous one still writes', async () => {
  await writeAsBefore({ decal: 3, banner: 4 })
  expect(await itemsOf('3, 4')).toEqual(ITEMS)
  await client.query('delete from products where id in (3, 4)')
  expect(await rowsOf('select from commissions where variant_id = 4')).toEqual([])
})

it('the previous release reads what this one writes', async () => {
  await client.query(`
    insert into products (id, handle, title, status, published, option_names, created_at, updated_at)
      select n, 'p' || n, 'P', 'draft', false, '{}', now(), now() from generate_series(5, 6) n;
    insert into variants (id, product_id, position, title, option_values, price_cents)
      select n, n, 1, 'V', '{}', 900 from generate_series(5, 6) n;
    insert into made_to_order (variant_id, kind, design_id, specification, price_cents, visitor_hash, facts, created_at)
      values (5, 'decal', 'd', '{"widthMm": 50, "heightMm": 40, "cutKind": "kiss", "material": "clear", "finish": "matte", "quantity": 3}',
          900, 'kim', 'facts 5', now()),
        (6, 'banner', null, '{"option": "upload"}', 900, 'kim', 'facts 6', now());
    insert into made_to_order_images values (6, 'i');
    update made_to_order set visitor_hash = 'joe'`)
  expect(
    await rowsOf(
      'select width_mm, height_mm, cut_kind, material, finish, quantity from made_to_order where variant_id = 5',
    ),
  ).toEqual([
    { width_mm: 50, height_mm: 40, cut_kind: 'kiss', material: 'clear', finish: 'matte', quantity: 3 },
  ])
  expect(
    await rowsOf(
      'select variant_id::int as id, kind, specification, visitor_hash from commissions order by variant_id',
    ),
  ).toEqual([
    { id: 2, kind: 'banner', specification: { option: 'self' }, visitor_hash: 'joe' },
    { id: 6, kind: 'banner', specification: { option: 'upload' }, visitor_hash: 'joe' },
  ])
  expect(await rowsOf('select image_id from commission_images where variant_id = 6')).toEqual([
    { image_id: 'i' },
  ])
})
