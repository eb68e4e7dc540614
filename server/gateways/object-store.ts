/**
 * Where the shop's files are: the data folder, or an S3-compatible store that all its processes share. Keys are the shop's own, for example
 * images/<id>/original. A file is written once and never changed.
 */
export type ObjectStore = {
  name: 'folder' | 's3'
  /** Returns when the bytes are kept for good. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where there is nothing of that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The size and the bytes piece by piece, for large files; null where there is nothing of that key. */
  open(key: string): Promise<StoredFile | null>
  /** The size in bytes; null where there is nothing of that key. */
  size(key: string): Promise<number | null>
  /** Nothing happens where there is nothing. */
  remove(key: string): Promise<void>
  /** Whether so many bytes find room. */
  hasRoom(bytes: number): Promise<boolean>
  /** Keys below a prefix (images) written before a moment. */
  listBefore(prefix: string, moment: Date): AsyncIterable<string>
}

export type StoredFile = { bytes: number; pieces: AsyncIterable<Uint8Array> }

/** First parts of all keys. */
export const PREFIXES = [
  'images',
  'versions',
  'artwork',
  'review-photos',
  'production',
  'nests',
  'downloads',
  'media',
] as const

const KEY = /^[a-z-]+(?:\/\w[\w.-]*)+$/

/** Refuses what could lead out of the store. */
export function checkKey(key: string): string {
  const isKnown = PREFIXES.some((prefix) => key.startsWith(`${prefix}/`))
  if (!isKnown || !KEY.test(key)) throw new Error(`"${key}" is no key`)
  return key
}
