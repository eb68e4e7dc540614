import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { myImagesCopy } from '../../../../content/my-images.ts'
import { MAX_IMAGE_BYTES } from '../../../../domain/images/image-rules.ts'
import { limitUploads } from '../../../web/limit-uploads.ts'
import type { Deps } from '../../../deps.ts'
import { refuseCrossSiteRequests } from '../../../web/same-origin.ts'
import { createCallLimit } from '../../../web/call-limit.ts'
import { createImageActions } from '../image-actions.ts'
import { setPrivatePageHeaders } from '../../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../../web/pages/render-private-page.ts'
import { handleMakeDecal } from './decal-handler.ts'
import type { ImagePageDeps } from './image-page-deps.ts'
import { makeErrorNotice, readImagesPage } from './read-images-page.ts'
import { handleUpload } from './upload-handler.ts'

/** The maximum number of bytes in an upload form besides the file itself. */
const FORM_OVERHEAD_BYTES = 64_000
/** Serves the gallery of a visitor's images: a private page whose forms work without scripts. */
export function createImagePages(base: Deps, send: RenderPrivatePage<'images'>): Hono {
  const limitDecals = createCallLimit(base, 'image-decals')
  const deps: ImagePageDeps = { ...base, send, limitDecals, actions: createImageActions(base) }
  const app = new Hono()
  const limitBody = bodyLimit({
    maxSize: MAX_IMAGE_BYTES + FORM_OVERHEAD_BYTES,
    onError: (c) => failed(deps, c, 413),
  })
  const limitForms = limitUploads(deps, (c) => c.req.method === 'POST' && c.req.path === '/images')
  for (const path of ['/images', '/images/*'])
    app.use(path, setPrivatePageHeaders, refuseCrossSiteRequests(deps.env.PUBLIC_URL), limitForms, limitBody)
  app.get('/images', (c) => show(deps, c))
  app.post('/images', (c) => handleUpload(deps, c))
  app.post('/images/:id/delete', (c) => remove(deps, c, c.req.param('id')))
  app.post('/images/:id/decal', (c) => handleMakeDecal(deps, c, c.req.param('id')))
  // Some of the gallery's addresses only accept forms. If somebody opens such an address as a page, the shop redirects to the gallery.
  app.get('/images/:id/:form{delete|decal}', (c) => c.redirect('/images', 303))
  return app
}

async function show(deps: ImagePageDeps, c: Context): Promise<Response> {
  const { uploaded, deleted } = myImagesCopy.notices
  const done = c.req.query('done')
  const notice = done === 'uploaded' ? uploaded : done === 'deleted' ? deleted : null
  const page = await readImagesPage(deps, c, notice)
  return deps.send(c, page, page.images ? 200 : 503)
}

async function failed(deps: ImagePageDeps, c: Context, status: number): Promise<Response> {
  const { failed: title } = myImagesCopy.upload
  const text = `A file can be up to ${MAX_IMAGE_BYTES / 1024 / 1024} MB.`
  return deps.send(c, await readImagesPage(deps, c, makeErrorNotice(title, text)), status)
}

async function remove(deps: ImagePageDeps, c: Context, id: string): Promise<Response> {
  if (await deps.actions.remove(c, id)) return c.redirect('/images?done=deleted', 303)
  const { failed: title } = myImagesCopy.removal
  return deps.send(c, await readImagesPage(deps, c, makeErrorNotice(title, myImagesCopy.decal.gone)), 404)
}
