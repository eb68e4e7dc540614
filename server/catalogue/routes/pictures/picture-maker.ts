import { readFile, utimes } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Log } from '../../../runtime/log.ts'
import { evictLeastRecentlyUsed } from './evict-least-recently-used.ts'
import { keepPicture } from './make-picture.ts'
import type { WantedPicture } from './picture-name.ts'

/** One core stays free for pages. */
const MOST_AT_ONCE = Math.max(1, os.availableParallelism() - 1)

/** All sizes of the pictures of some 20,000 products. Evicted ones are made again on demand. */
const MOST_BYTES = 4 * 1024 ** 3
const LOOK_EVERY = 500
const DAY_MS = 24 * 60 * 60 * 1_000
// Some megabytes.
const MOST_NOTED = 50_000

type MakePicture = (wanted: WantedPicture) => Promise<Buffer | null>

/** Serves pictures from the disk, or makes them: each once (single flight), and few at a time. */
export class PictureMaker {
  readonly #cache: string
  readonly #log: Log
  readonly #make: MakePicture
  readonly #making = new Map<string, Promise<Buffer | null>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0
  #kept = 0
  readonly #mostBytes: number
  /** When the last use of a picture was written to its file. */
  readonly #used = new Map<string, number>()

  constructor(cache: string, log: Log, make: MakePicture, mostBytes = MOST_BYTES) {
    this.#cache = cache
    this.#log = log
    this.#make = make
    this.#mostBytes = mostBytes
  }

  /** The picture, or null if its source does not exist. */
  get(wanted: WantedPicture): Promise<Buffer | null> {
    const underway = this.#making.get(wanted.name)
    if (underway) return underway
    const work = this.#findOrMake(wanted).finally(() => this.#making.delete(wanted.name))
    this.#making.set(wanted.name, work)
    return work
  }

  async #findOrMake(wanted: WantedPicture): Promise<Buffer | null> {
    const kept = await readFile(path.join(this.#cache, wanted.name)).catch(() => null)
    if (kept) {
      this.#noteUse(wanted.name)
      return kept
    }
    await this.#turn()
    try {
      const body = await this.#make(wanted)
      if (body) await this.#keep(wanted.name, body)
      return body
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }

  /** The file's time records its last use, to within a day. */
  #noteUse(name: string): void {
    const now = Date.now()
    if (now - (this.#used.get(name) ?? 0) < DAY_MS) return
    if (this.#used.size >= MOST_NOTED) this.#used.clear()
    this.#used.set(name, now)
    const at = new Date(now)
    // Another process on this host may have deleted it in the meantime.
    void utimes(path.join(this.#cache, name), at, at).catch(() => {})
  }

  async #turn(): Promise<void> {
    while (this.#busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
  }

  /** With a full disk pictures aren't cached, but still served. */
  async #keep(name: string, body: Buffer): Promise<void> {
    try {
      await keepPicture(this.#cache, name, body)
      this.#kept += 1
      // Also after the first picture of each process: one that restarts often would otherwise never check.
      if (this.#kept % LOOK_EVERY === 1) await evictLeastRecentlyUsed(this.#cache, this.#mostBytes)
    } catch (error) {
      this.#log('warn', 'A picture could not be kept', { name, error })
    }
  }
}
