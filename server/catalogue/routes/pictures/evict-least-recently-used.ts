import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Other files of a cache, such as a font, are in use. */
const PICTURE = /^[^.].*\.(?:avif|webp|png)$/

/** Deletes the pictures that were longest unused, by the times of their files, down to nine tenths of the limit, where a folder holds more bytes than that. */
export async function evictLeastRecentlyUsed(folder: string, mostBytes: number): Promise<void> {
  const files: { file: string; bytes: number; at: number }[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && PICTURE.test(entry.name)) {
      const file = path.join(folder, entry.name)
      // Another process of this host may delete it meanwhile.
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
