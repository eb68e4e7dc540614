import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyBanner } from '../../../content/empty-banner.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { requestBannerQuote, makeBannerWithImage, quoteBanner } from '../../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { uploadImage } from '../../../tests/setup/image-calls.ts'

let shop: CheckoutShop
let photo: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  photo = await makePlainPicture(300, 180, '#ff8800')
})
afterAll(() => shop.close())

const codesOf = ({ findings }: { findings: { code: string; severity: string }[] }) =>
  findings.map(({ code, severity }) => `${severity} ${code}`)

describe('POST /api/quotes/banner', () => {
  it('computes the price by the shop’s rules, and ignores prices in the request', async () => {
    const quote = await quoteBanner(shop.visitor(), {
      price: '0.01',
      design: { ...createEmptyBanner(), lengthIn: 48 },
    })
    expect(quote).toMatchObject({ price: '55.96', currencyCode: 'CAD', findings: [] })
    expect(quote.merchandiseId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d{16}$/)
  })

  it('returns the same merchandise for the same request, even when it is repeated at once, and other merchandise for another visitor', async () => {
    const kim = shop.visitor()
    await quoteBanner(kim, { design: { ...createEmptyBanner(), lengthIn: 12 } })
    const all = await Promise.all(Array.from({ length: 6 }, () => quoteBanner(kim)))
    expect(new Set(all.map(({ merchandiseId }) => merchandiseId)).size).toBe(1)
    expect((await quoteBanner(shop.visitor())).merchandiseId).not.toBe(all[0]?.merchandiseId)
  })

  it('warns of flaws, and sells nothing that can’t be printed', async () => {
    const kim = shop.visitor()
    const [text] = createEmptyBanner().items
    const change = (part: object) => ({ design: { ...createEmptyBanner(), items: [{ ...text, ...part }] } })
    expect(codesOf(await quoteBanner(kim, change({ x: 2 })))).toEqual(['warn item-outside-banner'])
    expect(codesOf(await quoteBanner(kim, change({ colour: '#222222' })))).toEqual(['warn contrast-low'])
    const unprintable = await quoteBanner(kim, change({ text: '漢字' }))
    expect([codesOf(unprintable)[0], unprintable.merchandiseId]).toEqual(['stop nothing-to-print', null])
    const empty = await quoteBanner(kim, { design: { ...createEmptyBanner(), items: [] } })
    expect(empty).toMatchObject({ price: '49.99', merchandiseId: null })
    const { id } = await uploadImage(kim, photo)
    expect((await quoteBanner(kim, { design: makeBannerWithImage(id) })).findings).toEqual([])
    const coarse = { design: makeBannerWithImage(id, { width: 6, height: 3.6 }) }
    const stopped = await quoteBanner(kim, coarse)
    expect([codesOf(stopped), stopped.merchandiseId]).toEqual([['stop picture-too-coarse'], null])
    expect((await quoteBanner(kim, { ...coarse, acceptCoarse: true })).merchandiseId).not.toBeNull()
  })

  it('refuses to sell words that the shop doesn’t print, in one text or divided between two', async () => {
    const kim = shop.visitor()
    const [text] = createEmptyBanner().items
    const withTexts = (...texts: string[]) => ({
      design: {
        ...createEmptyBanner(),
        items: texts.map((one, at) => ({ ...text, id: `text-${at}`, y: 4 + 8 * at, text: one })),
      },
    })
    for (const texts of [['Nike sale'], ['Grand opening', 'Heil Hitler'], ['Heil', 'Hitler']]) {
      const quote = await quoteBanner(kim, withTexts(...texts))
      expect([codesOf(quote)[0], quote.merchandiseId]).toEqual(['stop words-refused', null])
    }
  })

  it.each([
    ['a length beyond the material', { design: { ...createEmptyBanner(), lengthIn: 121 } }],
    ['half an inch', { design: { ...createEmptyBanner(), lengthIn: 36.5 } }],
    ['a colour that is none', { design: { ...createEmptyBanner(), background: 'url(x)' } }],
    [
      'an unknown font',
      { design: { ...createEmptyBanner(), items: [{ ...createEmptyBanner().items[0], font: 'Comic' }] } },
    ],
    [
      'too many items',
      {
        design: {
          ...createEmptyBanner(),
          items: Array.from({ length: 41 }, () => createEmptyBanner().items[0]),
        },
      },
    ],
    ['an unknown option', { option: 'free' }],
    ['a quantity below one', { quantity: 0 }],
  ])('refuses %s', async (_, question) => {
    expect((await requestBannerQuote(shop.visitor(), question)).status).toBe(422)
  })

  it('refuses pictures and files of other visitors, and removed ones', async () => {
    const kim = shop.visitor()
    const eve = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    for (const question of [
      { design: makeBannerWithImage(id) },
      { option: 'upload', uploadId: id },
      { option: 'professional', requirements: 'A fox', fileIds: [id] },
      { option: 'upload', uploadId: '../../etc/passwd' },
    ])
      expect((await requestBannerQuote(eve, question)).status).toBe(404)
    await kim.send('DELETE', `/api/images/${id}`)
    expect((await requestBannerQuote(kim, { design: makeBannerWithImage(id) })).status).toBe(404)
  })

  it('prints an uploaded file, and warns if its proportions differ', async () => {
    const kim = shop.visitor()
    const pdf = await PDFDocument.create()
    pdf.addPage([360, 360])
    const { id } = await uploadImage(kim, await pdf.save(), { use: 'banner' })
    const quote = await quoteBanner(kim, { option: 'upload', uploadId: id })
    expect([codesOf(quote), quote.price]).toEqual([['warn upload-does-not-fill'], '49.99'])
    expect(codesOf(await quoteBanner(kim, { option: 'upload' }))).toEqual(['stop nothing-to-print'])
  })

  it('a professional design costs 75.00 more, and requires a description', async () => {
    const kim = shop.visitor()
    expect(await quoteBanner(kim, { option: 'professional', requirements: 'A fox' })).toMatchObject({
      price: '124.99',
    })
    expect((await quoteBanner(kim, { option: 'professional' })).merchandiseId).toBeNull()
  })
})
