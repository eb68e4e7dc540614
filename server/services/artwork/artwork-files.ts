import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasRoom, readWhole, syncFolder, writeDurably } from '../../stored-files.ts'

/** A file whose row was never written is left alone this long: its upload may be under way. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
const NAME = 'original'

const folderOf = (dataDir: string): string => path.join(dataDir, 'artwork')
const fileOf = (dataDir: string, id: string): string => path.join(folderOf(dataDir), id, NAME)

/** Whether the disk takes another file. */
export function hasRoomForArtwork(dataDir: string, bytes: number): Promise<boolean> {
  return hasRoom(folderOf(dataDir), bytes)
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

export function readArtworkFile(dataDir: string, id: string): Promise<Uint8Array<ArrayBuffer>> {
  return readWhole(fileOf(dataDir, id))
}

export async function removeArtworkFile(dataDir: string, id: string): Promise<void> {
  await rm(path.dirname(fileOf(dataDir, id)), { recursive: true, force: true })
}

/** Ids of stored files older than a day. */
export async function listOldFiles(dataDir: string, now: Date): Promise<string[]> {
  const names = await readdir(folderOf(dataDir)).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const facts = await stat(path.join(folderOf(dataDir), name)).catch(() => null)
    if (facts && facts.mtimeMs < now.getTime() - ORPHAN_AFTER_MS) old.push(name)
  }
  return old
}
