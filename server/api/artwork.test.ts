import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Artwork, artworkListSchema, artworkSchema } from '../../contract/artwork.ts'
import { designListSchema } from '../../contract/design.ts'
import { decalQuoteSchema } from '../../contract/quote.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { Visitor } from '../../tests/setup/visitor.ts'
import { artworks } from '../db/schema/designs.ts'
import { sweepArtwork } from '../services/artwork/sweep-artwork.ts'

const TOKEN = 'a token for tests of more than sixteen'
const DAY_MS = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
let dataDir: string
let addresses = 0
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'artwork-'))
  shop = await openCheckoutShop({ settings: { OPERATOR_TOKEN: TOKEN, DATA_DIR: dataDir } })
})
afterAll(async () => {
  await shop.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const visitor = () => new Visitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${(addresses += 1)}`)
const filesOf = (id: string) => path.join(dataDir, 'artwork', id)

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60">
  <rect width="100" height="60" rx="8" fill="#c8242b"/><circle cx="50" cy="30" r="20" fill="#ffb14a"/></svg>`

/** The drawing as a picture with a transparent ground. */
async function png(width = 1_400): Promise<Buffer> {
  const sized = SVG.replace('viewBox', `width="${width}" height="${width * 0.6}" viewBox`)
  return sharp(Buffer.from(sized)).png().toBuffer()
}
async function jpg(): Promise<Buffer> {
  const picture = await png()
  return sharp(picture).flatten({ background: '#ffffff' }).jpeg().toBuffer()
}
async function webp(): Promise<Buffer> {
  const picture = await png()
  return sharp(picture).webp().toBuffer()
}

function form(file: string | Uint8Array, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  const bytes = typeof file === 'string' ? file : new Uint8Array(file)
  data.set('file', new File([bytes], name))
  for (const [key, value] of Object.entries({ widthMm: '100', ...fields })) data.set(key, value)
  return data
}
const send = (
  of: Visitor,
  file: string | Uint8Array,
  { name = 'logo.png', ...fields }: Record<string, string> = {},
) => of.upload('/api/artwork', form(file, name, fields))

async function bring(
  of: Visitor,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
): Promise<Artwork> {
  const response = await send(of, file, fields)
  if (response.status !== 201) throw new Error(await response.text())
  return artworkSchema.parse(await response.json())
}

describe('POST /api/artwork', () => {
  it('takes a PNG with its size, its resolution and what they mean', async () => {
    const kim = visitor()
    const artwork = await bring(kim, await png(1_400), { name: 'Wolf logo.png' })
    expect(artwork).toMatchObject({
      fileName: 'Wolf logo.png',
      format: 'png',
      widthMm: 100,
      hasOwnCut: false,
    })
    expect(artwork.heightMm).toBeGreaterThan(55)
    expect(artwork.dpi).toBeGreaterThan(300)
    expect(artwork.verdict).toBe('fine')
    for (const link of [artwork.links.png, artwork.links.proof, artwork.links.mask]) {
      const response = await kim.get(link)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })

  it.each<[string, () => Promise<string | Uint8Array>, string, string]>([
    ['an SVG', async () => SVG, 'svg', 'fine'],
    ['a JPG', jpg, 'jpg', 'fine'],
    ['a WebP', webp, 'webp', 'fine'],
    ['a small PNG', () => png(500), 'png', 'stop'],
  ])('knows %s by its bytes, whatever it is called', async (_, make, format, verdict) => {
    const artwork = await bring(visitor(), await make(), { name: 'picture.pdf' })
    expect(artwork).toMatchObject({ format, verdict })
  })

  it('keeps the cut line that a PDF brings along', async () => {
    const boss = visitor()
    await boss.send('POST', '/api/operator/session', { token: TOKEN })
    const wish = { prompt: '"WOLF"', style: 'bold', seed: 1, count: 1 }
    const answer = await boss.send('POST', '/api/designs', wish)
    const [design] = designListSchema.parse(await answer.json()).designs
    const pdf = new Uint8Array(await (await boss.get(design?.links.pdf ?? '')).arrayBuffer())
    const artwork = await bring(visitor(), pdf, { name: 'mine.pdf', widthMm: '80' })
    expect(artwork.notes.join(' ')).toMatch(/cut/i)
    expect(artwork).toMatchObject({ format: 'pdf', hasOwnCut: true, widthMm: 80 })
    expect(artwork.aspect).toBeCloseTo(design?.aspect ?? 0, 1)
  })

  it('stores the file as it came under a name of its own, and gives it to nobody', async () => {
    const file = await png()
    const { id } = await bring(visitor(), file, { name: '../../../evil.png' })
    expect(readdirSync(filesOf(id))).toEqual(['original'])
    expect(readFileSync(path.join(filesOf(id), 'original')).equals(file)).toBe(true)
    const [row] = await shop.db.select().from(artworks).limit(1)
    expect(row?.sha256).toHaveLength(64)
  })

  it('refuses more than 10 MB in clear words, declared or not', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    const response = await send(visitor(), large)
    expect(response.status).toBe(413)
    expect(JSON.stringify(await response.json())).toContain('10 MB')
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    }
    const chunked = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/artwork`, init)
    expect(chunked.status).toBe(413)
    expect(sent).toBeLessThan(20 * 1024 * 1024)
  })

  it.each([
    ['no width', { widthMm: '' }],
    ['a width beyond the roll', { widthMm: '1e9' }],
    ['an offset that no knife holds', { offsetMm: '0.1' }],
    ['a tolerance that is none', { tolerance: 'much' }],
  ])('refuses %s', async (_, fields) => {
    expect((await send(visitor(), SVG, fields)).status).toBe(422)
  })

  it('takes 30 files of a visitor, also when they all come at once', async () => {
    const kim = visitor()
    const first = await bring(kim, SVG)
    const [own] = (await shop.db.select().from(artworks)).filter(({ id }) => id === first.id)
    if (!own) throw new Error('no row')
    await shop.db
      .insert(artworks)
      .values(Array.from({ length: 27 }, (_one, n) => ({ ...own, id: `${'B'.repeat(20)}${10 + n}` })))
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(kim, SVG)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'quota-reached' })
    const { artwork } = artworkListSchema.parse(await (await kim.get('/api/artwork')).json())
    expect(artwork).toHaveLength(30)
  })
})

describe('hostile files', () => {
  const svg = (inside: string, head = '') =>
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`
  const shape = '<path d="M10 10h80v80h-80z" fill="#c00"/>'
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1_000)}">${Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
  ).join('')}]>`

  it.each([
    ['a script', svg(`<script>fetch('http://127.0.0.1:1/')</script>${shape}`)],
    ['handlers and links', svg(`<a xlink:href="javascript:alert(1)"><g onload="alert(1)">${shape}</g></a>`)],
    [
      'a foreign object',
      svg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="/"/></body></foreignObject>${shape}`,
      ),
    ],
    [
      'a local file',
      svg(`<image href="/etc/passwd" width="10" height="10"/><image href="file:///etc/passwd"/>${shape}`),
    ],
    [
      'another host',
      svg(
        `<style>@import url(http://127.0.0.1:1/x.css);</style><image href="http://127.0.0.1:1/x.png"/>${shape}`,
      ),
    ],
    [
      'an external entity',
      svg(`<text>&e;</text>${shape}`, '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    ],
    ['entities without end', svg('<text>&j;</text>', bomb)],
    [
      'uses without end',
      svg(
        `<defs><g id="a0">${shape}</g>${Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${`<use xlink:href="#a${n}"/>`.repeat(10)}</g>`).join('')}</defs><use xlink:href="#a9"/>`,
      ),
    ],
    ['brackets without end', `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}`],
  ])('an SVG with %s is harmless', async (_, file) => {
    const kim = visitor()
    const response = await send(kim, file, { name: 'a.svg' })
    expect([201, 415, 422]).toContain(response.status)
    if (response.status !== 201) return
    const boss = visitor()
    await boss.send('POST', '/api/operator/session', { token: TOKEN })
    const { links } = artworkSchema.parse(await response.json())
    const made = await (await boss.get(links.svg)).text()
    expect(made).not.toMatch(
      /script|onload|javascript|foreignObject|etc\/passwd|127\.0\.0\.1|root:|@import|&e;/i,
    )
    expect((await kim.get(links.png)).status).toBe(200)
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 415],
    ['a script', '#!/bin/sh\nrm -rf /', 415],
    ['nothing', '', 422],
    ['a PNG that ends early', 'png', 422],
    ['a PDF that is none', '%PDF-1.7\n%%EOF', 422],
    ['a GIF with a script', 'GIF89a/*<svg/onload=alert(1)>*/=1;', 415],
    ['a Photoshop file', '8BPS\u0000\u0001', 415],
    ['an EPS', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file', 415],
  ])('%s is refused', async (_, content, status) => {
    const file = content === 'png' ? (await png()).subarray(0, 400) : content
    const response = await send(visitor(), file, { name: 'a.png' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ])
  })

  it('a picture of more pixels than memory is refused before it is opened', async () => {
    const flood = await png(64)
    // The header's width and height, which its checksum covers: readers must stop at the size.
    flood.writeUInt32BE(60_000, 16)
    flood.writeUInt32BE(60_000, 20)
    const started = Date.now()
    expect((await send(visitor(), flood)).status).toBe(422)
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  it('a form of ten thousand parts, without a file, or broken is refused at once', async () => {
    const parts = new FormData()
    for (let n = 0; n < 10_000; n += 1) parts.append(`part-${n}`, 'x')
    const started = Date.now()
    expect((await visitor().upload('/api/artwork', parts)).status).toBe(422)
    expect(Date.now() - started).toBeLessThan(3_000)
    const headers = { origin: shop.deps.env.PUBLIC_URL }
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const odd = await visitor().ask('/api/artwork', { method: 'POST', headers: broken, body: 'no boundary' })
    expect([400, 422]).toContain(odd.status)
    const json = { ...headers, 'content-type': 'application/json' }
    expect((await visitor().ask('/api/artwork', { method: 'POST', headers: json, body: '{}' })).status).toBe(
      415,
    )
  })

  it('leaves nothing on the disk of what it refuses', async () => {
    const before = readdirSync(path.join(dataDir, 'artwork')).length
    await send(visitor(), 'nothing at all')
    expect(readdirSync(path.join(dataDir, 'artwork'))).toHaveLength(before)
  })
})

describe("another visitor's artwork", () => {
  it('is unknown, in every way of asking, in the words of one that never was', async () => {
    const { id } = await bring(visitor(), SVG)
    const other = visitor()
    await bring(other, SVG)
    const ways = async (of: string) => {
      const answers = await Promise.all([
        other.get(`/api/artwork/${of}`),
        other.get(`/api/artwork/${of}.png`),
        other.get(`/api/artwork/${of}.png?view=mask`),
        other.get(`/api/artwork/${of}.pdf`),
        other.send('PUT', `/api/artwork/${of}/saved`),
        other.send('DELETE', `/api/artwork/${of}`),
      ])
      return Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    }
    const answers = await ways(id)
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 6 }, () => 404))
    expect(answers).toEqual(await ways('A'.repeat(22)))
  })
})

describe('artwork', () => {
  it('makes the same decal each time, for the operator', async () => {
    const boss = visitor()
    await boss.send('POST', '/api/operator/session', { token: TOKEN })
    const hash = async (link: string) =>
      createHash('sha256')
        .update(new Uint8Array(await (await boss.get(link)).arrayBuffer()))
        .digest('hex')
    const file = await jpg()
    const [first, second] = [await bring(visitor(), file), await bring(visitor(), file)]
    expect(await hash(first.links.pdf)).toBe(await hash(second.links.pdf))
    expect((await visitor().get(first.links.pdf)).status).toBe(404)
  })

  it('is priced and bought, a soft picture only when its buyer accepts it', async () => {
    const kim = visitor()
    const soft = await bring(kim, await png(500))
    const question = { artworkId: soft.id, widthMm: 100, material: 'everyday', finish: 'matte', quantity: 5 }
    const stopped = decalQuoteSchema.parse(
      await (await kim.send('POST', '/api/quotes/decal', question)).json(),
    )
    expect(stopped.merchandiseId).toBeNull()
    expect(stopped.findings.some(({ severity }) => severity === 'stop')).toBe(true)
    const accepted = await kim.send('POST', '/api/quotes/decal', { ...question, acceptWarnings: true })
    const quoted = decalQuoteSchema.parse(await accepted.json())
    expect(quoted.merchandiseId).toMatch(/ProductVariant/)
    expect(quoted.price).toBe(stopped.price)

    const variantId = Number(quoted.merchandiseId?.split('/').at(-1))
    const token = await shop.fillCart({ variantId })
    const buyer = shop.shopper()
    buyer.cookie = kim.cookie
    const { location } = await buyer.decide(await buyer.checkOut(token))
    const order = JSON.parse(await (await visitor().get(location)).text())
    const files: { path: string }[] = order.lines[0].files
    for (const file of files) expect((await visitor().get(file.path)).status).toBe(200)
    expect((await kim.get(soft.links.pdf)).status).toBe(200)
    expect((await kim.send('DELETE', `/api/artwork/${soft.id}`)).status).toBe(204)
    expect((await visitor().get(files[0]?.path ?? '')).status).toBe(200)
  })

  it('goes with its file: at once when it is thrown away, after 60 days when nobody saved it', async () => {
    const kim = visitor()
    const [thrown, kept, left] = [await bring(kim, SVG), await bring(kim, SVG), await bring(kim, SVG)]
    expect((await kim.send('DELETE', `/api/artwork/${thrown.id}`)).status).toBe(204)
    expect(existsSync(filesOf(thrown.id))).toBe(false)
    expect((await kim.send('PUT', `/api/artwork/${kept.id}/saved`)).status).toBe(204)
    await sweepArtwork({ ...shop.deps, now: () => new Date(Date.now() + 61 * DAY_MS) })
    expect((await kim.get(kept.links.self)).status).toBe(200)
    expect(existsSync(filesOf(kept.id))).toBe(true)
    expect((await kim.get(left.links.self)).status).toBe(404)
    expect(existsSync(filesOf(left.id))).toBe(false)
  })
})
