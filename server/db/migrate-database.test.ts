// Runs on both databases.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { migrateDatabase } from './migrate-database.ts'
import { toClientConfig } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

async function run(statement: string) {
  const client = new pg.Client(toClientConfig(database.connection))
  await client.connect()
  const result = await client.query(statement)
  await client.end()
  return result
}

it('applies each migration once when eight processes start at the same time', async () => {
  await run('drop schema public cascade; drop schema drizzle cascade; create schema public')
  const starts = Array.from({ length: 8 }, () => migrateDatabase(database.connection))
  expect(await Promise.all(starts)).toEqual(starts.map(() => ({ ok: true })))
  const applied = await run('select hash from drizzle.__drizzle_migrations')
  expect(new Set(applied.rows.map((row) => row.hash)).size).toBe(applied.rows.length)
  await run('select 1 from products')
})

it('refuses a database that a newer version of the shop has migrated', async () => {
  await run("insert into drizzle.__drizzle_migrations (hash, created_at) values ('new', 9e14)")
  expect(await migrateDatabase(database.connection)).toMatchObject({ reason: 'newer-data' })
  await run("delete from drizzle.__drizzle_migrations where hash = 'new'")
  expect(await migrateDatabase(database.connection)).toEqual({ ok: true })
})

it('keeps the newest snapshot of the schema and no older one', async () => {
  const migrationsFolder = path.join(import.meta.dirname, 'migrations')
  const newest = readMigrationFiles({ migrationsFolder }).length - 1
  const files = await readdir(path.join(migrationsFolder, 'meta'))
  expect(files.toSorted()).toEqual([`${String(newest).padStart(4, '0')}_snapshot.json`, '_journal.json'])
})
