import fs from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'
/** The free space needed for the databases of a whole run, which take up some 300 MB at a time. */
const ROOM_BYTES = 2 * 1024 ** 3

/** Returns the folder for test databases. It is in memory if there is room; otherwise, every commit waits for the disk. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES && isForEverybody(MEMORY) ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/** Whether every user may use the folder: if the tests run as root, PostgreSQL runs as another user. */
const isForEverybody = (folder: string): boolean => (fs.statSync(folder).mode & 0o777) === 0o777
