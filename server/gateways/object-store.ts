/**
 * Storage for the shop's files: the data folder, or an S3 bucket that all processes share. The shop chooses the keys, for example
 * images/<id>/original. A file is written once and never changed.
 */
export type ObjectStore = {
  name: 'folder' | 's3'
  /** Resolves when the bytes are safely on disk. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the file's bytes; null if the key doesn't exist. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Returns the size and a stream of the bytes, for large files; null if the key doesn't exist. */
  open(key: string): Promise<StoredFile | null>
  /** Returns the size in bytes; null if the key doesn't exist. */
  size(key: string): Promise<number | null>
  /** Removes a file. Does nothing if the key doesn't exist. */
  remove(key: string): Promise<void>
  /** Whether the store has space for the given number of additional bytes. */
  hasRoom(bytes: number): Promise<boolean>
  /** Lists the keys that start with a prefix, such as images. Leaves out files that were written at or after the time `moment`. */
  listBefore(prefix: string, moment: Date): AsyncIterable<string>
}

export type StoredFile = { bytes: number; pieces: AsyncIterable<Uint8Array> }

/** The allowed values of the first part of a key. */
export const STORAGE_PREFIXES = [
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

/** Throws if a key could lead outside the store. */
export function checkObjectKey(key: string): string {
  const isKnown = STORAGE_PREFIXES.some((prefix) => key.startsWith(`${prefix}/`))
  if (!isKnown || !KEY.test(key)) throw new Error(`"${key}" is no key`)
  return key
}
