// Runs on both databases.
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { makeBannerWithImage, quoteBanner } from '../../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { uploadImage } from '../../../tests/setup/image-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { variants } from '../../db/schema/catalogue.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { images } from '../../db/schema/images.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { exportRows } from '../../catalogue/export-catalogue.ts'
import { sweepItems } from '../items/sweep-items.ts'
import { sweepImages } from '../../designs/images/sweep-images.ts'
import { makeDueProductionFiles } from '../../production/make-due-production-files.ts'

let shop: CheckoutShop
let photo: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  photo = await makePlainPicture(300, 180, '#ff8800')
})
afterAll(() => shop.close())

async function buyBanner(kim: TestVisitor, question: object = {}) {
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
      files: z.array(z.object({ path: z.string() })).default([]),
    }),
  ),
})
const lineOf = async (of: TestVisitor, order: string) =>
  orderSchema.parse(await (await of.get(order)).json()).lines[0]

describe('a banner that was quoted', () => {
  it('is visible only to its owner and the operator', async () => {
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

  it('appears in no list, search or export of the shop', async () => {
    const kim = shop.visitor()
    const { variantId } = await quoteBanner(kim)
    const [variant] = await shop.db.select().from(variants).where(eq(variants.id, variantId))
    for (const path of ['/api/products', '/api/products?q=banner'])
      expect(await (await kim.get(path)).text()).not.toContain('Custom banner')
    expect((await kim.get(`/api/products/${variant?.productId}`)).status).toBe(404)
    for await (const row of exportRows(shop.db)) expect(row.join(' ')).not.toContain('Custom banner')
  })

  it('is sold at the quoted price, shown with its specification, and printed as it was quoted', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const { quote, order } = await buyBanner(kim, {
      design: { ...makeBannerWithImage(id), material: 'mesh' },
    })
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
    // The visitor deletes the image, but the ordered banner is still printed with it.
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(204)
    expect((await kim.get(`/api/images/${id}`)).status).toBe(404)
    await makeDueProductionFiles(shop.deps)
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

  it('becomes a job of the print room with ticket, print file and proof', async () => {
    const kim = shop.visitor()
    const { quote } = await buyBanner(kim, { design: { ...createEmptyBanner(), lengthIn: 60 } })
    await makeDueProductionFiles(shop.deps)
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
        expect.stringContaining('8 grommets, 4 of them along'),
      ],
      links: { files: { pdf: `${self}/files/pdf`, png: `${self}/files/png` } },
    })
    expect((await boss.get(`${self}/ticket.pdf`)).status).toBe(200)
    expect((await boss.get(`${self}/files/pdf`)).status).toBe(200)
    expect((await boss.get(`${self}/files/dxf`)).status).toBe(404)
    expect((await kim.get(self)).status).toBe(401)
  })

  it('can be ordered again unchanged, except if the shop has to design it', async () => {
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

  it('becomes a job that is to be designed first if the shop has to design it', async () => {
    const kim = shop.visitor()
    await buyBanner(kim, { option: 'professional', requirements: 'A fox and the word OPEN' })
    const all = await shop.db.select().from(jobs)
    expect(all.at(-1)?.plan).toMatchObject({ kind: 'by-hand', missing: [{ code: expect.any(String) }] })
  })

  it('is shown as a banner to design instead of an empty one, until there is a design', async () => {
    const kim = shop.visitor()
    const { order } = await buyBanner(kim, { option: 'professional', requirements: 'A fox' })
    const shown = await kim.get((await lineOf(kim, order))?.imageSrc ?? '')
    expect([shown.status, shown.headers.get('location')]).toEqual([
      302,
      '/made-to-order/banner-to-design.svg',
    ])
  })

  it('is deleted after 60 days unless it was ordered, and its pictures are kept while an item uses them', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const left = await quoteBanner(kim, { design: makeBannerWithImage(id) })
    const { quote: bought } = await buyBanner(kim, {
      design: { ...makeBannerWithImage(id), background: '#0000ff' },
    })
    const later = { ...shop.deps, now: () => new Date(Date.now() + 61 * 24 * 60 * 60 * 1_000) }
    await sweepItems(later)
    const ids = (await shop.db.select().from(madeToOrder)).map(({ variantId }) => variantId)
    expect([ids.includes(left.variantId), ids.includes(bought.variantId)]).toEqual([false, true])
    await kim.send('DELETE', `/api/images/${id}`)
    await sweepImages(later)
    expect(await shop.db.select().from(images).where(eq(images.id, id))).toHaveLength(1)
  })

  it('doesn’t change when its owner requests another quote', async () => {
    const kim = shop.visitor()
    const { variantId } = await quoteBanner(kim)
    await quoteBanner(kim, { design: { ...createEmptyBanner(), background: '#ff0000' } })
    const [row] = await shop.db.select().from(madeToOrder).where(eq(madeToOrder.variantId, variantId))
    expect(row?.specification).toMatchObject({ design: { background: '#000000' } })
  })
})
