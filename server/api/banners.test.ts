import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { emptyBanner } from '../../domain/banner/banner-design.ts'
import { askForBanner, bannerWith, quoteBanner } from '../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, WITH_OPERATOR } from '../../tests/setup/checkout-shop.ts'
import { bringImage } from '../../tests/setup/image-calls.ts'
import type { Visitor } from '../../tests/setup/visitor.ts'
import { variants } from '../db/schema/catalogue.ts'
import { commissions } from '../db/schema/commissions.ts'
import { images } from '../db/schema/images.ts'
import { jobs } from '../db/schema/jobs.ts'
import { exportRows } from '../services/catalogue/export-catalogue.ts'
import { sweepCommissions } from '../services/commissions/sweep-commissions.ts'
import { sweepImages } from '../services/images/sweep-images.ts'
import { makeDueProduction } from '../services/production/make-production.ts'

let shop: CheckoutShop
let photo: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: WITH_OPERATOR })
  photo = await sharp({ create: { width: 300, height: 180, channels: 3, background: '#ff8800' } })
    .png()
    .toBuffer()
})
afterAll(() => shop.close())

const codesOf = ({ findings }: { findings: { code: string; severity: string }[] }) =>
  findings.map(({ code, severity }) => `${severity} ${code}`)

async function buyBanner(kim: Visitor, question: object = {}) {
  const quote = await quoteBanner(kim, question)
  const order = await shop.buy(kim, await shop.fillCart({ variantId: quote.variantId, quantity: 2 }))
  return { quote, order }
}

const orderSchema = z.looseObject({
  lines: z.array(
    z.looseObject({
      title: z.string(),
      imageSrc: z.string(),
      totalCents: z.number(),
      attributes: z.array(z.object({ key: z.string(), value: z.string() })),
      files: z.array(z.object({ path: z.string() })),
    }),
  ),
})
const lineOf = async (of: Visitor, order: string) =>
  orderSchema.parse(await (await of.get(order)).json()).lines[0]

describe('POST /api/quotes/banner', () => {
  it('prices by the rules of the shop, and nothing that is sent along', async () => {
    const quote = await quoteBanner(shop.visitor(), {
      price: '0.01',
      design: { ...emptyBanner(), lengthIn: 48 },
    })
    expect(quote).toMatchObject({ price: '55.96', currencyCode: 'CAD', findings: [] })
    expect(quote.merchandiseId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d{16}$/)
  })

  it('gives the same question the same merchandise, however often and at once, and another visitor another', async () => {
    const kim = shop.visitor()
    await quoteBanner(kim, { design: { ...emptyBanner(), lengthIn: 12 } })
    const all = await Promise.all(Array.from({ length: 6 }, () => quoteBanner(kim)))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    expect((await quoteBanner(shop.visitor())).merchandiseId).not.toBe(all[0]?.merchandiseId)
  })

  it('tells what to look at, and sells nothing that cannot be printed', async () => {
    const kim = shop.visitor()
    const [text] = emptyBanner().items
    const change = (part: object) => ({ design: { ...emptyBanner(), items: [{ ...text, ...part }] } })
    expect(codesOf(await quoteBanner(kim, change({ x: 2 })))).toEqual(['warn item-outside-banner'])
    expect(codesOf(await quoteBanner(kim, change({ colour: '#222222' })))).toEqual(['warn contrast-low'])
    const unprintable = await quoteBanner(kim, change({ text: '漢字' }))
    expect([codesOf(unprintable)[0], unprintable.merchandiseId]).toEqual(['stop nothing-to-print', null])
    const empty = await quoteBanner(kim, { design: { ...emptyBanner(), items: [] } })
    expect(empty).toMatchObject({ price: '49.99', merchandiseId: null })
    const { id } = await bringImage(kim, photo)
    expect((await quoteBanner(kim, { design: bannerWith(id) })).findings).toEqual([])
    const coarse = { design: bannerWith(id, { width: 6, height: 3.6 }) }
    const stopped = await quoteBanner(kim, coarse)
    expect([codesOf(stopped), stopped.merchandiseId]).toEqual([['stop picture-too-coarse'], null])
    expect((await quoteBanner(kim, { ...coarse, acceptCoarse: true })).merchandiseId).not.toBeNull()
  })

  it.each([
    ['a length beyond the material', { design: { ...emptyBanner(), lengthIn: 121 } }],
    ['half an inch', { design: { ...emptyBanner(), lengthIn: 36.5 } }],
    ['a colour that is none', { design: { ...emptyBanner(), background: 'url(x)' } }],
    [
      'an unknown font',
      { design: { ...emptyBanner(), items: [{ ...emptyBanner().items[0], font: 'Comic' }] } },
    ],
    [
      'too many items',
      { design: { ...emptyBanner(), items: Array.from({ length: 41 }, () => emptyBanner().items[0]) } },
    ],
    ['an unknown option', { option: 'free' }],
    ['a quantity below one', { quantity: 0 }],
  ])('refuses %s', async (_, question) => {
    expect((await askForBanner(shop.visitor(), question)).status).toBe(422)
  })

  it('takes nobody else’s pictures or files, and none that was thrown away', async () => {
    const kim = shop.visitor()
    const eve = shop.visitor()
    const { id } = await bringImage(kim, photo)
    for (const question of [
      { design: bannerWith(id) },
      { option: 'upload', uploadId: id },
      { option: 'professional', requirements: 'A fox', fileIds: [id] },
      { option: 'upload', uploadId: '../../etc/passwd' },
    ])
      expect((await askForBanner(eve, question)).status).toBe(404)
    await kim.send('DELETE', `/api/images/${id}`)
    expect((await askForBanner(kim, { design: bannerWith(id) })).status).toBe(404)
  })

  it('prints an uploaded file, with a word about other proportions', async () => {
    const kim = shop.visitor()
    const pdf = await PDFDocument.create()
    pdf.addPage([360, 360])
    const { id } = await bringImage(kim, await pdf.save(), { use: 'banner' })
    const quote = await quoteBanner(kim, { option: 'upload', uploadId: id })
    expect([codesOf(quote), quote.price]).toEqual([['warn upload-does-not-fill'], '49.99'])
    expect(codesOf(await quoteBanner(kim, { option: 'upload' }))).toEqual(['stop nothing-to-print'])
  })

  it('a professional design costs 75.00 more, and needs to be told what it shall show', async () => {
    const kim = shop.visitor()
    expect(await quoteBanner(kim, { option: 'professional', requirements: 'A fox' })).toMatchObject({
      price: '124.99',
    })
    expect((await quoteBanner(kim, { option: 'professional' })).merchandiseId).toBeNull()
  })
})

describe('a banner that was quoted', () => {
  it('is shown to its owner and the operator only', async () => {
    const kim = shop.visitor()
    const { variantId } = await quoteBanner(kim)
    const path = `/api/banners/${variantId}.png`
    const shown = await kim.get(path)
    expect(shown.headers.get('content-type')).toBe('image/png')
    const { width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1400, 768])
    expect((await shop.visitor().get(path)).status).toBe(404)
    expect((await (await shop.operator()).get(path)).status).toBe(200)
    expect((await kim.get(`/api/banners/${variantId + 1}.png`)).status).toBe(404)
    expect((await kim.get('/api/banners/99999999999999999999.png')).status).toBe(400)
  })

  it('is in no list, search or export of the shop', async () => {
    const kim = shop.visitor()
    const { variantId } = await quoteBanner(kim)
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    for (const path of ['/api/products', '/api/products?q=banner'])
      expect(await (await kim.get(path)).text()).not.toContain('Custom banner')
    expect((await kim.get(`/api/products/${variant?.productId}`)).status).toBe(404)
    for await (const row of exportRows(shop.db)) expect(row.join(' ')).not.toContain('Custom banner')
  })

  it('is bought at the quoted price, shown with its specification, and printed from what was frozen', async () => {
    const kim = shop.visitor()
    const { id } = await bringImage(kim, photo)
    const { quote, order } = await buyBanner(kim, { design: { ...bannerWith(id), material: 'mesh' } })
    expect(quote.price).toBe('50.36')
    const elsewhere = shop.visitor()
    const line = await lineOf(elsewhere, order)
    expect(line).toMatchObject({ title: 'Custom banner', totalCents: 10_072 })
    expect(line?.attributes).toEqual([
      { key: 'Design', value: 'Made in the banner designer' },
      { key: 'Text', value: 'YOUR TEXT HERE' },
    ])
    expect((await elsewhere.get(line?.imageSrc ?? '')).headers.get('content-type')).toBe('image/png')
    const pdfPath = line?.files[0]?.path ?? ''
    expect((await elsewhere.get(pdfPath)).status).toBe(503)
    // Thrown away by its owner, and still printed.
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(204)
    expect((await kim.get(`/api/images/${id}`)).status).toBe(404)
    await makeDueProduction(shop.deps)
    const pdf = await elsewhere.get(pdfPath)
    expect([pdf.status, pdf.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ])
    const page = (await PDFDocument.load(await pdf.arrayBuffer())).getPage(0)
    expect([page.getWidth(), page.getTrimBox().width, page.getTrimBox().height]).toEqual([
      38 * 72,
      36 * 72,
      1422,
    ])
    const strangers = pdfPath.replace(/orders\/\w+/, `orders/${'A'.repeat(22)}`)
    expect((await elsewhere.get(strangers)).status).toBe(404)
  })

  it('is a job of the print room with ticket, print file and proof', async () => {
    const kim = shop.visitor()
    const { quote } = await buyBanner(kim, { design: { ...emptyBanner(), lengthIn: 60 } })
    await makeDueProduction(shop.deps)
    const [job] = (await shop.db.select().from(jobs)).filter(({ plan }) =>
      JSON.stringify(plan).includes(`${quote.variantId}`),
    )
    const boss = await shop.operator()
    const self = `/api/operator/jobs/${job?.id}`
    expect(await (await boss.get(self)).json()).toMatchObject({
      pieces: 2,
      cut: null,
      ready: true,
      size: { widthMm: 1524, heightMm: 501.65 },
      variantTitle: '60 × 19.75 in, vinyl',
      remarks: [
        'Design: Made in the banner designer; Text: YOUR TEXT HERE',
        expect.stringContaining('8 grommets: 4 along'),
      ],
      links: { files: { pdf: `${self}/files/pdf`, png: `${self}/files/png` } },
    })
    expect((await boss.get(`${self}/ticket.pdf`)).status).toBe(200)
    expect((await boss.get(`${self}/files/pdf`)).status).toBe(200)
    expect((await boss.get(`${self}/files/dxf`)).status).toBe(404)
    expect((await kim.get(self)).status).toBe(401)
  })

  it('can be ordered again as it was, but for a design that the shop makes', async () => {
    const kim = shop.visitor()
    const again = z.looseObject({
      lines: z.array(z.looseObject({ price: z.string().nullable(), edit: z.object({ path: z.string() }) })),
    })
    const linesOf = async ({ order }: { order: string }) =>
      again.parse(await (await kim.get(`${order}/reorder`)).json()).lines
    expect(await linesOf(await buyBanner(kim))).toMatchObject([{ price: expect.stringContaining('49.99') }])
    const designed = await buyBanner(kim, { option: 'professional', requirements: 'A fox' })
    expect(await linesOf(designed)).toMatchObject([
      { price: null, edit: { path: '/custom-banner-designer' } },
    ])
  })

  it('is told to be designed first where the shop designs it', async () => {
    const kim = shop.visitor()
    await buyBanner(kim, { option: 'professional', requirements: 'A fox and the word OPEN' })
    const all = await shop.db.select().from(jobs)
    expect(all.at(-1)?.plan).toMatchObject({ kind: 'by-hand', missing: [{ code: expect.any(String) }] })
  })

  it('goes after 60 days where nobody holds it, and its pictures once nothing is made of them', async () => {
    const kim = shop.visitor()
    const { id } = await bringImage(kim, photo)
    const left = await quoteBanner(kim, { design: bannerWith(id) })
    const { quote: bought } = await buyBanner(kim, { design: { ...bannerWith(id), background: '#0000ff' } })
    const later = { ...shop.deps, now: () => new Date(Date.now() + 61 * 24 * 60 * 60 * 1_000) }
    await sweepCommissions(later)
    const ids = (await shop.db.select().from(commissions)).map(({ variantId }) => variantId)
    expect([ids.includes(left.variantId), ids.includes(bought.variantId)]).toEqual([false, true])
    await kim.send('DELETE', `/api/images/${id}`)
    await sweepImages(later)
    expect(await shop.db.select().from(images).where(eq(images.id, id))).toHaveLength(1)
  })

  it('nobody can change: its row, and what is asked of it, stay', async () => {
    const kim = shop.visitor()
    const { variantId } = await quoteBanner(kim)
    await quoteBanner(kim, { design: { ...emptyBanner(), background: '#ff0000' } })
    const [row] = await shop.db.select().from(commissions).where(eq(commissions.variantId, variantId))
    expect(row?.specification).toMatchObject({ design: { background: '#000000' } })
  })
})
