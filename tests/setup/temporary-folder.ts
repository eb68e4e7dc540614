import fs from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'
/** The free space in bytes that the databases of a run need. They take about 300 MB at a time. */
const ROOM_BYTES = 2 * 1024 ** 3

/** Returns the folder for test databases. It is in memory if there is room for it, because every commit to a disk has to wait. */
export function makeTemporaryFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY)
    return bavail * bsize > ROOM_BYTES && isForEverybody(MEMORY) ? MEMORY : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/** Whether all users can use a folder. This is necessary because PostgreSQL runs as another user if the tests run as root. */
const isForEverybody = (folder: string): boolean => (fs.statSync(folder).mode & 0o777) === 0o777
