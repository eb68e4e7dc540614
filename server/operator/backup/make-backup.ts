import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseConnection } from '../../db/pool.ts'
import { copyFilesToBackup, listCopiedFiles } from './copy-files.ts'
import { dumpTables } from './dump-tables.ts'
import { BACKUP_FILES_FOLDER, type BackupManifest, BACKUP_MANIFEST_FILE } from './backup-manifest.ts'

type Shop = {
  connection: DatabaseConnection
  dataDir: string
  objectStore: BackupManifest['objectStore']
  now: Date
}
export type BackupResult = { ok: true; manifest: BackupManifest } | { ok: false; message: string }

/**
 * Writes a backup into an empty folder: everything that the shop can't make again. The shop may be running. The backup first copies
 * existing files, then takes a snapshot of the rows, and then copies the files added since. A file is always stored before its row, so no
 * row in the backup lacks its file.
 */
export async function makeBackup(shop: Shop, folder: string): Promise<BackupResult> {
  const inside = path.relative(shop.dataDir, path.resolve(folder))
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside)))
    return { ok: false, message: `${folder} is inside the data folder. Choose another place.` }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) return { ok: false, message: `${folder} is not empty.` }
  const files = path.join(folder, BACKUP_FILES_FOLDER)
  await mkdir(files, { mode: 0o700 })
  await copyFilesToBackup(shop.dataDir, files)
  const dumped = await dumpTables(shop.connection, folder)
  await copyFilesToBackup(shop.dataDir, files)
  const manifest: BackupManifest = {
    format: 1,
    madeAt: shop.now.toISOString(),
    objectStore: shop.objectStore,
    ...dumped,
    files: await listCopiedFiles(files),
  }
  const target = path.join(folder, BACKUP_MANIFEST_FILE)
  await writeFile(`${target}.part`, JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await rename(`${target}.part`, target)
  return { ok: true, manifest }
}
