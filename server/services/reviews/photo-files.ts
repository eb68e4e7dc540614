import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasRoom, syncFolder, writeDurably } from '../../stored-files.ts'

/** A file whose row was never written is left alone this long: its review may be under way. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
/** The photo itself, and the small one beside it. */
const ENDINGS = { large: '.webp', small: '-small.webp' } as const
export type PhotoSize = keyof typeof ENDINGS

const folderOf = (dataDir: string): string => path.join(dataDir, 'review-photos')
const fileOf = (dataDir: string, name: string, size: PhotoSize): string =>
  path.join(folderOf(dataDir), name + ENDINGS[size])

/** Whether the disk takes another photo. */
export const hasRoomForPhoto = (dataDir: string, bytes: number): Promise<boolean> =>
  hasRoom(folderOf(dataDir), bytes)

/** Writes a photo under a name of the shop's own: whole and on the disk, or not at all. */
export async function writePhoto(
  dataDir: string,
  name: string,
  photo: { bytes: Uint8Array; small: Uint8Array },
): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  const files = { large: photo.bytes, small: photo.small } as const
  for (const size of ['large', 'small'] as const) {
    const file = fileOf(dataDir, name, size)
    await writeDurably(`${file}.part`, files[size])
    await rename(`${file}.part`, file)
  }
  await syncFolder(folderOf(dataDir))
}

/** A photo's bytes; null where there is no such file. */
export const readPhoto = (
  dataDir: string,
  name: string,
  size: PhotoSize,
): Promise<Uint8Array<ArrayBuffer> | null> =>
  readFile(fileOf(dataDir, name, size)).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  )

export async function removePhoto(dataDir: string, name: string): Promise<void> {
  for (const size of ['large', 'small'] as const) await rm(fileOf(dataDir, name, size), { force: true })
}

/** Removes a file of the folder by its whole name, an unfinished one as well. */
export const removePhotoFile = (dataDir: string, fileName: string): Promise<void> =>
  rm(path.join(folderOf(dataDir), fileName), { force: true })

/** Files older than a day, by the photo's name. */
export async function listOldPhotos(
  dataDir: string,
  now: Date,
): Promise<{ name: string; fileName: string }[]> {
  const fileNames = await readdir(folderOf(dataDir)).catch(() => [])
  const old: { name: string; fileName: string }[] = []
  for (const fileName of fileNames) {
    const facts = await stat(path.join(folderOf(dataDir), fileName)).catch(() => null)
    if (facts && facts.mtimeMs < now.getTime() - ORPHAN_AFTER_MS)
      old.push({ name: /^([0-9A-Za-z]{22})(?:-small)?\.webp$/.exec(fileName)?.[1] ?? '', fileName })
  }
  return old
}
