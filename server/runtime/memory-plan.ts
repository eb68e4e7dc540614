import os from 'node:os'

const MB = 2 ** 20
/** Below this amount of memory, all tasks other than serving pages run one at a time and get less memory. */
const SMALL_MB = 2_048

/** The division of the shop's memory, in megabytes. Fields that end in Bytes are in bytes. */
export type MemoryPlan = {
  /** Heap of the drawing thread: fonts, icons and their index take 250 MB, and a drawing a few tens of MB more. */
  drawingHeapMb: number
  /** Heaps of the thread that makes labels, and of the thread that nests decals on a roll. */
  labelHeapMb: number
  nestHeapMb: number
  /** Total memory of the process that reads visitors' files: 180 MB plus whatever a file needs. */
  readingMb: number
  /** Total memory of the process that makes a banner's print file. A banner with ten photographs of 24 megapixels needs the most. */
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

/** Divides `bytes` of memory. With 4 GB, each part gets enough for its largest legitimate work; with 1 GB, the shop still runs. */
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
  // Without a limit, Node returns 0 or more than the machine's memory.
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, os.totalmem()) : os.totalmem()
}
