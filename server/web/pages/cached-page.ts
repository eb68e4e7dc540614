import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Sheet } from '../../../app/browser/page-styles.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** A finished document with the forms it was sent in so far. */
export class CachedPage {
  readonly status: number
  readonly etag: string
  /** The styles that stand in it. */
  readonly sheet: Sheet
  /** How often it was sent from memory. */
  hits = 0
  /** Called when another encoding is kept or one becomes smaller: the cache counts them all. */
  onResize: () => void = () => undefined
  readonly #bodies: { identity: Buffer } & Partial<Record<ContentEncoding, Buffer>>

  constructor(status: number, html: string, sheet: Sheet) {
    const identity = Buffer.from(html)
    this.status = status
    this.sheet = sheet
    this.etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    this.#bodies = { identity }
  }

  /** Bytes of all encodings kept so far. */
  get bytes(): number {
    return Object.values(this.#bodies).reduce((bytes, body) => bytes + body.length, 0)
  }

  /** The document in an encoding; compressed quickly when it is first wanted so. */
  body(encoding: ContentEncoding): Buffer {
    const kept = this.#bodies[encoding]
    if (kept) return kept
    const body = compressQuickly(this.#bodies.identity, encoding)
    this.#bodies[encoding] = body
    this.onResize()
    return body
  }

  /** Makes the document as small as it goes, aside, for all who will want it. */
  async compressFurther(): Promise<void> {
    const { identity } = this.#bodies
    this.#bodies.br = await promisify(brotliCompress)(identity, brotli(11))
    this.#bodies.gzip = await promisify(gzip)(identity, { level: 9 })
    this.onResize()
  }
}

/** The smallest form costs a hundred times the quick one: it is made for pages that are wanted again. */
export const WORTH_COMPRESSING_AT = 2

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

function compressQuickly(identity: Buffer, encoding: ContentEncoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(identity, brotli(3))
  return encoding === 'gzip' ? gzipSync(identity, { level: 4 }) : identity
}

/** The best encoding that the visitor takes; q-values are not weighed: no browser sends any that matter. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
