import { createServer, type Server, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSegmentationModel } from './segmentation-model.ts'

/** Makes a PNG whose left half is opaque and whose right half is transparent. */
const halfPng = (width = 800, height = 600) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="100%" fill="#c00"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

type Answer = (response: ServerResponse) => unknown
let server: Server
let url: string
let answer: Answer
let asked: { path: string; key: string; body: string }
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1')
      asked = { path: request.url ?? '', key: request.headers.authorization ?? '', body }
      void answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/api/remove`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const photo = new Blob(['the photo'], { type: 'image/jpeg' })
const find = (key?: string) => createSegmentationModel({ url, key, timeoutMs: 1_500 }).findSubject(photo)

it('sends the photo as a form with the key, and returns the opaque part in black', async () => {
  answer = async (response) => response.end(await halfPng())
  const found = await find('secret')
  expect(asked).toMatchObject({ path: '/api/remove', key: 'Bearer secret' })
  expect(asked.body).toContain('name="file"')
  expect(asked.body).toContain('the photo')
  if (!found.ok) throw new Error(found.detail)
  const { data, info } = await sharp(found.mask).greyscale().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([640, 480])
  expect([data[240 * 640 + 100], data[240 * 640 + 540]]).toEqual([0, 255])
})

it.each<[string, string, Answer]>([
  ['fails', 'failed', (response) => response.writeHead(500).end()],
  ['redirects', 'failed', (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
  ['breaks off', 'failed', (response) => response.writeHead(200, { 'content-length': '9' }).destroy()],
  ['sends text', 'not-a-picture', (response) => response.end('<html>')],
  [
    'sends a picture without transparency',
    'not-a-picture',
    async (response) =>
      response.end(
        await sharp(await halfPng())
          .flatten()
          .png()
          .toBuffer(),
      ),
  ],
  [
    'sends a picture that ends early',
    'not-a-picture',
    async (response) => response.end((await halfPng()).subarray(0, 300)),
  ],
  ['sends too many pixels', 'too-large', async (response) => response.end(await halfPng(2_000, 2_000))],
  ['sends too much', 'too-large', (response) => response.end(Buffer.alloc(5 * 1024 * 1024))],
  ['hangs', 'timeout', () => {}],
])('finds nothing if the service %s', async (_, reason, how) => {
  answer = how
  expect(await find()).toMatchObject({ ok: false, reason })
})
