import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { RESTORE_MARKER_FILE } from './unfinished-restore.ts'
import { hashFile } from './checksum.ts'
import type { BackupManifest } from './backup-manifest.ts'

/** Files and folders that a backup leaves out: the database's own files, files of the running process, and files that can be made again. */
const EXCLUDED_FILES: ReadonlySet<string> = new Set([
  'postgres',
  'cache',
  'database.socket',
  'owner.lock',
  'owner.pid',
  'disk-reserve',
])
/** Matches the names of files that are still being written. */
const UNFINISHED_FILE = /\.part$|^\.write-probe/

/** Whether a backup leaves out this file or folder of the data folder. */
export function isExcludedFromBackup(name: string): boolean {
  return EXCLUDED_FILES.has(name) || name.startsWith(RESTORE_MARKER_FILE)
}

/**
 * Copies the files of the data folder that are missing in the copy. Files are written once and never change. A file that is deleted during
 * the copying is skipped.
 */
export async function copyFilesToBackup(dataDir: string, target: string): Promise<void> {
  for (const file of await listFiles(dataDir)) {
    const copy = path.join(target, file)
    const known = await stat(copy).catch(() => null)
    if (known) continue
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await copyFile(path.join(dataDir, file), copy).catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
  }
}

/** Lists the files of a copy with their checksums. */
export async function listCopiedFiles(target: string): Promise<BackupManifest['files']> {
  const files = await listFiles(target)
  const told: BackupManifest['files'] = []
  for (const file of files) {
    const { size } = await stat(path.join(target, file))
    told.push({ path: file, bytes: size, sha256: await hashFile(path.join(target, file)) })
  }
  return told
}

/** Lists the paths below a folder, with forward slashes. Skips files that a backup leaves out. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED_FILE.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !isExcludedFromBackup(file.split('/')[0] ?? ''))
    .toSorted()
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
