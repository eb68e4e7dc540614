import fs from 'node:fs'
import path from 'node:path'

// The size of the reserve file in bytes: two files of PostgreSQL's log, 16 MB each. If the database crashed because the disk was full,
// PostgreSQL needs up to 32 MB to open it again, even for reading.
const RESERVE_BYTES = 32 * 1024 * 1024
const EMPTY_CHUNK = Buffer.alloc(1024 * 1024)

/** Returns the free space in bytes that this user can still fill on the folder's disk. */
export function measureFreeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

/** Whether the disk is too full to open a database. */
export function isDiskFull(folder: string): boolean {
  return measureFreeBytes(folder) < RESERVE_BYTES
}

/** Deletes the reserve file if the disk is so full that the database might not open. */
export function releaseReserveIfFull(folder: string) {
  if (isDiskFull(folder)) fs.rmSync(reserveFile(folder), { force: true })
}

/** Creates the reserve file. Does nothing if the file exists, or if fewer than `needed` bytes would be left free. */
export function createReserve(folder: string, needed: number) {
  const file = reserveFile(folder)
  if (fs.existsSync(file) || measureFreeBytes(folder) < needed + RESERVE_BYTES) return
  const unfinished = `${file}.unfinished`
  const descriptor = fs.openSync(unfinished, 'w')
  try {
    for (let bytes = 0; bytes < RESERVE_BYTES; bytes += EMPTY_CHUNK.length)
      fs.writeSync(descriptor, EMPTY_CHUNK)
  } finally {
    fs.closeSync(descriptor)
  }
  fs.renameSync(unfinished, file)
}

function reserveFile(folder: string): string {
  return path.join(folder, 'disk-reserve')
}
