import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../stored-files.ts'
import type { ObjectStore } from './object-store.ts'

const KEY = /^[a-z]+\/[0-9A-Za-z]+\/[a-z]+$/

/** A store in a folder of the disk. Files are whole and on the disk, or not there. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key`)
    return path.join(folder, key)
  }
  return {
    name: 'folder',
    async put(key, bytes) {
      const file = fileOf(key)
      const home = path.dirname(file)
      await mkdir(home, { recursive: true, mode: 0o700 })
      await writeDurably(`${file}.part`, bytes)
      await rename(`${file}.part`, file)
      for (const parent of [home, path.dirname(home)]) await syncFolder(parent)
    },
    get: (key) => readWhole(fileOf(key)).catch(nullIfMissing),
    async remove(key) {
      const file = fileOf(key)
      for (const name of [file, `${file}.part`]) await rm(name, { force: true })
      // The last one takes the folder along.
      await rmdir(path.dirname(file)).catch(() => {})
    },
    hasRoom: (bytes) => hasRoom(folder, bytes),
    async listBefore(prefix, moment) {
      const old: string[] = []
      for (const id of await readdir(path.join(folder, prefix)).catch(() => []))
        for (const name of await readdir(path.join(folder, prefix, id)).catch(() => [])) {
          const facts = await stat(path.join(folder, prefix, id, name)).catch(() => null)
          if (facts && facts.mtime < moment) old.push(`${prefix}/${id}/${name.replace(/\.part$/, '')}`)
        }
      return old.filter((key) => KEY.test(key))
    },
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
