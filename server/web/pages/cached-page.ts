import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** A rendered document, in each encoding that was requested. */
export class CachedPage {
  readonly status: number
  readonly etag: string
  /** The style sheet that the document contains. */
  readonly sheet: StyleSheetName
  /** The number of times that the page was served from memory. */
  hits = 0
  /** Called when an encoding is added or compressed further, so that the cache can update the size of the entry. */
  onResize: () => void = () => undefined
  readonly #bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>

  constructor(status: number, identity: Buffer, sheet: StyleSheetName) {
    this.status = status
    this.sheet = sheet
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    this.#bodies = { identity }
  }

  /** The size of all encodings in bytes. */
  get bytes(): number {
    return Object.values(this.#bodies).reduce((bytes, body) => bytes + body.length, 0)
  }

  /** Returns the document in an encoding; null if it isn't compressed yet. */
  body(encoding: ContentEncoding): Buffer | null {
    return this.#bodies[encoding] ?? null
  }

  /** Returns the document in an encoding. Compresses it quickly if that encoding is requested for the first time. */
  async compressed(encoding: ContentEncoding): Promise<Buffer> {
    const made = this.#bodies[encoding]
    if (made) return made
    const body = await compressQuickly(this.#bodies.identity, encoding)
    // Keeps the existing body: another request may have compressed the document first, perhaps better.
    this.#bodies[encoding] ??= body
    this.onResize()
    return this.#bodies[encoding]
  }

  /** Compresses the document as far as possible, in the background, for later visitors. */
  async compressFurther(): Promise<void> {
    const { identity } = this.#bodies
    this.#bodies.br = await promisify(brotliCompress)(identity, brotli(11))
    this.#bodies.gzip = await promisify(gzip)(identity, { level: 9 })
    this.onResize()
  }
}

/** The number of hits after which a page is compressed as far as possible, which takes a hundred times as long as quick compression. */
export const WORTH_COMPRESSING_AT = 2

// A size that is larger than any compressed page, so that zlib returns it in one piece. Each further piece would need a thread and another
// turn of the event loop.
const CHUNK_SIZE = 65_536

const brotli = (quality: number) => ({
  chunkSize: CHUNK_SIZE,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
})

function compressQuickly(identity: Buffer, encoding: ContentEncoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return promisify(brotliCompress)(identity, brotli(3))
  return encoding === 'gzip' ? promisify(gzip)(identity, { chunkSize: CHUNK_SIZE, level: 4 }) : identity
}

/**
 * Chooses the best encoding that the client accepts. Of the q-values, only 0 is respected, because browsers otherwise give all encodings
 * the same value.
 */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
