import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DatabaseConnection } from '../../db/pool.ts'
import { copyFiles, listCopied } from './copy-files.ts'
import { dumpTables } from './dump-tables.ts'
import { FILES_FOLDER, type Manifest, MANIFEST_FILE } from './manifest.ts'

type Shop = {
  connection: DatabaseConnection
  dataDir: string
  objectStore: Manifest['objectStore']
  now: Date
}
export type MadeBackup = { ok: true; manifest: Manifest } | { ok: false; message: string }

/**
 * Writes a backup into an empty folder: everything that the shop can't make again. The shop may be running. The backup first copies
 * existing files, then takes a snapshot of the rows, and then copies the files that were added meanwhile. No row lacks its file, because a
 * file is always stored before its row.
 */
export async function makeBackup(shop: Shop, folder: string): Promise<MadeBackup> {
  const inside = path.relative(shop.dataDir, path.resolve(folder))
  if (inside === '' || !(inside.startsWith('..') || path.isAbsolute(inside)))
    return { ok: false, message: `${folder} is inside the data folder. Choose another place.` }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) return { ok: false, message: `${folder} is not empty.` }
  const files = path.join(folder, FILES_FOLDER)
  await mkdir(files, { mode: 0o700 })
  await copyFiles(shop.dataDir, files)
  const dumped = await dumpTables(shop.connection, folder)
  await copyFiles(shop.dataDir, files)
  const manifest: Manifest = {
    format: 1,
    madeAt: shop.now.toISOString(),
    objectStore: shop.objectStore,
    ...dumped,
    files: await listCopied(files),
  }
  const target = path.join(folder, MANIFEST_FILE)
  await writeFile(`${target}.part`, JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await rename(`${target}.part`, target)
  return { ok: true, manifest }
}
