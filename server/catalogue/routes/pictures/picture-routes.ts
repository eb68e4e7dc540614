import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import path from 'node:path'
import type { Deps } from '../../../deps.ts'
import type { Environment } from '../../../runtime/env.ts'
import { mediaStorageKey } from '../../media-files.ts'
import { immutableHeaders } from '../../../web/pages/security-headers.ts'
import {
  makePicture,
  getPictureCacheFolder,
  type ReadOriginalPicture,
  pictureSourceTypes,
} from './make-picture.ts'
import { PictureMaker } from './picture-maker.ts'
import { parsePictureName, pictureTypes } from './picture-name.ts'

/** The maximum time in ms that a visitor waits for a resized picture. After that, the original is sent if it is an SVG. */
const TIMEOUT_MS = 250

type PictureDeps = Pick<Deps, 'store' | 'log'> & { env: Pick<Environment, 'DATA_DIR' | 'AVIF_EFFORT'> }

/** Serves pictures. The URL contains the hash of the original: /media/ serves originals, /img/ serves resized pictures. */
export function createPictureRoutes({ env, store, log }: PictureDeps, timeoutMs = TIMEOUT_MS): Hono {
  const read: ReadOriginalPicture = (name) => store.get(mediaStorageKey(name))
  const maker = new PictureMaker(getPictureCacheFolder(env.DATA_DIR), log, (wanted) =>
    makePicture(read, wanted, env.AVIF_EFFORT),
  )
  const app = new Hono()

  app.get('/img/:name', async (c) => {
    const wanted = parsePictureName(c.req.param('name'))
    if (!wanted) return c.text('Not found', 404)
    const making = maker.get(wanted)
    const drawing = `${wanted.hash}.svg`
    // If the resized picture isn't ready in time, redirects to the original SVG. This happens in a new shop, which still has to make
    // hundreds of pictures. Browsers show the SVG, although the address names another format.
    if ((await isLate(making, timeoutMs)) && (await store.size(mediaStorageKey(drawing))) !== null) {
      c.header('cache-control', 'no-store')
      return c.redirect(`/media/${drawing}`, 302)
    }
    const body = await making
    if (!body) return c.text('Not found', 404)
    return new Response(new Uint8Array(body), {
      headers: { ...immutableHeaders, 'content-type': pictureTypes[wanted.format] },
    })
  })

  app.get('/media/:name', async (c) => {
    const name = c.req.param('name')
    const type = pictureSourceTypes[path.extname(name)]
    const isName = type !== undefined && originalName.test(name)
    const isHead = c.req.method === 'HEAD'
    const size = isName && isHead ? await store.size(mediaStorageKey(name)) : null
    const file = isName && !isHead ? await store.open(mediaStorageKey(name)) : null
    const bytes = file?.bytes ?? size
    if (!type || bytes === null) return c.text('Not found', 404)
    const headers = {
      ...immutableHeaders,
      ...onlyToLookAt,
      'content-type': type,
      'content-length': String(bytes),
    }
    if (!file) return c.body(null, 200, headers)
    for (const [header, value] of Object.entries(headers)) c.header(header, value)
    // Streams the response, because an uploaded file can have up to 40 MB.
    return stream(c, async (out) => {
      for await (const piece of file.pieces) await out.write(piece)
    })
  })

  return app
}

async function isLate(making: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  const waited = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), timeoutMs).unref())
  return (await Promise.race([making, waited])) === 'late'
}

const originalName = /^[0-9a-f]{16,64}\.\w+$/

/** Headers that let a browser display an uploaded file but run nothing in it, such as scripts in an SVG. */
const onlyToLookAt = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
