import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** Matches cached pictures. The folder also contains files that are in use, such as a font. */
const PICTURE = /^[^.].*\.(?:avif|webp|png)$/

/** If a folder exceeds the limit, deletes the least recently used pictures, by the files' times, until it's at nine tenths of the limit. */
export async function evictLeastRecentlyUsed(folder: string, mostBytes: number): Promise<void> {
  const files: { file: string; bytes: number; at: number }[] = []
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && PICTURE.test(entry.name)) {
      const file = path.join(folder, entry.name)
      // Another process on this host may have deleted the file in the meantime.
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
