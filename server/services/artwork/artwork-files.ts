import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'

/** What stays free for the database and everything else (ours). */
const KEEP_FREE_BYTES = 500 * 1024 * 1024
/** A file whose row was never written is left alone this long: its upload may be under way. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
const NAME = 'original'

const folderOf = (dataDir: string): string => path.join(dataDir, 'artwork')
const fileOf = (dataDir: string, id: string): string => path.join(folderOf(dataDir), id, NAME)

/** Whether the disk takes another file and keeps enough for the rest of the shop. */
export async function hasRoom(dataDir: string, bytes: number): Promise<boolean> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folderOf(dataDir))
  return bavail * bsize - bytes >= KEEP_FREE_BYTES
}

/** Writes a file under a name of the shop's own: whole and on the disk, or not at all. */
export async function writeArtwork(dataDir: string, id: string, bytes: Uint8Array): Promise<void> {
  const file = fileOf(dataDir, id)
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeDurably(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
  for (const parent of [folder, folderOf(dataDir)]) await syncFolder(parent)
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export function readArtworkFile(dataDir: string, id: string): Promise<Uint8Array<ArrayBuffer>> {
  // A copy of its own: pooled buffers would be sent to the engine's thread with all that lies beside them.
  return readFile(fileOf(dataDir, id)).then((bytes) => new Uint8Array(bytes))
}

export async function removeArtworkFile(dataDir: string, id: string): Promise<void> {
  await rm(path.dirname(fileOf(dataDir, id)), { recursive: true, force: true })
}

/** Ids of stored files older than a day, a thousand at most. */
export async function listOldFiles(dataDir: string, now: Date): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  const old: string[] = []
  for (const name of names.slice(0, 1_000)) {
    const facts = await stat(path.join(folderOf(dataDir), name)).catch(() => null)
    if (facts && facts.mtimeMs < now.getTime() - ORPHAN_AFTER_MS) old.push(name)
  }
  return old
}
