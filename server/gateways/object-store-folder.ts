import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasDiskRoom, readWholeFile, syncFolder, writeDurably } from '../runtime/stored-files.ts'
import { checkObjectKey, type ObjectStore } from './object-store.ts'

/** The suffix of a file that isn't completely written yet. */
const PARTIAL_SUFFIX = '.part'
/**
 * The key prefixes whose files are in a folder inside `files/`, where early versions of the shop put them. For all other prefixes, the
 * folder is directly in the data folder.
 */
const BELOW_FILES: ReadonlySet<string> = new Set(['images', 'versions'])

/** Creates an object store in the shop's data folder. A file is either complete and safely on the disk, or it doesn't exist. */
export function createFolderStore(dataDir: string): ObjectStore {
  const homeOf = (prefix: string): string =>
    path.join(dataDir, BELOW_FILES.has(prefix) ? 'files' : '', prefix)
  const fileOf = (key: string): string => {
    const [prefix = '', ...rest] = checkObjectKey(key).split('/')
    return path.join(homeOf(prefix), ...rest)
  }
  const size = async (key: string): Promise<number | null> => {
    const facts = await stat(fileOf(key)).catch(nullIfMissing)
    return facts?.isFile() ? facts.size : null
  }
  return {
    name: 'folder',
    async put(key, bytes) {
      const file = fileOf(key)
      const home = path.dirname(file)
      const made = await mkdir(home, { recursive: true, mode: 0o700 })
      // The temporary file has a unique name, because the same file may be written twice at the same time.
      const part = `${file}.${process.pid}-${nextPart()}${PARTIAL_SUFFIX}`
      try {
        await writeDurably(part, bytes)
        await rename(part, file)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      await syncFolder(home)
      if (made !== undefined) await syncFolder(path.dirname(home))
    },
    get: (key) => readWholeFile(fileOf(key)).catch(nullIfMissing),
    async open(key) {
      const bytes = await size(key)
      return bytes === null ? null : { bytes, pieces: createReadStream(fileOf(key)) }
    },
    size,
    async remove(key) {
      const file = fileOf(key)
      await rm(file, { force: true })
      const home = path.dirname(file)
      // Tries to remove the folder too. This fails, as intended, if the folder still contains other files.
      if (key.split('/').length > 2) await rmdir(home).catch(() => {})
    },
    hasRoom: (bytes) => hasDiskRoom(dataDir, bytes),
    async *listBefore(prefix, moment) {
      const home = homeOf(prefix)
      for await (const file of filesBelow(home)) {
        const facts = await stat(file).catch(nullIfMissing)
        if (!facts || facts.mtime >= moment) continue
        // Deletes a partly written file that a killed process left behind. Doesn't list it.
        if (file.endsWith(PARTIAL_SUFFIX)) await rm(file, { force: true })
        else yield `${prefix}/${path.relative(home, file).split(path.sep).join('/')}`
      }
    },
  }
}

let parts = 0
const nextPart = (): number => (parts += 1)

async function* filesBelow(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (entry.isFile()) yield file
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
