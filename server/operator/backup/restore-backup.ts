import { createHash } from 'node:crypto'
import { mkdir, readdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { findSqlState } from '../../runtime/database-errors.ts'
import { checkMigration, migrateDatabase } from '../../db/migrate-database.ts'
import type { DatabaseConnection } from '../../db/pool.ts'
import { RESTORE_MARKER_FILE } from './unfinished-restore.ts'
import { finishRestore, findRestoreState, loadTables } from './load-tables.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { readBackup } from './read-backup.ts'
import { hasRoomForFiles, moveStagedFiles, stageRestoredFiles } from './stage-files.ts'

export type RestoreResult = { ok: true; manifest: BackupManifest } | { ok: false; message: string }

type Target = {
  dataDir: string
  /** Connects to the empty database. The database may be in the data folder. */
  reach: () => Promise<
    { ok: true; connection: DatabaseConnection; stop: () => Promise<void> } | { ok: false; message: string }
  >
}

const DISK_FULL_MESSAGE =
  'The disk is full. Nothing was changed. Free some space and run the same command again to continue.'

/**
 * Restores a shop from a backup into an empty data folder and an empty database. Checks the whole backup before writing anything. Files
 * stay in a separate folder until the rows are committed. After an interruption, another call with the same backup continues the restore.
 */
export async function restoreBackup(folder: string, { dataDir, reach }: Target): Promise<RestoreResult> {
  const read = await readBackup(folder)
  if (!read.ok) return read
  const { manifest } = read
  const known = checkMigration(manifest.migration)
  if (!known.ok) return known
  const backup = createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
  const staging = path.join(dataDir, `${RESTORE_MARKER_FILE}${backup.slice(0, 16)}`)
  if (!(await isFree(dataDir, path.basename(staging))))
    return { ok: false, message: `The data folder ${dataDir} is not empty. Set DATA_DIR to an empty folder.` }
  try {
    await mkdir(staging, { recursive: true, mode: 0o700 })
    const database = await reach()
    if (!database.ok) return database
    const { connection, stop } = database
    try {
      const done = await restoreInto(connection, { folder, manifest, backup, staging, dataDir })
      return done.ok ? read : done
    } finally {
      await stop()
    }
  } catch (error) {
    if (isDiskFull(error)) return { ok: false, message: DISK_FULL_MESSAGE }
    throw error
  } finally {
    // If no file was copied to the staging folder, removes the folder, because an empty staging folder would look like an
    // interrupted restore.
    if ((await readdir(dataDir).catch(() => [])).length === 1) await rmdir(staging).catch(() => {})
  }
}

type Restore = { folder: string; manifest: BackupManifest; backup: string; staging: string; dataDir: string }

async function restoreInto(
  connection: DatabaseConnection,
  { folder, manifest, backup, staging, dataDir }: Restore,
): Promise<{ ok: true } | { ok: false; message: string }> {
  const state = await findRestoreState(connection, backup)
  if (state === 'other')
    return { ok: false, message: 'The database is not empty. Set DATABASE_URL to an empty one.' }
  if (state === 'empty') {
    if (!(await hasRoomForFiles(manifest.files, staging))) return { ok: false, message: DISK_FULL_MESSAGE }
    await stageRestoredFiles(folder, manifest.files, staging)
    await loadTables(connection, folder, { manifest, backup })
  }
  const migrated = await migrateDatabase(connection)
  if (!migrated.ok) return migrated
  await moveStagedFiles(manifest.files, { staging, dataDir })
  await finishRestore(connection)
  return { ok: true }
}

/** Whether the data folder is empty, or contains only files from an interrupted restore of this backup. */
async function isFree(dataDir: string, staging: string): Promise<boolean> {
  const entries = await readdir(dataDir).catch((): string[] => [])
  return entries.length === 0 || entries.includes(staging)
}

/**
 * Error codes for a full disk. PostgreSQL uses the first. The embedded database uses the second to refuse writes while the disk is nearly
 * full.
 */
const DISK_FULL_STATES = new Set(['53100', '25006'])

function isDiskFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === 'EDQUOT' || DISK_FULL_STATES.has(findSqlState(error)?.code ?? '')
}
