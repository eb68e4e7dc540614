import os from 'node:os'

const MB = 2 ** 20
/** The memory in MB below which all tasks except serving pages run one at a time, and each task gets less memory. */
const SMALL_MB = 2_048

/**
 * The memory limits of the shop's tasks: fields whose name ends in Mb are in megabytes, and fields whose name ends in Bytes are in bytes.
 */
export type MemoryPlan = {
  /** The heap of the drawing thread. Fonts, motifs and their index take 250 MB. A drawing takes a few dozen MB more. */
  drawingHeapMb: number
  /** The heap of the thread that makes labels, and the heap of the thread that nests decals. */
  labelHeapMb: number
  nestHeapMb: number
  /** The memory of the process that reads uploaded files: 180 MB, plus the memory that a file needs. */
  readingMb: number
  /** The memory of the process that makes a banner's print file. A banner with ten photographs of 24 megapixels needs the most. */
  printingMb: number
  /** Whether one process both reads uploaded files and makes print files. If false, each of the two tasks has its own process. */
  printsWhileReading: boolean
  /** The maximum total size of uploaded files that wait to be read. */
  waitingBytes: number
  /**
   * The maximum total size of uploads that are being received. While an upload is being received, it takes about four times its size in
   * memory.
   */
  uploadBytes: number
  /** Whether the embedded database runs without V8's optimising compiler, which takes 570 MB for a second when it starts. */
  quickDatabase: boolean
}

/**
 * Divides `bytes` of memory among the shop's tasks. With 4 GB, each task gets enough for the largest work that it should do. With 1 GB, the
 * shop still runs.
 */
export function planMemory(bytes: number = findMemoryLimit()): MemoryPlan {
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

/** Returns the available memory in bytes: the limit of the container (cgroups v1 or v2), or the machine's memory. */
export function findMemoryLimit(): number {
  // If the container has no limit, Node returns either 0 or a number that is larger than the machine's memory.
  const constrained = process.constrainedMemory()
  return constrained > 0 ? Math.min(constrained, os.totalmem()) : os.totalmem()
}
