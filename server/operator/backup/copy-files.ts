import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { RESTORING } from './unfinished-restore.ts'
import { sha256Of } from './checksum.ts'
import type { Manifest } from './manifest.ts'

/** Not part of a backup: the database's own files, files of the running process, and files that can be made again. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'postgres',
  'cache',
  'database.socket',
  'owner.lock',
  'owner.pid',
  'disk-reserve',
])
/** Names of files that aren't completely written yet. */
const UNFINISHED = /\.part$|^\.write-probe/

/** Whether a file or folder at the top of the data folder is left out of backups. */
export function isLeftOut(name: string): boolean {
  return LEFT_OUT.has(name) || name.startsWith(RESTORING)
}

/**
 * Copies the data folder's files that aren't in the copy yet. Files are written once and never change; one that is deleted meanwhile is
 * skipped.
 */
export async function copyFiles(dataDir: string, target: string): Promise<void> {
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
export async function listCopied(target: string): Promise<Manifest['files']> {
  const files = await listFiles(target)
  const told: Manifest['files'] = []
  for (const file of files) {
    const { size } = await stat(path.join(target, file))
    told.push({ path: file, bytes: size, sha256: await sha256Of(path.join(target, file)) })
  }
  return told
}

/** Lists the paths below a folder, with forward slashes, without what is left out of backups. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !isLeftOut(file.split('/')[0] ?? ''))
    .toSorted()
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
