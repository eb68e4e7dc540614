import fs from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'
/** A whole run uses some 300 MB of databases at a time. */
const ROOM_BYTES = 2 * 1024 ** 3

/** Where test databases are: in memory if there is room, because otherwise each commit waits for the disk. */
export function temporaryFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES && isForEverybody(MEMORY) ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/** PostgreSQL runs as another user if the tests run as root. */
const isForEverybody = (folder: string): boolean => (fs.statSync(folder).mode & 0o777) === 0o777
