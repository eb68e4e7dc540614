import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { checkMigration, migrateDatabase } from '../../db/migrate-database.ts'
import type { DatabaseConnection } from '../../db/pool.ts'
import { isEmptyDatabase, loadTables } from './load-tables.ts'
import { FILES_FOLDER, type Manifest } from './manifest.ts'
import { readBackup } from './read-backup.ts'

export type Restored = { ok: true; manifest: Manifest } | { ok: false; message: string }

type Target = {
  dataDir: string
  /** Reaches the database of the empty place, which may lie in its data folder. */
  reach: () => Promise<
    { ok: true; connection: DatabaseConnection; stop: () => Promise<void> } | { ok: false; message: string }
  >
}

/** Makes a shop of a backup, in an empty data folder and an empty database; everything of the backup is checked before anything is written. */
export async function restoreBackup(folder: string, { dataDir, reach }: Target): Promise<Restored> {
  const read = await readBackup(folder)
  if (!read.ok) return read
  const known = checkMigration(read.manifest.migration)
  if (!known.ok) return known
  if ((await readdir(dataDir).catch(() => [])).length > 0)
    return { ok: false, message: `The data folder ${dataDir} is not empty. Give DATA_DIR an empty place.` }
  const database = await reach()
  if (!database.ok) return database
  const { connection, stop } = database
  try {
    if (!(await isEmptyDatabase(connection)))
      return { ok: false, message: 'The database is not empty. Give DATABASE_URL an empty one.' }
    await loadTables(connection, folder, read.manifest)
    for (const { path: file } of read.manifest.files) {
      const target = path.join(dataDir, file)
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
      await copyFile(path.join(folder, FILES_FOLDER, file), target)
    }
    const migrated = await migrateDatabase(connection)
    return migrated.ok ? read : migrated
  } finally {
    await stop()
  }
}
