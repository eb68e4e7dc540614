import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip' | 'identity'

export type CachedPage = {
  status: number
  etag: string
  bodies: Record<ContentEncoding, Buffer>
}

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/** Compressed quickly for the first visitor, and as small as it goes (aside) for all who follow. */
export function preparePage(status: number, html: string): CachedPage {
  const identity = Buffer.from(html)
  const page: CachedPage = {
    status,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: { identity, br: brotliCompressSync(identity, brotli(4)), gzip: gzipSync(identity, { level: 4 }) },
  }
  return page
}

export async function compressFurther(page: CachedPage): Promise<void> {
  const { identity } = page.bodies
  page.bodies.br = await promisify(brotliCompress)(identity, brotli(11))
  page.bodies.gzip = await promisify(gzip)(identity, { level: 9 })
}

/** Rendered pages by path and query, the least recently wanted one leaves first. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #capacity: number

  constructor(capacity: number) {
    this.#capacity = capacity
  }

  find(address: string): CachedPage | null {
    const page = this.#pages.get(address)
    if (!page) return null
    this.#pages.delete(address)
    this.#pages.set(address, page)
    return page
  }

  keep(address: string, page: CachedPage): void {
    this.#pages.set(address, page)
    const oldest = this.#pages.keys().next()
    if (this.#pages.size > this.#capacity && !oldest.done) this.#pages.delete(oldest.value)
  }

  clear(): void {
    this.#pages.clear()
  }
}

/** The best encoding that the visitor takes; q-values are not weighed: no browser sends any that matter. */
export function chooseEncoding(acceptEncoding: string | undefined): ContentEncoding {
  if (acceptEncoding === undefined) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip'
  return 'identity'
}
