import { Hono } from 'hono'
import { templates } from '../templates/templates.ts'

/** Serves the files that pages offer for download. They are made on the first request and then cached. */
export function createTemplateFileRoutes(): Hono {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return new Hono().get('/templates/:file', async (c, next) => {
    const template = templates.find(({ file }) => file === c.req.param('file'))
    if (!template) return next()
    const bytes = made.get(template.file) ?? template.make()
    made.set(template.file, bytes)
    // A file that couldn't be made is dropped from the cache, so that the next request tries again.
    bytes.catch(() => made.delete(template.file))
    c.header('Content-Type', template.type)
    c.header('Content-Disposition', `attachment; filename="${template.file}"`)
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(await bytes)
  })
}
