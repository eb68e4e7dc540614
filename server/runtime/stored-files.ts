import { mkdir, open, readFile, statfs } from 'node:fs/promises'

/** What stays free for the database and everything else (ours). */
const KEEP_FREE_BYTES = 500 * 1024 * 1024

/** Whether the disk of a folder, which is made where it is missing, takes so many bytes and keeps enough for the rest of the shop. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= KEEP_FREE_BYTES
}

/** Writes a file, and returns when it is on the disk. Its name is there only after `syncFolder` of its folder. */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Returns when the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file's bytes in memory of their own: pooled buffers would be sent to another thread with all that lies beside them. */
export async function readWhole(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
