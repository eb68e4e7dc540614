import { Hono } from 'hono'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Log } from '../deps.ts'
import { plainSecurityHeaders } from './security-headers.ts'

/** Widths a picture is made in, CSS pixels times device pixels. */
const widths = [160, 240, 320, 480, 640, 960, 1280]
const formats = { avif: 'image/avif', webp: 'image/webp' } as const
type Format = keyof typeof formats

const wantedPicture = /^([0-9a-f]{16,64})-(\d{3,4})\.(avif|webp)$/

/** What an import takes in (server/services/catalogue/media-files.ts), by its ending. */
const originals = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
])
const originalPicture = /^[0-9a-f]{16,64}\.(\w+)$/

const immutable = {
  ...plainSecurityHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  // What was uploaded can only be looked at, whatever it holds.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

/** Pictures by the hash of their source: as they came under /media/, made small under /img/, each once. */
export function pictures(dataDir: string, log: Log): Hono {
  const media = path.join(dataDir, 'media')
  const made = path.join(dataDir, 'cache', 'img')
  const making = new Map<string, Promise<Buffer | null>>()
  const app = new Hono()

  app.get('/img/:name', async (c) => {
    const name = c.req.param('name')
    const match = wantedPicture.exec(name)
    const [, hash, width, format] = match ?? []
    if (!hash || !width || !isFormat(format) || !widths.includes(Number(width)))
      return c.text('Not found', 404)
    const known = await readFile(path.join(made, name)).catch(() => null)
    const work = making.get(name) ?? makePicture(media, hash, Number(width), format)
    const body = known ?? (await share(making, name, work))
    if (!body) return c.text('Not found', 404)
    if (!known)
      await keep(made, name, body).catch((error) =>
        log('warn', 'A picture could not be kept', { name, error }),
      )
    return new Response(new Uint8Array(body), { headers: { ...immutable, 'content-type': formats[format] } })
  })

  app.get('/media/:name', async (c) => {
    const name = c.req.param('name')
    const type = originals.get(originalPicture.exec(name)?.[1] ?? '')
    const body = type && (await readFile(path.join(media, name)).catch(() => null))
    if (!type || !body) return c.text('Not found', 404)
    return new Response(new Uint8Array(body), { headers: { ...immutable, 'content-type': type } })
  })

  return app
}

const isFormat = (text: string | undefined): text is Format => text === 'avif' || text === 'webp'

/** Two visitors who want the same new picture wait for one making of it. */
function share(making: Map<string, Promise<Buffer | null>>, name: string, work: Promise<Buffer | null>) {
  making.set(name, work)
  return work.finally(() => making.delete(name))
}

async function makePicture(
  media: string,
  hash: string,
  width: number,
  format: Format,
): Promise<Buffer | null> {
  const names = await readdir(media).catch(() => [])
  const source = names.find((name) => name.startsWith(`${hash}.`))
  if (!source) return null
  const picture = sharp(path.join(media, source), { limitInputPixels: 50_000_000, density: 96 })
    .rotate()
    .resize({ width })
  // Flat artwork keeps its edges at these settings; a higher effort costs seconds and saves a few per cent.
  return format === 'avif'
    ? picture.avif({ quality: 55, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
    : picture.webp({ quality: 80, smartSubsample: true, effort: 4 }).toBuffer()
}

async function keep(folder: string, name: string, body: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = path.join(folder, `.${name}.${process.pid}.${Date.now()}`)
  await writeFile(temporary, body)
  await rename(temporary, path.join(folder, name))
}
