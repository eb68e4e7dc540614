import crypto from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureFault } from '../../content/operator/import-faults.ts'
import type { ObjectStore } from '../gateways/object-store.ts'

/** A product picture: its URL, and its size in pixels if its file was read. */
export type MediaPicture = { url: string; width: number | null; height: number | null }
/** Pictures that earlier imports stored. They are found by the product and the path in the CSV. */
export type KnownPictures = ReadonlyMap<string, MediaPicture>
type FoundPicture = { ok: true; picture: MediaPicture } | { ok: false; fault: PictureFault }

export function productPictureKey(handle: string, src: string): string {
  return `${handle}\n${src}`
}

const EXTENSIONS = new Set(['.svg', '.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'])
const MAX_BYTES = 40_000_000
const MEDIA_NAME = /^\w[\w.-]*$/

/** Returns the object-store key of a picture under /media/. */
export const mediaStorageKey = (name: string): string => `media/${name}`

/**
 * Stores a picture under the hash of its content, so that equal pictures share one file. Returns the picture's URL; null if the object
 * store is full.
 */
export async function storeMedia(
  store: ObjectStore,
  bytes: Uint8Array,
  extension: string,
): Promise<string | null> {
  if (!(await store.hasRoom(bytes.length))) return null
  const name = crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 32) + extension
  await store.put(mediaStorageKey(name), bytes)
  return `/media/${name}`
}

/**
 * Finds the pictures that a CSV refers to. A URL stays as it is. A path refers to a file below the CSV's folder; the file is copied to the
 * object store, under the hash of its content.
 */
export class MediaFiles {
  readonly #csvFolder: string | null
  readonly #store: ObjectStore
  readonly #found = new Map<string, FoundPicture>()
  readonly #sources = new Map<string, string>()
  readonly #taken: KnownPictures

  constructor(csvFolder: string | null, store: ObjectStore, taken: KnownPictures = new Map()) {
    this.#csvFolder = csvFolder
    this.#store = store
    this.#taken = taken
  }

  /** Finds a product picture. If its file is missing, finds the picture that an earlier import stored for the same path. */
  async find(src: string, handle: string): Promise<FoundPicture> {
    if (src.startsWith('//')) return checkAddress(`https:${src}`)
    if (/^[a-z][a-z0-9+.-]*:/i.test(src)) return checkAddress(src)
    const known = this.#found.get(src) ?? (await this.#look(src))
    this.#found.set(src, known)
    if (known.ok) return known
    const picture = this.#taken.get(productPictureKey(handle, src))
    return picture === undefined ? known : { ok: true, picture }
  }

  async #look(src: string): Promise<FoundPicture> {
    return src.startsWith('/media/') ? this.#findTaken(src) : this.#findFile(src)
  }

  /** Copies a picture to the object store, unless it is there already. */
  async take(url: string): Promise<void> {
    const source = this.#sources.get(url)
    if (source === undefined) return
    const key = mediaStorageKey(path.basename(url))
    if ((await this.#store.size(key)) === null) await this.#store.put(key, await fs.readFile(source))
    this.#sources.delete(url)
  }

  async #findTaken(src: string): Promise<FoundPicture> {
    const name = path.basename(src)
    const isOurs = src === `/media/${name}` && MEDIA_NAME.test(name)
    const bytes = isOurs ? await this.#store.get(mediaStorageKey(name)) : null
    if (bytes === null) return no('not-in-shop')
    return { ok: true, picture: { url: src, ...(await readSize(bytes, path.extname(name))) } }
  }

  async #findFile(src: string): Promise<FoundPicture> {
    const extension = path.extname(src).toLowerCase()
    if (!EXTENSIONS.has(extension)) return no('not-an-address-or-picture')
    if (this.#csvFolder === null) return no('not-an-address')
    const file = await fs.realpath(path.resolve(this.#csvFolder, src)).catch(() => null)
    if (file === null) return no('file-missing')
    const folder = await fs.realpath(this.#csvFolder)
    if (!file.startsWith(folder + path.sep)) return no('file-outside-folder')
    const facts = await fs.stat(file)
    if (!facts.isFile() || facts.size > MAX_BYTES) return no('not-a-file')
    const bytes = await fs.readFile(file)
    const size = await readSize(bytes, extension)
    if (size.width === null) return no('unreadable-picture')
    const hash = crypto.createHash('sha256').update(bytes).digest('hex')
    const url = `/media/${hash.slice(0, 32)}${extension}`
    this.#sources.set(url, file)
    return { ok: true, picture: { url, ...size } }
  }
}

function checkAddress(src: string): FoundPicture {
  const isAddress = /^https?:/i.test(src) && URL.canParse(src)
  return isAddress ? { ok: true, picture: { url: src, width: null, height: null } } : no('not-an-address')
}

type Size = Pick<MediaPicture, 'width' | 'height'>

async function readSize(bytes: Uint8Array, extension: string): Promise<Size> {
  if (extension.toLowerCase() === '.svg') return readSvgSize(new TextDecoder().decode(bytes))
  try {
    const { width, height, orientation = 1 } = await sharp(bytes).metadata()
    // With the EXIF orientations 5 to 8, a picture is turned by 90°, so that its width and height are swapped.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return { width: null, height: null }
  }
}

/** Reads an SVG's size from its root element. Rendering the drawing to measure it would take a hundred times as long. */
export function readSvgSize(svg: string): Size {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? []
  const [, , , boxWidth, boxHeight] =
    /\bviewBox="([-\d.]+)[ ,]+([-\d.]+)[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(root) ?? []
  const [, ownWidth] = /\swidth="([\d.]+)(?:px)?"/.exec(root) ?? []
  const [, ownHeight] = /\sheight="([\d.]+)(?:px)?"/.exec(root) ?? []
  const width = Math.round(Number(ownWidth ?? boxWidth))
  const height = Math.round(Number(ownHeight ?? boxHeight))
  return width > 0 && height > 0 ? { width, height } : { width: null, height: null }
}

function no(fault: PictureFault): { ok: false; fault: PictureFault } {
  return { ok: false, fault }
}
