import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { sha256Of } from './checksum.ts'
import { refusePaths } from './file-paths.ts'
import { FILES_FOLDER, type Manifest, MANIFEST_FILE, manifestSchema, tableFile } from './manifest.ts'

export type ReadBackup = { ok: true; manifest: Manifest } | { ok: false; message: string }

/** Reads the manifest of a backup and checks every file against it. */
export async function readBackup(folder: string): Promise<ReadBackup> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null) return no(`${folder} isn't a complete backup: it has no ${MANIFEST_FILE}.`)
  const manifest = parse(text)
  if (manifest === null) return no(`${path.join(folder, MANIFEST_FILE)} cannot be read.`)
  const refused = refusePaths(manifest.files.map(({ path: file }) => file))
  if (refused !== null) return no(refused)
  const home = await realpath(folder)
  const wanted = [
    ...manifest.tables.map(({ name, sha256 }) => ({ file: tableFile(name), sha256 })),
    ...manifest.files.map(({ path: file, sha256 }) => ({ file: `${FILES_FOLDER}/${file}`, sha256 })),
  ]
  for (const { file, sha256 } of wanted) {
    const full = path.join(home, file)
    const facts = await lstat(full).catch(() => null)
    if (!facts) return no(`${file} is missing.`)
    // Refuses symbolic links, either to the file or to a folder above it.
    if (!facts.isFile() || (await realpath(full)) !== full)
      return no(`${file} is a link or not a file, so it's outside the backup.`)
    if ((await sha256Of(full)) !== sha256) return no(`${file} is damaged: its checksum doesn't match.`)
  }
  return { ok: true, manifest }
}

function parse(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const no = (message: string): { ok: false; message: string } => ({ ok: false, message })
