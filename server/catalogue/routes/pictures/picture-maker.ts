import { readFile, utimes } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Log } from '../../../runtime/log.ts'
import { evictLeastRecentlyUsed } from './evict-least-recently-used.ts'
import { cachePicture } from './make-picture.ts'
import type { WantedPicture } from './picture-name.ts'

/**
 * The maximum number of pictures that are made at the same time: one less than the number of processor cores, so that one core stays free
 * for pages.
 */
const MAX_CONCURRENT = Math.max(1, os.availableParallelism() - 1)

/**
 * The default size limit of the picture cache in bytes, enough for the pictures of about 20,000 products in all sizes. A picture that was
 * deleted from the cache is made again on request.
 */
const MAX_BYTES = 4 * 1024 ** 3
const EVICT_EVERY = 500
const DAY_MS = 24 * 60 * 60 * 1_000
// The maximum number of pictures for which the time of the last use is kept in memory. This takes a few megabytes.
const MAX_TRACKED = 50_000

type MakePicture = (wanted: WantedPicture) => Promise<Buffer | null>

/**
 * Serves pictures from the cache or makes them. Concurrent requests for one picture share the work (single flight), and only a few pictures
 * are made at the same time.
 */
export class PictureMaker {
  readonly #cache: string
  readonly #log: Log
  readonly #make: MakePicture
  readonly #making = new Map<string, Promise<Buffer | null>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0
  #kept = 0
  readonly #mostBytes: number
  /** The time when this process last updated the modification time of a picture's file, by picture name. */
  readonly #used = new Map<string, number>()

  constructor(cache: string, log: Log, make: MakePicture, mostBytes = MAX_BYTES) {
    this.#cache = cache
    this.#log = log
    this.#make = make
    this.#mostBytes = mostBytes
  }

  /** Returns the picture; null if its original doesn't exist. */
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

  /** Updates the file's modification time when a picture is used, at most once a day. */
  #noteUse(name: string): void {
    const now = Date.now()
    if (now - (this.#used.get(name) ?? 0) < DAY_MS) return
    if (this.#used.size >= MAX_TRACKED) this.#used.clear()
    this.#used.set(name, now)
    const at = new Date(now)
    // Ignores a missing file: another process on this host may have deleted it.
    void utimes(path.join(this.#cache, name), at, at).catch(() => {})
  }

  async #turn(): Promise<void> {
    while (this.#busy >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
  }

  /** Writes a picture to the cache. If the disk is full, pictures are served without being cached. */
  async #keep(name: string, body: Buffer): Promise<void> {
    try {
      await cachePicture(this.#cache, name, body)
      this.#kept += 1
      // The size of the cache is checked after this process has added its first picture, and then after every 500 pictures. Because of the
      // first check, the cache stays within its limit even if the process restarts often.
      if (this.#kept % EVICT_EVERY === 1) await evictLeastRecentlyUsed(this.#cache, this.#mostBytes)
    } catch (error) {
      this.#log('warn', 'Couldn’t cache a picture', { name, error })
    }
  }
}
