import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const ENGINE = path.resolve(import.meta.dirname, '../../decal')
// A newer release of what counts its geometry may find otherwise too.
const LOCK = path.resolve(import.meta.dirname, '../../package-lock.json')

let edition: Promise<string> | undefined

/** Another for every other engine: what one edition found at a drawing, another may not find. Read once, some milliseconds. */
export function engineEdition(): Promise<string> {
  edition ??= hashOf()
  return edition
}

async function hashOf(): Promise<string> {
  const names = await readdir(ENGINE, { recursive: true })
  const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).toSorted()
  const hash = createHash('sha256')
  for (const file of [LOCK, ...sources.map((name) => path.join(ENGINE, name))])
    hash.update(await readFile(file).catch(() => ''))
  return hash.digest('base64url').slice(0, 16)
}
