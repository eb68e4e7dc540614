import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'
import { migrateDatabase } from '../../server/db/migrate-database.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import {
  runStatementOnServer,
  startPostgresServer,
  buildDatabaseUrl,
} from '../../tests/setup/postgres-server.ts'

const HOUR_MS = 3_600_000

/** Creates an empty shop database: on PostgreSQL (at TEST_DATABASE_URL, or on a server that is started for it), or embedded. */
export async function openBenchDatabase(kind: 'postgres' | 'embedded') {
  const { connection, stop } = kind === 'postgres' ? await onServer() : await embedded()
  const limits = { withinMs: HOUR_MS }
  const open = openDatabase(connection, limits)
  const close = async () => {
    await open.close()
    await stop()
  }
  return {
    ...open,
    openAgain: (max: number, withinMs = HOUR_MS) => openDatabase(connection, { max, withinMs }),
    close,
  }
}

export type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>

async function onServer(): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  const server = await startPostgresServer()
  const name = server.template.replace('_template', '_bench')
  await runStatementOnServer(server.url, `create database ${name} template ${server.template}`)
  return { connection: buildDatabaseUrl(server.url, name), stop: server.stop }
}

async function embedded(): Promise<{ connection: DatabaseConnection; stop: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'recommendations-bench-'))
  const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
  if (!started.ok) throw new Error(started.message)
  const migrated = await migrateDatabase(started.connection)
  if (!migrated.ok) throw new Error(migrated.message)
  const stop = async () => {
    await started.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  return { connection: started.connection, stop }
}
