import fs from 'node:fs'
import os from 'node:os'

const MEMORY_FOLDER = '/dev/shm'
/** Test databases are kept in memory only if more than this many bytes are free there. At any one time, they take about 300 MB. */
const MIN_FREE_BYTES = 2 * 1024 ** 3

/**
 * Returns the folder for test databases. If enough memory is free, the folder is in memory. On a disk, every commit would have to wait for
 * the disk.
 */
export function makeTemporaryFolder(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY_FOLDER)
    return bavail * bsize > MIN_FREE_BYTES && isForEverybody(MEMORY_FOLDER) ? MEMORY_FOLDER : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

/** Whether all users can use a folder. If the tests run as root, PostgreSQL runs as another user. */
const isForEverybody = (folder: string): boolean => (fs.statSync(folder).mode & 0o777) === 0o777
