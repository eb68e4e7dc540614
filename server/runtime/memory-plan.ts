import os from 'node:os'

const MB = 2 ** 20
/** Below this, what the shop does beside serving pages takes turns and is made smaller. */
const SMALL_MB = 2_048

/** How the memory that the shop may use is shared out. Megabytes, but for the bytes. */
export type MemoryPlan = {
  /** Heap of the thread that draws: fonts, icons and their index take 250 MB; a drawing some tens more. */
  drawingHeapMb: number
  /** Of the thread that makes labels of lists, and of one that nests a roll. */
  labelHeapMb: number
  nestHeapMb: number
  /** All of the process that reads visitors' files: 180 MB and what a file takes. */
  readingMb: number
  /** All of the process that makes a banner's print file; ten photographs of 24 megapixels take the most. */
  printingMb: number
  /** Whether print files are made by the process that reads visitors' files, so that there is only one. */
  printsWhileReading: boolean
  /** Files that wait to be read, together. */
  waitingBytes: number
  /** Files that are being sent to the shop, together; each is held some four times while it is taken in. */
  uploadBytes: number
  /** Whether the embedded database does without V8's optimising compiler, which takes 570 MB for a second of its start. */
  quickDatabase: boolean
}

/** Shares out `bytes` of memory: with 4 GB everything has what its largest legitimate work takes, with 1 GB the shop holds. */
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

/** Bytes: what the container may use (cgroups of both versions), or the machine has. */
export function memoryLimit(): number {
  // 0 or more than the machine has where nothing limits it.
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, os.totalmem()) : os.totalmem()
}
