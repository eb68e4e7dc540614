import os from 'node:os'

const MB = 2 ** 20
/** Below this, work other than serving pages takes turns and gets less memory. */
const SMALL_MB = 2_048

/** How the shop's memory is divided. In megabytes, except for fields that end in Bytes. */
export type MemoryPlan = {
  /** Heap of the drawing thread: fonts, icons and their index take 250 MB, a drawing some tens more. */
  drawingHeapMb: number
  /** Heap of the thread that makes labels, and of the one that nests a roll. */
  labelHeapMb: number
  nestHeapMb: number
  /** Total memory of the process that reads visitors' files: 180 MB plus what a file needs. */
  readingMb: number
  /** Total memory of the process that makes a banner's print file; ten photographs of 24 megapixels need the most. */
  printingMb: number
  /** Whether the process that reads visitors' files also makes print files, so that only one such process exists. */
  printsWhileReading: boolean
  /** Total size of the files waiting to be read. */
  waitingBytes: number
  /** Total size of uploads in progress; each is held in memory about four times while it is received. */
  uploadBytes: number
  /** Whether the embedded database runs without V8's optimising compiler, which takes 570 MB for a second at its start. */
  quickDatabase: boolean
}

/** Divides `bytes` of memory. With 4 GB, every part has what its largest legitimate work needs; with 1 GB, the shop still runs. */
export function planMemory(bytes: number = memoryLimit()): MemoryPlan {
  const limitMb = bytes / MB
  const share = (part: number, least: number, most: number) =>
    Math.round(Math.min(most, Math.max(least, limitMb * part)))
  const isSmall = limitMb < SMALL_MB
  return {
    drawingHeapMb: share(0.3, 288, 1_024),
    labelHeapMb: share(0.2, 160, 512),
    nestHeapMb: share(0.25, 192, 1_024),
    readingMb: share(0.32, 288, 640),
    printingMb: share(0.32, 288, 3_072),
    printsWhileReading: isSmall,
    waitingBytes: share(0.06, 48, 512) * MB,
    uploadBytes: share(0.05, 48, 720) * MB,
    quickDatabase: isSmall,
  }
}

/** Available memory in bytes: the container's limit (cgroups v1 or v2), or the machine's memory. */
export function memoryLimit(): number {
  // Without a limit it is 0, or more than the machine has.
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, os.totalmem()) : os.totalmem()
}
