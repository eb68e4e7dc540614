import { mkdir, open, readFile, statfs } from 'node:fs/promises'

/** The disk space that uploads leave free for the database and everything else (our own choice). */
const KEEP_FREE_BYTES = 500 * 1024 * 1024

/** Whether a folder's disk has space for this many bytes and KEEP_FREE_BYTES more. Creates the folder if it is missing. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize - bytes >= KEEP_FREE_BYTES
}

/** Writes a file and waits until its contents are on the disk. Its name is durable only after calling `syncFolder` for its folder. */
export async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Waits until the file names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads a file into a separate buffer, because sending a buffer from Node's pool to another thread would include unrelated data. */
export async function readWhole(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(file))
}
