import fs from 'node:fs'
import path from 'node:path'

// After a crash on a full disk, PostgreSQL needs one or two new log segments of 16 MB before it opens, even for reading.
const RESERVE_BYTES = 32 * 1024 * 1024
const CHUNK = Buffer.alloc(1024 * 1024)

/** Returns the bytes left on the folder's disk that this user may use. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize
}

/** Returns whether the disk has too little room to open a database. */
export function isDiskFull(folder: string): boolean {
  return freeBytes(folder) < RESERVE_BYTES
}

/** Deletes the reserve file if the database may not be able to open otherwise. */
export function releaseReserveIfFull(folder: string) {
  if (isDiskFull(folder)) fs.rmSync(reserveFile(folder), { force: true })
}

/** Creates the reserve file, unless it exists or the disk has no room for it beyond `needed` bytes. */
export function fillReserve(folder: string, needed: number) {
  const file = reserveFile(folder)
  if (fs.existsSync(file) || freeBytes(folder) < needed + RESERVE_BYTES) return
  const unfinished = `${file}.unfinished`
  const descriptor = fs.openSync(unfinished, 'w')
  try {
    for (let bytes = 0; bytes < RESERVE_BYTES; bytes += CHUNK.length) fs.writeSync(descriptor, CHUNK)
  } finally {
    fs.closeSync(descriptor)
  }
  fs.renameSync(unfinished, file)
}

function reserveFile(folder: string): string {
  return path.join(folder, 'disk-reserve')
}
