import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { imageSchema } from '../../../contract/image.ts'
import { IMAGE_QUOTA } from '../../../domain/images/image-rules.ts'
import { makePhotoshopFile } from '../../../tests/fixtures/photoshop-file.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { SIGN_SVG } from '../../../tests/setup/decal-calls.ts'
import { uploadImage, sendImage } from '../../../tests/setup/image-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { images } from '../../db/schema/images.ts'
import { sweepImageFiles, sweepImages } from '../images/sweep-images.ts'
import { runDueFileRemovals } from '../../accounts/erase/file-removal.ts'

let shop: CheckoutShop
let photo: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#224466' } })
    .withExif({ IFD0: { Copyright: 'SECRET PLACE' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => shop.close())

const sendBase64 = (of: TestVisitor, dataBase64: string, more: object = {}) =>
  of.send('POST', '/api/images/upload-base64', {
    dataBase64,
    filename: 'a.exe',
    mimeType: 'text/html',
    originalName: 'Photo.jpg',
    size: 1,
    ...more,
  })

const codeOf = async (response: Response) => [
  response.status,
  z.object({ code: z.string() }).parse(await response.json()).code,
]

const filesOnDisk = () => {
  const folder = path.join(shop.dataDir, 'files', 'images')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a visitor’s images', () => {
  it("are listed with the gallery's data, and shown as a re-encoded preview", async () => {
    const kim = shop.visitor()
    expect(await (await kim.get('/api/images')).json()).toEqual([])
    const { id } = await uploadImage(kim, photo, { name: '../<b>Côte.jpg' })
    const [image] = z.array(imageSchema).parse(await (await kim.get('/api/images')).json())
    expect(image).toMatchObject({
      id,
      url: `/api/images/${id}`,
      originalName: 'bCôte.jpg',
      size: photo.length,
      hasData: false,
      format: 'jpg',
      width: 300,
      height: 200,
    })
    const shown = await kim.get(`/api/images/${id}`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.includes('SECRET PLACE')).toBe(false)
    expect((await sharp(bytes).metadata()).width).toBe(300)
    expect((await kim.get(`/api/images/${id}`, { 'if-none-match': `"${id}"` })).status).toBe(304)
    const original = await kim.get(`/api/images/${id}/original`)
    expect(original.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await original.arrayBuffer()).equals(photo)).toBe(true)
  })

  it('can be stored in the database, whatever name and type they claim', async () => {
    const kim = shop.visitor()
    const before = filesOnDisk().length
    const data = Buffer.from(photo).toString('base64')
    const sent = await sendBase64(kim, `data:image/jpeg;base64,${data}`)
    const image = imageSchema.parse(await sent.json())
    expect(image).toMatchObject({ hasData: true, mimeType: 'image/jpeg', size: photo.length })
    expect(image.url).toBeUndefined()
    expect((await kim.get(`/api/images/${image.id}`)).headers.get('content-type')).toBe('image/webp')
    expect(filesOnDisk()).toHaveLength(before)
  })

  it('are rendered if they’re drawings; Photoshop files are shown if they have a flattened picture', async () => {
    const kim = shop.visitor()
    expect(await uploadImage(kim, SIGN_SVG)).toMatchObject({
      format: 'svg',
      isDrawing: true,
      width: 100,
      height: 60,
    })
    const pdf = await PDFDocument.create()
    pdf.addPage([720, 360])
    const page = await uploadImage(kim, await pdf.save(), { use: 'banner' })
    expect(page).toMatchObject({ format: 'pdf', width: 720, height: 360, hasPreview: true })
    const flat = await uploadImage(kim, makePhotoshopFile(), { use: 'banner', name: 'a.psd' })
    expect(flat).toMatchObject({ format: 'psd', width: 4, height: 2, hasPreview: true })
    const shown = Buffer.from(await (await kim.get(`/api/images/${flat.id}`)).arrayBuffer())
    const [red = 0, green = 255, blue = 0] = await sharp(shown).raw().toBuffer()
    expect([red > 240, green < 15, Math.abs(blue - 128) < 12]).toEqual([true, true, true])
    const layersOnly = await uploadImage(kim, makePhotoshopFile({ merged: false }), { use: 'banner' })
    expect(layersOnly.hasPreview).toBe(false)
    expect((await kim.get(`/api/images/${layersOnly.id}`)).status).toBe(404)
  })

  it('are removed with their files', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    expect(filesOnDisk()).toContain(id)
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(204)
    expect(filesOnDisk()).not.toContain(id)
    expect(await (await kim.get('/api/images')).json()).toEqual([])
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(404)
  })
})

describe('abuse of images', () => {
  it('another visitor’s image doesn’t exist, except for operators', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const eve = shop.visitor()
    await uploadImage(eve, photo)
    for (const unknown of [id, 'A'.repeat(22), '..%2f..%2fetc', '1'])
      for (const address of [`/api/images/${unknown}`, `/api/images/${unknown}/original`])
        expect(await codeOf(await eve.get(address))).toEqual([404, 'not-found'])
    expect((await eve.send('DELETE', `/api/images/${id}`)).status).toBe(404)
    expect((await (await shop.operator()).get(`/api/images/${id}/original`)).status).toBe(200)
    expect((await kim.get(`/api/images/${id}`)).status).toBe(200)
  })

  it('files of other types are refused, and leave nothing behind', async () => {
    const kim = shop.visitor()
    const before = filesOnDisk().length
    const pdf = await (await PDFDocument.create()).save()
    const html = '<html><script>alert(1)</script></html>'
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "&b;&b;&b;"><!ENTITY b "&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><desc>&a;</desc></svg>'
    const refused = async (file: string | Uint8Array, upload = {}) =>
      codeOf(await sendImage(kim, file, upload))
    expect(await refused('')).toEqual([422, 'empty'])
    expect(await refused(html)).toEqual([415, 'unknown-type'])
    expect(await refused(pdf)).toEqual([415, 'not-taken'])
    expect(await refused(SIGN_SVG, { use: 'banner' })).toEqual([415, 'not-taken'])
    expect(await refused('%!PS-Adobe-3.0', { use: 'banner' })).toEqual([415, 'postscript'])
    expect((await refused(photo.slice(0, 200)))[0]).toBe(422)
    expect((await refused(bomb))[0]).toBe(422)
    expect(await codeOf(await sendBase64(kim, 'no base64 at all!'))).toEqual([422, 'not-base64'])
    expect(await codeOf(await sendBase64(kim, Buffer.from(html).toString('base64')))).toEqual([
      415,
      'unknown-type',
    ])
    expect(filesOnDisk()).toHaveLength(before)
    expect(await (await kim.get('/api/images')).json()).toEqual([])
  })

  it("scripts, entities and external addresses of an SVG aren't in any preview", async () => {
    const kim = shop.visitor()
    const evil = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="alert(1)"><script>alert(1)</script>
      <image href="file:///etc/passwd" width="10" height="10"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/>
      <rect width="10" height="10" fill="#00ff00"/></svg>`
    const { id } = await uploadImage(kim, evil)
    const shown = await kim.get(`/api/images/${id}`)
    const { dominant } = await sharp(Buffer.from(await shown.arrayBuffer())).stats()
    expect(dominant.g).toBeGreaterThan(200)
  })

  it('a decompression bomb and an endless body are refused', async () => {
    const kim = shop.visitor()
    const flood = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(await codeOf(await sendImage(kim, flood))).toEqual([422, 'too-many-pixels'])
    expect((await sendImage(kim, new Uint8Array(21 * 1024 * 1024))).status).toBe(413)
    expect((await sendBase64(kim, 'A'.repeat(8 * 1024 * 1024))).status).toBe(413)
    const foreign = await kim.ask('/api/images/upload', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new FormData(),
    })
    expect(foreign.status).toBe(403)
    expect((await kim.send('POST', '/api/images/upload', {})).status).toBe(415)
  })

  it('the quota holds for concurrent uploads', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const [row] = await shop.db.select().from(images).where(eq(images.id, id))
    if (!row) throw new Error('no row')
    const filled = Array.from({ length: IMAGE_QUOTA.files - 3 }, (_, i) => ({
      ...row,
      id: `Filled${String(i).padStart(16, '0')}`,
    }))
    await shop.db.insert(images).values(filled)
    const sent = await Promise.all(Array.from({ length: 6 }, () => sendImage(kim, photo)))
    const statuses = sent.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([201, 201, 429, 429, 429, 429])
    expect(await codeOf(await sendImage(kim, photo))).toEqual([429, 'quota-reached'])
  })

  it('files without a row are deleted after a day, images after a year', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const orphan = 'B'.repeat(22)
    await shop.deps.store.put(`images/${orphan}/original`, new Uint8Array([1]))
    await sweepImageFiles(shop.deps)
    expect(filesOnDisk()).toEqual(expect.arrayContaining([id, orphan]))
    const later = (days: number) => ({ ...shop.deps, now: () => new Date(Date.now() + days * 86_400_000) })
    await sweepImages(later(2))
    await sweepImageFiles(later(2))
    expect(filesOnDisk()).toContain(id)
    expect(filesOnDisk()).not.toContain(orphan)
    await sweepImages(later(366))
    while ((await runDueFileRemovals(later(366))) > 0);
    expect(filesOnDisk()).not.toContain(id)
  })
})

it('sets an SVG’s live text in the shop’s fonts, and says so', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><text x="9" y="60" font-size="50">OPEN</text></svg>'
  const answer = await sendBase64(shop.visitor(), Buffer.from(svg).toString('base64'), {
    originalName: 'sign.svg',
  })
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { format: 'svg', note: expect.stringContaining('We set it in our own fonts') },
  ])
})
