/** Where files of visitors are: a folder of the shop, or an S3-compatible store. Keys are the shop's own: images/<id>/original. */
export type ObjectStore = {
  name: 'folder' | 's3'
  /** Returns when the bytes are kept for good. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Null where there is nothing of that key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Nothing happens where there is nothing. */
  remove(key: string): Promise<void>
  /** Whether so many bytes find room. */
  hasRoom(bytes: number): Promise<boolean>
  /** Keys written before a moment, for a sweep of what has no row; none where the store cannot tell cheaply. */
  listBefore(prefix: string, moment: Date): Promise<string[]>
}
