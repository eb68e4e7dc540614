import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sha256Of } from './checksum.ts'
import { FILES_FOLDER, type Manifest, MANIFEST_FILE, manifestSchema, tableFile } from './manifest.ts'

export type ReadBackup = { ok: true; manifest: Manifest } | { ok: false; message: string }

/** Reads what a backup says of itself, and whether every file is what it says. */
export async function readBackup(folder: string): Promise<ReadBackup> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch(() => null)
  if (text === null)
    return no(`${folder} is no backup, or one that was not finished: it has no ${MANIFEST_FILE}.`)
  const manifest = parse(text)
  if (manifest === null) return no(`${path.join(folder, MANIFEST_FILE)} cannot be read.`)
  const wanted = [
    ...manifest.tables.map(({ name, sha256 }) => ({ file: tableFile(name), sha256 })),
    ...manifest.files.map(({ path: file, sha256 }) => ({ file: `${FILES_FOLDER}/${file}`, sha256 })),
  ]
  for (const { file, sha256 } of wanted) {
    const full = path.resolve(folder, file)
    if (!full.startsWith(path.resolve(folder) + path.sep)) return no(`${file} lies outside the backup.`)
    if (!(await stat(full).catch(() => null))) return no(`${file} is missing.`)
    if ((await sha256Of(full)) !== sha256) return no(`${file} is damaged: its checksum is another one.`)
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
