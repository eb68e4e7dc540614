import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** The pattern of the file names of cached pictures. Other files in the folder, such as a font, must not be deleted. */
const PICTURE_FILE_NAME = /^[^.].*\.(?:avif|webp|png)$/

/**
 * If the folder exceeds the size limit, deletes the least recently used pictures until the folder is at nine tenths of the limit. A file's
 * modification time is the time of its last use.
 */
export async function evictLeastRecentlyUsed(folder: string, mostBytes: number): Promise<void> {
  const files: { file: string; bytes: number; at: number }[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && PICTURE_FILE_NAME.test(entry.name)) {
      const file = path.join(folder, entry.name)
      // Ignores a missing file: another process on this host may have deleted it.
      const facts = await stat(file).catch(() => null)
      if (facts) files.push({ file, bytes: facts.size, at: facts.mtimeMs })
    }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= mostBytes) return
  for (const { file, bytes } of files.toSorted((a, b) => a.at - b.at)) {
    if (total <= mostBytes * 0.9) return
    await rm(file, { force: true })
    total -= bytes
  }
}
