import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { migrateDatabase } from '../../server/db/migrate-database.ts'
import { startEmbeddedDatabase } from '../../server/db/embedded/start-embedded-database.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Returns a data folder with an embedded database in the latest schema. Each test copies it. It takes several seconds to create, so it is
 * kept until a migration or PGlite changes.
 */
export async function makeEmbeddedTemplate(): Promise<string> {
  const folder = path.join(root, '.cache/test-database', fingerprint())
  if (fs.existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  const started = await startEmbeddedDatabase({ dataDir: unfinished, log: () => {} })
  if (!started.ok) throw new Error(started.message)
  const migrated = await migrateDatabase(started.connection)
  await started.stop()
  if (!migrated.ok) throw new Error(migrated.message)
  // If another test run has created the folder in the meantime, its folder is used, and this one is deleted.
  if (fs.existsSync(folder)) fs.rmSync(unfinished, { recursive: true })
  else fs.renameSync(unfinished, folder)
  return folder
}

function fingerprint(): string {
  const hash = crypto.createHash('sha256')
  const migrations = path.join(root, 'server/db/migrations')
  for (const name of fs.readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) hash.update(fs.readFileSync(path.join(migrations, name)))
  }
  hash.update(fs.readFileSync(path.join(migrations, 'meta/_journal.json')))
  hash.update(fs.readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 16)
}
