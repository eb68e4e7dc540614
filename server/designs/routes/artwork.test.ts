// Runs on both databases.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkListSchema, artworkSchema } from '../../../contract/artwork.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import {
  uploadArtwork,
  quoteDecal,
  sendArtwork,
  SIGN_SVG,
  getQuoteVariant,
  createDesign,
} from '../../../tests/setup/decal-calls.ts'
import { makeSignJpg, makeSignPng, makeSignWebp } from '../../../tests/setup/sign-pictures.ts'
import { artworks } from '../../db/schema/designs.ts'
import { sweepArtwork } from '../artwork/sweep-artwork.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

const filesOf = (id: string) => path.join(shop.dataDir, 'artwork', id)

describe('POST /api/artwork', () => {
  it('accepts a PNG, and returns its size, its resolution and an explanation', async () => {
    const kim = shop.visitor()
    const artwork = await uploadArtwork(kim, await makeSignPng(1_400), { name: 'Wolf logo.png' })
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
    ['an SVG', async () => SIGN_SVG, 'svg', 'fine'],
    ['a JPG', makeSignJpg, 'jpg', 'fine'],
    ['a WebP', makeSignWebp, 'webp', 'fine'],
    ['a small PNG', () => makeSignPng(500), 'png', 'stop'],
  ])('knows %s by its bytes, whatever it is called', async (_, make, format, verdict) => {
    const artwork = await uploadArtwork(shop.visitor(), await make(), { name: 'picture.pdf' })
    expect(artwork).toMatchObject({ format, verdict })
  })

  it('keeps the cut line of a PDF', async () => {
    const boss = await shop.operator()
    const design = await createDesign(boss, { prompt: '"WOLF"', style: 'bold', seed: 1 })
    const pdf = new Uint8Array(await (await boss.get(design.links.pdf)).arrayBuffer())
    const artwork = await uploadArtwork(shop.visitor(), pdf, { name: 'mine.pdf', widthMm: '80' })
    expect(artwork.notes.join(' ')).toMatch(/cut/i)
    expect(artwork).toMatchObject({ format: 'pdf', hasOwnCut: true, widthMm: 80, page: 1, pages: 1 })
    expect(artwork.aspect).toBeCloseTo(design.aspect, 1)
  })

  it('reads the requested page of a PDF, and remembers it', async () => {
    const kim = shop.visitor()
    const document = await PDFDocument.create()
    document.addPage([300, 200]).drawRectangle({ x: 50, y: 50, width: 100, height: 100 })
    document.addPage([300, 200]).drawRectangle({ x: 50, y: 50, width: 200, height: 50 })
    const file = await document.save()
    const fields = { name: 'two.pdf', offsetMm: '1' }
    const first = await uploadArtwork(kim, file, fields)
    expect(first).toMatchObject({ page: 1, pages: 2, aspect: 1 })
    expect(first.notes.join()).toContain('2 pages')
    const second = await uploadArtwork(kim, file, { ...fields, page: '2' })
    expect(second).toMatchObject({ page: 2, pages: 2 })
    expect(second.aspect).toBeGreaterThan(3)
    expect(artworkSchema.parse(await (await kim.get(second.links.self)).json())).toMatchObject({ page: 2 })
    const third = await sendArtwork(kim, file, { ...fields, page: '3' })
    expect([third.status, (await third.json()).code]).toEqual([422, 'no-such-page'])
  })

  it('stores the original file under a generated name, and sends it to nobody', async () => {
    const file = await makeSignPng()
    const { id } = await uploadArtwork(shop.visitor(), file, { name: '../../../evil.png' })
    expect(readdirSync(filesOf(id))).toEqual(['original'])
    expect(readFileSync(path.join(filesOf(id), 'original')).equals(file)).toBe(true)
    const [row] = await shop.db.select().from(artworks).limit(1)
    expect(row?.sha256).toHaveLength(64)
  })

  it('refuses more than 10 MB with a clear message, declared or not', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    const response = await sendArtwork(shop.visitor(), large)
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
    expect((await sendArtwork(shop.visitor(), SIGN_SVG, fields)).status).toBe(422)
  })

  it('accepts 30 files per visitor, even if all are sent at once', async () => {
    const kim = shop.visitor()
    const first = await uploadArtwork(kim)
    const [own] = (await shop.db.select().from(artworks)).filter(({ id }) => id === first.id)
    if (!own) throw new Error('no row')
    await shop.db
      .insert(artworks)
      .values(Array.from({ length: 27 }, (_one, n) => ({ ...own, id: `${'B'.repeat(20)}${10 + n}` })))
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendArtwork(kim)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429])
    const refused = answers.find(({ status }) => status === 429)
    expect(await refused?.json()).toMatchObject({ code: 'quota-reached' })
    const { artwork } = artworkListSchema.parse(await (await kim.get('/api/artwork')).json())
    expect(artwork).toHaveLength(30)
  })
})

describe("another visitor's artwork", () => {
  it("doesn't exist, in every call, with the same response as for an unknown id", async () => {
    const { id } = await uploadArtwork(shop.visitor())
    const other = shop.visitor()
    await uploadArtwork(other)
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
    const boss = await shop.operator()
    const hash = async (link: string) =>
      createHash('sha256')
        .update(new Uint8Array(await (await boss.get(link)).arrayBuffer()))
        .digest('hex')
    const file = await makeSignJpg()
    const [first, second] = [
      await uploadArtwork(shop.visitor(), file),
      await uploadArtwork(shop.visitor(), file),
    ]
    expect(await hash(first.links.pdf)).toBe(await hash(second.links.pdf))
    expect((await shop.visitor().get(first.links.pdf)).status).toBe(404)
  })

  it('is priced and bought, with low resolution only if its buyer accepts it', async () => {
    const kim = shop.visitor()
    const soft = await uploadArtwork(kim, await makeSignPng(500))
    const question = { artworkId: soft.id, widthMm: 100, material: 'everyday', finish: 'matte', quantity: 5 }
    const stopped = await quoteDecal(kim, question)
    expect(stopped.merchandiseId).toBeNull()
    expect(stopped.findings.some(({ severity }) => severity === 'stop')).toBe(true)
    const quoted = await quoteDecal(kim, { ...question, acceptWarnings: true })
    expect(quoted.merchandiseId).toMatch(/ProductVariant/)
    expect(quoted.price).toBe(stopped.price)

    const variantId = getQuoteVariant(quoted)
    const orderPath = await shop.buy(kim, await shop.fillCart({ variantId }))
    const order = JSON.parse(await (await shop.visitor().get(orderPath)).text())
    const files: { path: string }[] = order.lines[0].files
    for (const file of files) expect((await shop.visitor().get(file.path)).status).toBe(200)
    expect((await kim.get(soft.links.pdf)).status).toBe(200)
    expect((await kim.send('DELETE', `/api/artwork/${soft.id}`)).status).toBe(204)
    expect((await shop.visitor().get(files[0]?.path ?? '')).status).toBe(200)
  })

  it('is deleted with its file: at once if removed, after 60 days if not saved', async () => {
    const kim = shop.visitor()
    const [thrown, kept, left] = [
      await uploadArtwork(kim),
      await uploadArtwork(kim),
      await uploadArtwork(kim),
    ]
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
