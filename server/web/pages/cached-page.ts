import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib'
import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** An HTML document as pieces that follow one another. A piece that many documents contain is encoded once, in UTF-8. */
export type DocumentPieces = readonly (string | Buffer)[]

/** A rendered document: compressed by Brotli, and in each other encoding that was requested. */
export class CachedPage {
  readonly status: number
  readonly etag: string
  /** The style sheet that the document contains. */
  readonly sheet: StyleSheetName
  /** The number of times that the page was served from memory. */
  hits = 0
  /** Called when an encoding is added or compressed further, so that the cache can update the size of the entry. */
  onResize: () => void = () => undefined
  readonly #bodies: { br: Buffer } & Partial<Record<ContentEncoding, Buffer>>

  constructor(status: number, pieces: DocumentPieces, sheet: StyleSheetName) {
    const document = joinPieces(pieces)
    this.status = status
    this.sheet = sheet
    this.etag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
    this.#bodies = { br: brotliCompressSync(document, brotli(3)) }
  }

  /** The size of all encodings in bytes. */
  get bytes(): number {
    return Object.values(this.#bodies).reduce((bytes, body) => bytes + body.length, 0)
  }

  /** Returns the document in an encoding; null if it isn't available in that encoding yet. */
  body(encoding: ContentEncoding): Buffer | null {
    return this.#bodies[encoding] ?? null
  }

  /** Returns the document in an encoding. Converts it if that encoding is requested for the first time. */
  async encoded(encoding: ContentEncoding): Promise<Buffer> {
    const made = this.#bodies[encoding]
    if (made) return made
    const identity = await this.#decompress()
    const body = encoding === 'gzip' ? await promisify(gzip)(identity, GZIP_QUICKLY) : identity
    // Keeps the existing body: another request may have converted the document first, perhaps with better compression.
    this.#bodies[encoding] ??= body
    this.onResize()
    return this.#bodies[encoding]
  }

  /** Compresses the document as far as possible, in the background, for later visitors. */
  async compressFurther(): Promise<void> {
    const identity = await this.#decompress()
    this.#bodies.br = await promisify(brotliCompress)(identity, brotli(11))
    this.#bodies.gzip = await promisify(gzip)(identity, { level: 9 })
    this.onResize()
  }

  #decompress(): Promise<Buffer> {
    return promisify(brotliDecompress)(this.#bodies.br)
  }
}

/**
 * The buffer in which documents are assembled. All documents share it, because allocating a buffer of this size takes longer than writing a
 * document.
 */
let workspace = Buffer.allocUnsafeSlow(512 * 1_024)

/** Joins the pieces of a document. The result is valid until the next call. */
function joinPieces(pieces: DocumentPieces): Buffer {
  // A UTF-16 code unit takes at most three bytes in UTF-8.
  const atMost = pieces.reduce((sum, piece) => sum + (typeof piece === 'string' ? 3 : 1) * piece.length, 0)
  if (atMost > workspace.length) workspace = Buffer.allocUnsafeSlow(2 * atMost)
  let length = 0
  for (const piece of pieces)
    length += typeof piece === 'string' ? workspace.write(piece, length) : piece.copy(workspace, length)
  return workspace.subarray(0, length)
}

/** The number of hits after which a page is compressed as far as possible, which takes a hundred times as long as quick compression. */
export const BEST_COMPRESSION_MIN_HITS = 2

// The size of zlib's output pieces in bytes. It is larger than any compressed page, so that zlib returns each page in one piece. Each
// further piece would need a thread and another turn of the event loop.
const CHUNK_SIZE = 65_536

const brotli = (quality: number) => ({
  chunkSize: CHUNK_SIZE,
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
})

const GZIP_QUICKLY = { chunkSize: CHUNK_SIZE, level: 4 }

/**
 * Chooses the best encoding that the client accepts. Ignores all q-values except 0, because browsers give the same value to all encodings
 * that they accept.
 */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
