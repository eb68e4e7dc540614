import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const ENGINE_FOLDER = path.resolve(import.meta.dirname, '../../decal')
// Changes of package-lock.json also change the fingerprint, because another version of the geometry library may give different findings.
const LOCK_FILE = path.resolve(import.meta.dirname, '../../package-lock.json')

let edition: Promise<string> | undefined

/**
 * Returns a fingerprint of the engine's code. After the fingerprint has changed, preflight may give other findings for the same drawing. It
 * is computed only once per process, which takes a few milliseconds.
 */
export function hashEngineEdition(): Promise<string> {
  edition ??= hashOf()
  return edition
}

async function hashOf(): Promise<string> {
  const names = await readdir(ENGINE_FOLDER, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const file of [LOCK_FILE, ...sources.map((name) => path.join(ENGINE_FOLDER, name))])
    hash.update(await readFile(file).catch(() => ''))
  return hash.digest('base64url').slice(0, 16)
}
