import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { hashFile } from './checksum.ts'
import { findUnsafePaths } from './find-unsafe-paths.ts'
import {
  BACKUP_FILES_FOLDER,
  type BackupManifest,
  BACKUP_MANIFEST_FILE,
  backupManifestSchema,
  backupTableFile,
} from './backup-manifest.ts'

export type BackupContents = { ok: true; manifest: BackupManifest } | { ok: false; message: string }

/** Reads the manifest of a backup and checks every file against it. */
export async function readBackup(folder: string): Promise<BackupContents> {
  const text = await readFile(path.join(folder, BACKUP_MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) return no(`${folder} isn't a complete backup: it has no ${BACKUP_MANIFEST_FILE}.`)
  const manifest = parse(text)
  if (manifest === null) return no(`${path.join(folder, BACKUP_MANIFEST_FILE)} cannot be read.`)
  const refused = findUnsafePaths(manifest.files.map(({ path: file }) => file))
  if (refused !== null) return no(refused)
  const home = await realpath(folder)
  const wanted = [
    ...manifest.tables.map(({ name, sha256 }) => ({ file: backupTableFile(name), sha256 })),
    ...manifest.files.map(({ path: file, sha256 }) => ({ file: `${BACKUP_FILES_FOLDER}/${file}`, sha256 })),
  ]
  for (const { file, sha256 } of wanted) {
    const full = path.join(home, file)
    const facts = await lstat(full).catch(() => null)
    if (!facts) return no(`${file} is missing.`)
    // Refuses symbolic links, either to the file or to a folder above it.
    if (!facts.isFile() || (await realpath(full)) !== full)
      return no(`${file} is a link or not a file, so it's outside the backup.`)
    if ((await hashFile(full)) !== sha256) return no(`${file} is damaged: its checksum doesn't match.`)
  }
  return { ok: true, manifest }
}

function parse(text: string): BackupManifest | null {
  try {
    return backupManifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const no = (message: string): { ok: false; message: string } => ({ ok: false, message })
