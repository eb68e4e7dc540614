import { type Context, Hono } from 'hono'
import { createHash } from 'node:crypto'
import { shopFacts } from '../../../../../content/shop.ts'
import { settings } from '../../../../../domain/settings/settings.ts'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Deps } from '../../../../deps.ts'
import { plainSecurityHeaders } from '../../../../web/plain-security-headers.ts'
import { evictLeastRecentlyUsed, cachePicture, mediaStorageKey } from '../../../../catalogue/index.ts'
import { drawSharePicture, type ShareFiles } from './draw-share-picture.ts'
import { findShareSubject, type ShareSubject } from './find-subject.ts'
import type { ShareKind } from '../../../../web/pages/share-picture.ts'

/** The version of the drawing. Increase it when the drawing changes, so that pictures of the older version aren't used. */
const PICTURE_VERSION = 1
/** The maximum size of the cache on disk in bytes, enough for about 2,000 pictures. */
const MAX_BYTES = 120 * 1024 ** 2
const MAX_CONCURRENT = 2
const MAX_WAITING = 40

/** Serves the sharing pictures of pages, such as `/og/product/bee-kind.png`. A picture is drawn when it is first requested. */
export function createSharePictureRoutes(deps: Pick<Deps, 'db' | 'env' | 'now' | 'log' | 'store'>): Hono {
  const { store } = deps
  const made = path.join(deps.env.DATA_DIR, 'cache', 'og')
  const pictures = new SharePictures({ made, read: (name) => store.get(mediaStorageKey(name)) })
  const app = new Hono()
  app.get('/og/:kind{product|collection|post|page}/:file', async (c) => {
    const [, handle] = /^([a-z0-9][a-z0-9_-]{0,199})\.png$/.exec(c.req.param('file')) ?? []
    const kind = kindOf(c.req.param('kind'))
    const subject = handle !== undefined && kind ? await findShareSubject(deps, kind, handle) : null
    if (!subject) return c.text('Not found', 404)
    const name = nameOf(subject)
    const known = c.req.header('if-none-match')?.includes(name) ?? false
    const body = known ? null : await pictures.get(name, subject)
    if (body === 'busy') return c.text('Too many pictures are being drawn', 503, { 'retry-after': '5' })
    return answer(c, name, body)
  })
  return app
}

function answer(c: Context, name: string, body: Buffer | null): Response {
  const headers = {
    ...plainSecurityHeaders,
    'cache-control': 'public, max-age=86400',
    etag: `"${name}"`,
  }
  if (body === null) return c.body(null, 304, headers)
  return c.body(new Uint8Array(body), 200, { ...headers, 'content-type': 'image/png' })
}

const KINDS: readonly ShareKind[] = ['product', 'collection', 'post', 'page']
const kindOf = (text: string): ShareKind | undefined => KINDS.find((kind) => kind === text)

/**
 * Returns the name of a picture in the cache. The name depends on the title, the picture, and the shop's name and colours, so that a change
 * of any of them leads to a new picture.
 */
const nameOf = (subject: ShareSubject): string =>
  createHash('sha256')
    .update(JSON.stringify([PICTURE_VERSION, shopFacts.name, settings.look, subject]))
    .digest('hex')
    .slice(0, 32)

/** Reads sharing pictures from the cache or draws them. Concurrent requests for the same picture share the drawing. */
class SharePictures {
  readonly #files: ShareFiles
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(files: ShareFiles) {
    this.#files = files
  }

  async get(name: string, subject: ShareSubject): Promise<Buffer | 'busy'> {
    const kept = await readFile(path.join(this.#files.made, `${name}.png`)).catch(() => null)
    if (kept) return kept
    const underway = this.#drawing.get(name)
    if (underway) return underway
    if (this.#waiting.length >= MAX_WAITING) return 'busy'
    const work = this.#draw(name, subject).finally(() => this.#drawing.delete(name))
    this.#drawing.set(name, work)
    return work
  }

  async #draw(name: string, subject: ShareSubject): Promise<Buffer> {
    while (this.#busy >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy += 1
    try {
      const body = await drawSharePicture(subject, this.#files)
      // If the disk is full, the picture is sent without being cached.
      await cachePicture(this.#files.made, `${name}.png`, body).catch(() => undefined)
      await evictLeastRecentlyUsed(this.#files.made, MAX_BYTES).catch(() => undefined)
      return body
    } finally {
      this.#busy -= 1
      this.#waiting.shift()?.()
    }
  }
}
