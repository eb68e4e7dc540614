import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkListSchema, artworkSchema } from '../../../contract/artwork.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { uploadArtwork, quoteDecal, sendArtwork } from '../../../tests/setup/decal-calls.ts'
import { makeSignJpg } from '../../../tests/setup/sign-pictures.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

/** Makes a cut-out mask for the picture of the sign. The SVG shapes in `kept` mark the part to keep. */
const cutOutOf = (kept: string, { width, height } = { width: 320, height: 192 }) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${kept}</svg>`,
    ),
  )
    .png()
    .toBuffer()

describe('POST /api/artwork with a cut-out', () => {
  it('keeps what the customer cut out of the picture, at every size and in production', async () => {
    const [kim, boss] = [shop.visitor(), await shop.operator()]
    const photo = await makeSignJpg()
    // Keeps the yellow dot in the middle of the sign.
    const dot = await cutOutOf('<circle cx="160" cy="96" r="64"/>')
    const response = await sendArtwork(kim, photo, {}, dot)
    expect(response.status).toBe(201)
    const artwork = artworkSchema.parse(await response.json())
    expect(artwork).toMatchObject({ isCutOut: true, notes: [] })
    expect(artwork.aspect).toBeCloseTo(1, 1)
    expect(artworkSchema.parse(await (await kim.get(artwork.links.self)).json()).isCutOut).toBe(true)
    const whole = await uploadArtwork(kim, photo)
    expect(whole).toMatchObject({ isCutOut: false })
    expect(whole.aspect).toBeGreaterThan(1.5)
    // The engine makes the decal again for a quote at another size, and once more for the production files. The cut-out must apply both
    // times.
    const quote = await quoteDecal(kim, { artworkId: artwork.id, widthMm: 60 })
    expect(quote.heightMm).toBeCloseTo(60, -1)
    expect((await boss.get(artwork.links.svg)).status).toBe(200)
  })

  it.each([
    ['is no picture', () => Promise.resolve(Buffer.from('<svg/>'))],
    ['has other proportions', () => cutOutOf('', { width: 320, height: 320 })],
    ['is over 32 kB', () => Promise.resolve(Buffer.alloc(32 * 1024 + 1))],
  ])('refuses a cut-out that %s, and stores nothing', async (_, cutOut) => {
    const kim = shop.visitor()
    const response = await sendArtwork(kim, await makeSignJpg(), {}, await cutOut())
    expect([response.status, (await response.json()).code]).toEqual([422, 'cut-out-unfit'])
    const list = artworkListSchema.parse(await (await kim.get('/api/artwork')).json())
    expect(list.artwork).toEqual([])
  })
})
