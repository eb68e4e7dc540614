import { Hono } from 'hono'
import { templates } from '../templates/templates.ts'

/** Serves the pages' downloadable files, which are made on the first request and then cached. */
export function templateFiles(): Hono {
  const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  return new Hono().get('/templates/:file', async (c, next) => {
    const template = templates.find(({ file }) => file === c.req.param('file'))
    if (!template) return next()
    const bytes = made.get(template.file) ?? template.make()
    made.set(template.file, bytes)
    // If making a file fails, the next request tries again.
    bytes.catch(() => made.delete(template.file))
    c.header('Content-Type', template.type)
    c.header('Content-Disposition', `attachment; filename="${template.file}"`)
    c.header('Cache-Control', 'public, max-age=3600')
    c.header('X-Robots-Tag', 'noindex')
    return c.body(await bytes)
  })
}
