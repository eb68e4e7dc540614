/** The maximum size of the cache in bytes. It is enough for about a hundred proofs. Visitors don't look at more proofs at the same time. */
const MAX_BYTES = 48 * 1024 * 1024

/** Keeps pictures up to a total size. When the cache is full, drops the least recently used picture. */
export class PictureCache {
  readonly #kept = new Map<string, Uint8Array<ArrayBuffer>>()
  readonly #most: number
  #bytes = 0

  constructor(mostBytes: number = MAX_BYTES) {
    this.#most = mostBytes
  }

  get(key: string): Uint8Array<ArrayBuffer> | null {
    const picture = this.#kept.get(key)
    if (!picture) return null
    // Removing and adding the picture again keeps the map in the order of the last use.
    this.#kept.delete(key)
    this.#kept.set(key, picture)
    return picture
  }

  keep(key: string, picture: Uint8Array<ArrayBuffer>): void {
    this.#drop(key)
    this.#kept.set(key, picture)
    this.#bytes += picture.length
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) return
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0
    this.#kept.delete(key)
  }
}
