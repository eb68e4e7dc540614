import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { migrateDatabase } from '../../server/db/migrate-database.ts'
import { findPostgresPrograms } from './find-postgres.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

const TEMPLATE = `shop_test_${process.pid}_template`

/** Returns the server for test databases. If `TEST_DATABASE_URL` isn't set, starts a temporary server. */
export async function startPostgresServer() {
  const given = process.env['TEST_DATABASE_URL']
  const server = given === undefined ? await startOwnServer() : { url: given, stop: async () => {} }
  await runStatementOnServer(server.url, `create database ${TEMPLATE}`)
  const migrated = await migrateDatabase(buildDatabaseUrl(server.url, TEMPLATE))
  if (!migrated.ok) throw new Error(migrated.message)
  return {
    url: server.url,
    template: TEMPLATE,
    stop: async () => {
      await dropLeftovers(server.url)
      await server.stop()
    },
  }
}

async function startOwnServer() {
  const programs = findPostgresPrograms()
  if (programs === null) throw new Error('No PostgreSQL programs on this machine')
  const folder = fs.mkdtempSync(path.join(makeTemporaryFolder(), 'shop-test-pg-'))
  const guard = fork(path.join(import.meta.dirname, 'postgres-process.ts'), [programs, folder], {
    execArgv: [],
  })
  const ended = once(guard, 'exit')
  const failed = ended.then(() => Promise.reject(new Error('The PostgreSQL server did not start')))
  // After a successful start, the end of the server process isn't an error.
  failed.catch(() => {})
  await Promise.race([once(guard, 'message'), failed])
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      guard.disconnect()
      await ended
    },
  }
}

async function dropLeftovers(url: string) {
  const pattern = `shop_test_${process.pid}_%`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const found = await client.query('select datname from pg_database where datname like $1', [pattern])
  for (const { datname } of found.rows) await client.query(`drop database "${datname}" with (force)`)
  await client.end()
}

export async function runStatementOnServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function buildDatabaseUrl(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
