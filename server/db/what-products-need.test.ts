// Runs on both databases.
import fs from 'node:fs'
import path from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { personalizationSchema } from '../../domain/personalization/personalization.ts'
import { PRODUCTION_METHOD_COLUMN } from '../../domain/production/product-making.ts'
import { products } from './schema/catalogue.ts'

const MIGRATION = path.join(import.meta.dirname, 'migrations/0041_what-products-need.sql')

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('migration 0041 derives each product’s personalization from its former representation', async () => {
  const { db } = database
  const stocked = [
    [
      'fields',
      '{"by":"film","fields":[{"label":"Boat","most":24,"example":"Lark"},{"label":"Port","most":9,"example":"Thorold","required":false}]}',
    ],
    ['custom', ''],
    ['note', ''],
    ['broken', '{"fields":'],
    ['plain', '{"by":"film"}'],
  ] as const
  await db.insert(products).values(
    stocked.map(([handle, cell]) => ({
      handle,
      title: handle,
      tags: handle === 'custom' ? ['boat', 'custom'] : ['custom-graphics-logos'],
      descriptionHtml: handle === 'note' ? '<p>Write it into the order note.</p>' : '',
      extraColumns: cell === '' ? {} : { [PRODUCTION_METHOD_COLUMN]: cell },
    })),
  )
  const [, ...updates] = fs.readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')
  for (const update of updates) await db.execute(sql.raw(update))
  const rows = await db.select().from(products).orderBy(asc(products.id))
  const needs = rows.map(({ personalization }) => personalization)
  for (const one of needs) expect(personalizationSchema.parse(one)).toEqual(one)
  expect(needs).toMatchObject([
    {
      kind: 'words',
      fields: [
        { label: 'Boat', maxLength: 24, required: true },
        { label: 'Port', required: false },
      ],
    },
    { kind: 'words', fields: [{ label: 'Your text', required: false }] },
    { kind: 'words', fields: [{ label: 'Your text' }] },
    { kind: 'none' },
    { kind: 'none' },
  ])
})
