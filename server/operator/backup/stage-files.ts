import { copyFile, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from '../../runtime/stored-files.ts'
import { hashFile } from './checksum.ts'
import { BACKUP_FILES_FOLDER, type BackupManifest } from './backup-manifest.ts'

type Files = BackupManifest['files']

/** Whether the disk has room for the files that aren't in the staging folder yet. */
export async function hasRoomForFiles(files: Files, staging: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(staging)
  let missing = 0
  for (const file of files) {
    const staged = await stat(path.join(staging, file.path)).catch(() => null)
    missing += file.bytes - (staged?.size ?? 0)
  }
  return bavail * bsize >= missing
}

/** Copies the files of a backup to the staging folder. Keeps the files that an earlier attempt has copied completely. */
export async function stageRestoredFiles(backup: string, files: Files, staging: string): Promise<void> {
  for (const { path: file, sha256 } of files) {
    const target = path.join(staging, file)
    if ((await stat(target).catch(() => null)) && (await hashFile(target)) === sha256) continue
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(path.join(backup, BACKUP_FILES_FOLDER, file), target)
    await sync(target)
    // Checks the copied file, because the backup may have changed since the whole backup was checked.
    if ((await hashFile(target)) !== sha256) throw new Error(`${file} changed while it was copied.`)
  }
}

/**
 * Moves files from the staging folder to their final place. Moving takes no disk space. Files that an earlier attempt has already moved
 * stay where they are.
 */
export async function moveStagedFiles(
  files: Files,
  { staging, dataDir }: { staging: string; dataDir: string },
): Promise<void> {
  for (const { path: file } of files) {
    const [from, to] = [path.join(staging, file), path.join(dataDir, file)]
    if (!(await stat(from).catch(() => null))) continue
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    await rename(from, to)
  }
  const folders = new Set(files.map(({ path: file }) => path.dirname(path.join(dataDir, file))))
  for (const folder of [...folders, dataDir]) await syncFolder(folder)
  await rm(staging, { recursive: true })
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
