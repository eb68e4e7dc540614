import { Hono } from 'hono'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { chooseEncoding, type ContentEncoding } from './cached-page.ts'
import { immutableHeaders } from './security-headers.ts'

type StaticFile = { type: string; immutable: boolean; bodies: Partial<Record<ContentEncoding, Buffer>> }

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves the files of the built application, which are all kept in memory because there are few. No requested path is ever looked up on the
 * disk.
 */
export async function openStaticFiles(folder: string): Promise<Hono> {
  const files = await readStaticFiles(folder)
  const app = new Hono()
  app.get('*', async (c, next) => {
    const file = files.get(c.req.path)
    if (!file) return c.req.path.startsWith('/assets/') ? c.text('Not found', 404) : next()
    const wanted = chooseEncoding(c.req.header('accept-encoding'))
    const encoding = file.bodies[wanted] ? wanted : 'identity'
    const body = file.bodies[encoding]
    if (!body) return next()
    const headers: Record<string, string> = {
      ...immutableHeaders,
      ...(!file.immutable && { 'cache-control': 'public, max-age=3600' }),
      'content-type': file.type,
    }
    if (Object.keys(file.bodies).length > 1) headers['vary'] = 'accept-encoding'
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return new Response(new Uint8Array(body), { headers })
  })
  return app
}

async function readStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const type = types[path.extname(entry.name)]
    if (!entry.isFile() || !type) continue
    const file = path.join(entry.parentPath, entry.name)
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`
    if (address.startsWith('/.')) continue
    files.set(address, { type, immutable: address.startsWith('/assets/'), bodies: await readBodies(file) })
  }
  return files
}

/** Reads a built file, with its compressed versions if the build has made them. */
async function readBodies(file: string): Promise<StaticFile['bodies']> {
  const twin = (ending: string) => readFile(file + ending).catch(() => undefined)
  const [identity, br, gzip] = await Promise.all([readFile(file), twin('.br'), twin('.gz')])
  return { identity, ...(br && { br }), ...(gzip && { gzip }) }
}
