import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFolderStore } from '../../../gateways/object-store-folder.ts'
import { evictLeastRecentlyUsed } from './evict-least-recently-used.ts'
import { makePicture, getPictureCacheFolder } from './make-picture.ts'
import { PictureMaker } from './picture-maker.ts'
import { parsePictureName } from './picture-name.ts'
import { createPictureRoutes } from './picture-routes.ts'
import { waitUntil } from '../../../../tests/setup/wait-until.ts'

const HASH = '0123456789abcdef0123456789abcdef'
const PHOTO = 'fedcba9876543210fedcba9876543210'
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50" width="100" height="50"><rect width="100" height="50" fill="#c8242b"/></svg>`

let dataDir: string
const quiet = () => undefined

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'pictures-'))
  await mkdir(path.join(dataDir, 'media'))
  await writeFile(path.join(dataDir, 'media', `${HASH}.svg`), SVG)
  const photo = sharp({ create: { width: 30, height: 60, channels: 3, background: '#0f6373' } })
  await writeFile(path.join(dataDir, 'media', `${PHOTO}.png`), await photo.png().toBuffer())
})
afterAll(() => rm(dataDir, { recursive: true }))

const get = (address: string, timeoutMs = 60_000) =>
  createPictureRoutes(
    { env: { DATA_DIR: dataDir, AVIF_EFFORT: 0 }, store: createFolderStore(dataDir), log: quiet },
    timeoutMs,
  ).request(address)

test.each([
  [HASH, 'avif', 'image/avif', 160, 80],
  [HASH, 'webp', 'image/webp', 320, 160],
  [PHOTO, 'avif', 'image/avif', 240, 480],
])('GET /img/%s returns %s in the requested width', async (hash, format, type, width, height) => {
  const response = await get(`/img/${hash}-${width}.${format}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { width: w, height: h } = await sharp(await response.arrayBuffer()).metadata()
  expect([w, h]).toEqual([width, height])
})

test.each([
  `/img/${HASH}-161.avif`,
  `/img/${HASH}-99999.avif`,
  `/img/${HASH}-160.png`,
  `/img/${HASH}.avif`,
  `/img/${HASH.replace('0', '1')}-160.avif`,
  `/img/..%2f..%2fpackage-160.avif`,
  `/media/${HASH}.png`,
  `/media/${HASH}.html`,
  '/media/..%2fmedia%2fx.svg',
])('%s is not found', async (address) => {
  expect((await get(address)).status).toBe(404)
})

test('a drawing that isn’t resized yet is sent as the original, without being cached', async () => {
  const response = await get(`/img/${HASH}-1280.avif`, 0)
  expect([response.status, response.headers.get('location')]).toEqual([302, `/media/${HASH}.svg`])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect((await get(`/img/${HASH}-1280.avif`)).headers.get('content-type')).toBe('image/avif')
})

test('a photograph is waited for, because its original may be large', async () => {
  expect((await get(`/img/${PHOTO}-320.avif`, 0)).headers.get('content-type')).toBe('image/avif')
})

test('GET /media/ returns the original picture, with a policy that keeps it from running anything', async () => {
  const response = await get(`/media/${HASH}.svg`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(await response.text()).toBe(SVG)
})

test('a picture with many concurrent requests is made once, and read from the disk afterwards', async () => {
  let made = 0
  const store = createFolderStore(dataDir)
  const maker = new PictureMaker(getPictureCacheFolder(dataDir), quiet, (wanted) => {
    made += 1
    return makePicture((name) => store.get(`media/${name}`), wanted, 0)
  })
  const wanted = parsePictureName(`${HASH}-480.avif`)
  if (!wanted) throw new Error('480 is a width the shop makes')
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => maker.get(wanted)))
  const later = await maker.get(wanted)
  expect(made).toBe(1)
  for (const body of [...others, later]) expect(body?.equals(first ?? Buffer.alloc(0))).toBe(true)
})

test("few pictures are made at a time, and a failing one doesn't block the others", async () => {
  let busy = 0
  let most = 0
  const maker = new PictureMaker(getPictureCacheFolder(dataDir), quiet, async ({ width }) => {
    busy += 1
    most = Math.max(most, busy)
    await new Promise((resolve) => setTimeout(resolve, 5))
    busy -= 1
    if (width === 640) throw new Error('A broken picture')
    return Buffer.from(String(width))
  })
  const hash = 'abcdefabcdefabcdef'
  const names = [160, 640, 240, 320, 480, 960, 1280].map((width) => parsePictureName(`${hash}-${width}.avif`))
  const results = await Promise.allSettled(names.flatMap((wanted) => (wanted ? [maker.get(wanted)] : [])))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array(5).fill('fulfilled'),
  ])
  expect(most).toBeLessThanOrEqual(Math.max(1, os.availableParallelism() - 1))
})

test('a cache over its limit loses the pictures that were made first', async () => {
  const folder = path.join(dataDir, 'small-cache')
  await mkdir(folder)
  for (const [index, name] of ['font.ttf', 'b.avif', 'c.webp', 'd.png'].entries()) {
    await writeFile(path.join(folder, name), new Uint8Array(100))
    await utimes(path.join(folder, name), index, index)
  }
  await evictLeastRecentlyUsed(folder, 300)
  expect(await readdir(folder)).toHaveLength(4)
  await evictLeastRecentlyUsed(folder, 299)
  expect((await readdir(folder)).toSorted()).toEqual(['c.webp', 'd.png', 'font.ttf'])
})

test('no partial files stay in the folder of resized pictures', async () => {
  const files = await readdir(path.join(dataDir, 'cache', 'img'))
  expect(files.filter((name) => name.startsWith('.'))).toEqual([])
})

test('a full cache keeps the pictures in use', async () => {
  const folder = path.join(dataDir, 'full-cache')
  await mkdir(folder)
  const names = [160, 240, 320].map((width) => `${HASH}-${width}.avif`)
  for (const [index, name] of names.entries()) {
    await writeFile(path.join(folder, name), new Uint8Array(100))
    await utimes(path.join(folder, name), index, index)
  }
  const maker = new PictureMaker(folder, quiet, async () => Buffer.alloc(100), 310)
  const ask = async (name = '') => {
    const wanted = parsePictureName(name)
    if (wanted) await maker.get(wanted)
  }
  await ask(names[0])
  await waitUntil(async () =>
    expect((await stat(path.join(folder, names[0] ?? ''))).mtimeMs).toBeGreaterThan(5_000),
  )
  await ask(`${HASH}-480.avif`)
  expect((await readdir(folder)).toSorted()).toEqual([names[0], `${HASH}-480.avif`])
})
