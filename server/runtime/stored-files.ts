import { mkdir, open, readFile, statfs } from 'node:fs/promises'

/** The disk space in bytes that uploads leave free for the database and everything else. */
const KEEP_FREE_BYTES = 500 * 1024 * 1024

/**
 * Whether the folder's disk has room for the given number of bytes, in addition to KEEP_FREE_BYTES. Creates the folder if it is missing.
 */
export async function hasDiskRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= KEEP_FREE_BYTES
}

/**
 * Writes a file and waits until its contents are on the disk. Call `syncFolder` for its folder afterwards; until then, a power failure can
 * remove the file's name.
 */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the names of the files in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Reads a file into a buffer of its own, which can be sent to another thread. Node's small buffers share a pool. If one of these buffers
 * were sent, other data of the pool would be sent too.
 */
export async function readWholeFile(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
