import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Sheet } from '../../../app/page-framework/page-styles.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** A finished document in all encodings that were requested so far. */
export class CachedPage {
  readonly status: number
  readonly etag: string
  /** The stylesheet in the document. */
  readonly sheet: Sheet
  /** How often it was sent from memory. */
  hits = 0
  /** Called when an encoding is added or becomes smaller: the cache counts their bytes. */
  onResize: () => void = () => undefined
  readonly #bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>

  constructor(status: number, html: string, sheet: Sheet) {
    const identity = Buffer.from(html)
    this.status = status
    this.sheet = sheet
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    this.#bodies = { identity }
  }

  /** Bytes of all encodings so far. */
  get bytes(): number {
    return Object.values(this.#bodies).reduce((bytes, body) => bytes + body.length, 0)
  }

  /** The document in an encoding, or null if it isn't compressed yet. */
  body(encoding: ContentEncoding): Buffer | null {
    return this.#bodies[encoding] ?? null
  }

  /** The document in an encoding, compressed quickly on first use. */
  async compressed(encoding: ContentEncoding): Promise<Buffer> {
    const made = this.#bodies[encoding]
    if (made) return made
    const body = await compressQuickly(this.#bodies.identity, encoding)
    // Somebody else may have asked for it meanwhile, or even for the best compression.
    this.#bodies[encoding] ??= body
    this.onResize()
    return this.#bodies[encoding]
  }

  /** Compresses the document as far as possible in the background, for later visitors. */
  async compressFurther(): Promise<void> {
    const { identity } = this.#bodies
    this.#bodies.br = await promisify(brotliCompress)(identity, brotli(11))
    this.#bodies.gzip = await promisify(gzip)(identity, { level: 9 })
    this.onResize()
  }
}

/** The best compression takes a hundred times as long: it is for pages requested again. */
export const WORTH_COMPRESSING_AT = 2

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

function compressQuickly(identity: Buffer, encoding: ContentEncoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return promisify(brotliCompress)(identity, brotli(3))
  return encoding === 'gzip' ? promisify(gzip)(identity, { level: 4 }) : identity
}

/** The best encoding that the client accepts; ignores q-values, because no browser sends any that matter. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
