/**
 * Storage for the shop's files: the data folder, or an S3-compatible store that all its processes share. Keys are chosen by the shop, for example
 * images/<id>/original. A file is written once and never changed.
 */
export type ObjectStore = {
  name: 'folder' | 's3'
  /** Resolves when the bytes are stored durably. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is no such key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** The size and a stream of the bytes, for large files; null if there is no such key. */
  open(key: string): Promise<StoredFile | null>
  /** The size in bytes; null if there is no such key. */
  size(key: string): Promise<number | null>
  /** Does nothing if there is no such key. */
  remove(key: string): Promise<void>
  /** Whether there is room for this many bytes. */
  hasRoom(bytes: number): Promise<boolean>
  /** Keys with a prefix (images) written before a time. */
  listBefore(prefix: string, moment: Date): AsyncIterable<string>
}

export type StoredFile = { bytes: number; pieces: AsyncIterable<Uint8Array> }

/** First parts of all keys. */
export const PREFIXES = [
  'images',
  'versions',
  'attached-files',
  'artwork',
  'review-photos',
  'production',
  'nests',
  'downloads',
  'media',
] as const

const KEY = /^[a-z-]+(?:\/\w[\w.-]*)+$/

/** Rejects keys that could lead out of the store. */
export function checkKey(key: string): string {
  const isKnown = PREFIXES.some((prefix) => key.startsWith(`${prefix}/`))
  if (!isKnown || !KEY.test(key)) throw new Error(`"${key}" is no key`)
  return key
}
