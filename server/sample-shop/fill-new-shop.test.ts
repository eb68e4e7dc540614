import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { count, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { products } from '../db/schema/catalogue.ts'
import { parseEnvironment } from '../runtime/env.ts'
import { createFolderStore } from '../gateways/object-store-folder.ts'
import { fillNewShop } from './fill-new-shop.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fill-new-shop-'))
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  fs.rmSync(folder, { recursive: true })
})

async function fill(settings: Record<string, string>) {
  const parsed = parseEnvironment({ DATA_DIR: folder, ...settings })
  if (!parsed.ok) throw new Error(parsed.message)
  return fillNewShop(database.connection, { env: parsed.env, store: createFolderStore(folder) })
}

test('a live shop begins empty', async () => {
  expect(await fill({ NODE_ENV: 'production' })).toEqual({ ok: true })
  expect(await fill({ PUBLIC_URL: 'https://shop.example' })).toEqual({ ok: true })
  expect(await database.db.select({ number: count() }).from(products)).toEqual([{ number: 0 }])
})

test('the database is checkpointed after loading and before the shop opens', async () => {
  expect(await fill({})).toEqual({ ok: true })
  const { rows } = await database.db.execute(
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as bytes from pg_control_checkpoint()`,
  )
  expect(z.object({ bytes: z.number() }).parse(rows[0]).bytes).toBeLessThan(1024 * 1024)
})

test('a live shop doesn’t sell samples that were loaded before, unless it says so', async () => {
  expect(await fill({})).toEqual({ ok: true })
  expect(await fill({ NODE_ENV: 'production' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('SAMPLE_SHOP=1'),
  })
  expect(await fill({ NODE_ENV: 'production', SAMPLE_SHOP: '1' })).toEqual({ ok: true })
})
