import { mkdir, open, readFile, statfs } from 'node:fs/promises'

/** Disk space kept free for the database and everything else; our own figure. */
const KEEP_FREE_BYTES = 500 * 1024 * 1024

/** Whether a folder's disk has room for this many bytes and for the rest of the shop. Creates the folder if it is missing. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= KEEP_FREE_BYTES
}

/** Writes a file and waits until it is on the disk. Its name is durable only after `syncFolder` of its folder. */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads a file into memory of its own. A pooled buffer would be sent to another thread together with unrelated data beside it. */
export async function readWhole(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
