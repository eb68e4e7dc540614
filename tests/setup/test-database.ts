import fs from 'node:fs'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/db/database.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'
import type { DatabaseConnection, PoolOptions } from '../../server/db/pool.ts'
import { makeDataFolder } from './data-folder.ts'
import { clearDatabase, readSchemaHash } from './clear-database.ts'
import { runStatementOnServer, buildDatabaseUrl } from './postgres-server.ts'
import type { TestDatabaseSource } from './test-database-kind.ts'

export type TestDatabase = OpenDatabase & { connection: DatabaseConnection }

type Instance = { connection: DatabaseConnection; schemaHash: string; remove: () => Promise<void> }

// Long timeouts, because tests share a busy machine. Tests about timeouts set shorter timeouts of their own.
const LONG_TIMEOUTS: PoolOptions = { withinMs: 20_000 }

/** Databases that this worker can use for further tests. They are empty and have the original schema. */
const idle: Instance[] = []
let made = 0

/**
 * Returns a database with the shop's schema and no rows: embedded or PostgreSQL, depending on the Vitest project. Call it in `beforeAll`,
 * and `close` in `afterAll`. `close` empties the database for the next test file of the same worker, because starting a new database takes
 * longer than most test files. The database is discarded if a test has changed its schema, or if the database doesn't respond.
 */
export async function createTestDatabase(options: PoolOptions = LONG_TIMEOUTS): Promise<TestDatabase> {
  const instance = idle.pop() ?? (await startInstance(inject('testDatabase')))
  const open = openDatabase(instance.connection, options)
  const close = async () => {
    await open.close()
    if (await clearDatabase(instance)) idle.push(instance)
    else await instance.remove()
  }
  return { ...open, connection: instance.connection, close }
}

async function startInstance(source: TestDatabaseSource): Promise<Instance> {
  const { connection, remove } = source.kind === 'embedded' ? await startCopy() : await cloneTemplate(source)
  return { connection, remove, schemaHash: await readSchemaHash(connection) }
}

async function startCopy() {
  const dataDir = makeDataFolder()
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
  await runStatementOnServer(source.url, `create database ${name} template ${source.template}`)
  const remove = () => runStatementOnServer(source.url, `drop database ${name} with (force)`)
  return { connection: buildDatabaseUrl(source.url, name), remove }
}
