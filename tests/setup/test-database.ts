import fs from 'node:fs'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/db/database.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'
import type { DatabaseConnection, PoolOptions } from '../../server/db/pool.ts'
import { freshDataFolder } from './data-folder.ts'
import { runOn, urlOf } from './postgres-server.ts'
import type { TestDatabaseSource } from './test-database-kind.ts'

export type TestDatabase = OpenDatabase & { connection: DatabaseConnection }

// Tests share a busy machine; what they assert about time they set themselves.
const PATIENT: PoolOptions = { withinMs: 20_000 }

let made = 0

/**
 * A fresh database with the shop's schema and no rows, of the kind this project is about. Call it
 * in `beforeAll` and its `close` in `afterAll`; what a crashed test leaves, the global setup removes.
 */
export async function createTestDatabase(options: PoolOptions = PATIENT): Promise<TestDatabase> {
  const source = inject('testDatabase')
  const { connection, remove } = source.kind === 'embedded' ? await startCopy() : await cloneTemplate(source)
  const open = openDatabase(connection, options)
  const close = async () => {
    await open.close()
    await remove()
  }
  return { ...open, connection, close }
}

async function startCopy() {
  const dataDir = freshDataFolder()
  const started = await startEmbeddedDatabase({ dataDir, log: () => {} })
  if (!started.ok) throw new Error(started.message)
  const remove = async () => {
    await started.stop()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  return { connection: started.connection, remove }
}

async function cloneTemplate(source: Extract<TestDatabaseSource, { kind: 'postgres' }>) {
  made += 1
  const name = `${source.template.replace(/_template$/, '')}_${process.pid}_${made}`
  await runOn(source.url, `create database ${name} template ${source.template}`)
  const remove = () => runOn(source.url, `drop database ${name} with (force)`)
  return { connection: urlOf(source.url, name), remove }
}
