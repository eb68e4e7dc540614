import { readFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Log } from '../../log.ts'
import { keepPicture, type PictureFolders } from './make-picture.ts'
import type { WantedPicture } from './picture-name.ts'

/** One core stays free for pages. */
const MOST_AT_ONCE = Math.max(1, os.availableParallelism() - 1)

type MakePicture = (folders: PictureFolders, wanted: WantedPicture) => Promise<Buffer | null>

/** Gives pictures from the disk, or makes them: each once, however many ask for it, and few at a time. */
export class PictureMaker {
  readonly #folders: PictureFolders
  readonly #log: Log
  readonly #make: MakePicture
  readonly #making = new Map<string, Promise<Buffer | null>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(folders: PictureFolders, log: Log, make: MakePicture) {
    this.#folders = folders
    this.#log = log
    this.#make = make
  }

  /** The picture, or null where its source does not exist. */
  get(wanted: WantedPicture): Promise<Buffer | null> {
    const underway = this.#making.get(wanted.name)
    if (underway) return underway
    const work = this.#findOrMake(wanted).finally(() => this.#making.delete(wanted.name))
    this.#making.set(wanted.name, work)
    return work
  }

  async #findOrMake(wanted: WantedPicture): Promise<Buffer | null> {
    const kept = await readFile(path.join(this.#folders.made, wanted.name)).catch(() => null)
    if (kept) return kept
    await this.#turn()
    try {
      const body = await this.#make(this.#folders, wanted)
      if (body) await this.#keep(wanted.name, body)
      return body
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }

  async #turn(): Promise<void> {
    while (this.#busy >= MOST_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
  }

  /** A full disk keeps no picture, but shows it. */
  async #keep(name: string, body: Buffer): Promise<void> {
    await keepPicture(this.#folders, name, body).catch((error: unknown) =>
      this.#log('warn', 'A picture could not be kept', { name, error }),
    )
  }
}
