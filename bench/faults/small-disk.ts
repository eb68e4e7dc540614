import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const EMPTY_CHUNK = Buffer.alloc(1024 * 1024)

/** Mounts a small in-memory disk for the test to fill. Returns null if this user can't mount one. */
export function mountSmallDisk(folder: string, megabytes: number) {
  fs.mkdirSync(folder, { recursive: true })
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    return null
  }
  const ballast = path.join(folder, 'ballast')
  const freeMb = () => {
    const { bavail, bsize } = fs.statfsSync(folder)
    return (bavail * bsize) / EMPTY_CHUNK.length
  }
  return {
    freeMb,
    /** Writes a file that leaves only this many megabytes free. */
    fill(leftMb: number) {
      const file = fs.openSync(ballast, 'a')
      try {
        while (freeMb() > leftMb)
          fs.writeSync(file, EMPTY_CHUNK, 0, Math.min(EMPTY_CHUNK.length, bytesOver(leftMb)))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        fs.closeSync(file)
      }
    },
    free: () => fs.rmSync(ballast, { force: true }),
    unmount: () => execFileSync('umount', ['--lazy', folder]),
  }

  function bytesOver(leftMb: number): number {
    return Math.max(1, Math.ceil((freeMb() - leftMb) * EMPTY_CHUNK.length))
  }
}

export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>
