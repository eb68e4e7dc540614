// Runs on both databases.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { previewSchema } from '../../../contract/preview.ts'
import { personalizationSchema } from '../../../domain/personalization/personalization.ts'
import { PRODUCTION_METHOD_COLUMN } from '../../../domain/production/product-making.ts'
import { startEngine, addCatalogueDecal } from '../../../tests/fixtures/print-room.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { uploadImage } from '../../../tests/setup/image-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { DESIGN_COLUMN } from '../../catalogue/index.ts'
import { products, variants } from '../../db/schema/catalogue.ts'

let shop: CheckoutShop
let kim: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop()
  await startEngine(shop)
  kim = shop.visitor()
})
afterAll(() => shop.close())

const LETTERING = { by: 'film', lettering: { hand: 'block', hands: { Block: 'block', Script: 'script' } } }
const NAME = { kind: 'words', fields: [{ label: 'Boat name', maxLength: 24 }] } as const
const COMPANY = { kind: 'words', fields: [{ label: 'Company', maxLength: 40 }] } as const
const LOGO = { kind: 'artwork', artwork: { label: 'Your logo' } } as const

async function stock(
  options: Record<string, string>,
  making: object,
  needs: Parameters<typeof personalizationSchema.parse>[0],
  design: object | null = null,
): Promise<number> {
  const { productId, variantId } = await addCatalogueDecal(shop, options, { design: null })
  const drawing = design && { [DESIGN_COLUMN]: JSON.stringify(design) }
  await shop.db
    .update(products)
    .set({
      extraColumns: { [PRODUCTION_METHOD_COLUMN]: JSON.stringify(making), ...drawing },
      personalization: personalizationSchema.parse(needs),
    })
    .where(eq(products.id, productId))
  return variantId
}

async function preview(variantId: number, query: Record<string, string>, by = kim) {
  const answer = await by.get(`/api/previews/${variantId}?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return previewSchema.parse(await answer.json()).drawn
}
const statusOf = async (variantId: number, query: Record<string, string>, by = kim) =>
  (await by.get(`/api/previews/${variantId}?${new URLSearchParams(query)}`)).status

const drawingIn = (picture: string | undefined): string =>
  Buffer.from(picture?.split(',')[1] ?? '', 'base64').toString()

describe('GET /api/previews/:variantId', () => {
  it('draws the words in the typeface, colour and size of the variant', async () => {
    const block = await stock({ Height: '4 in', Colour: 'Red', Typeface: 'Block' }, LETTERING, NAME)
    const script = await stock({ Height: '4 in', Colour: 'Navy', Typeface: 'Script' }, LETTERING, NAME)
    const words = { 'words:Boat name': 'Second Wind' }
    const [first, second] = [await preview(block, words), await preview(script, words)]
    expect(drawingIn(first?.picture)).toContain('#c8242b')
    expect(drawingIn(second?.picture)).toContain('#15305a')
    expect(first?.heightMm).toBeCloseTo(108.8, 0)
    expect(first?.widthMm).toBeCloseTo(1092.6, 0)
    expect(second?.widthMm).toBeLessThan(1000)
    const shorter = await preview(block, { 'words:Boat name': 'Wind' })
    expect(shorter?.widthMm).toBeLessThan(600)
  })

  it('refuses characters that can’t be cut, refused words, and an unknown variant', async () => {
    const variant = await stock({ Height: '4 in', Colour: 'Red', Typeface: 'Block' }, LETTERING, NAME)
    expect(await statusOf(variant, { 'words:Boat name': 'Noël 🎄' })).toBe(422)
    expect(await statusOf(variant, { 'words:Boat name': 'NIKE' })).toBe(422)
    expect(await statusOf(999_999, {})).toBe(404)
  })

  it('draws artwork within its cut line for its owner, with its sharpness at the variant’s size', async () => {
    const buyer = { by: 'buyer', told: 'Made from the buyer’s own logo.' }
    const small = await stock({ Size: '3 in, set of 10' }, buyer, LOGO)
    const large = await stock({ Size: '18 in' }, buyer, LOGO)
    const disc =
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="440" fill="#c8242b"/></svg>'
    const png = await sharp(Buffer.from(disc)).png().toBuffer()
    const { id } = await uploadImage(kim, png)
    const artwork = { artwork: `image:${id}` }
    const sharpOne = await preview(small, artwork)
    expect(sharpOne).toMatchObject({ verdict: 'fine' })
    expect(sharpOne?.widthMm).toBeCloseTo(76.2, 0)
    expect(await preview(large, artwork)).toMatchObject({ verdict: 'stop' })
    expect(await statusOf(small, artwork, shop.visitor())).toBe(404)
  })

  it('warns of thin lines, of lines in a coarse picture, and of a painted checkerboard', async () => {
    const buyer = { by: 'buyer', told: 'Made from the buyer’s own logo.' }
    const small = await stock({ Size: '3 in, set of 10' }, buyer, LOGO)
    const large = await stock({ Size: '18 in' }, buyer, LOGO)
    const remarks = async (variantId: number, file: string | Uint8Array, name: string) => {
      const { id } = await uploadImage(kim, file, { name })
      return (await preview(variantId, { artwork: `image:${id}` }))?.remarks.join() ?? ''
    }
    const thin = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400"><circle cx="50" cy="50" r="49" fill="#fc0"/>${[20, 35, 50, 65, 80].map((y) => `<path d="M20 ${y}h60v.2H20z" fill="#111"/>`).join('')}</svg>`
    expect(await remarks(small, thin, 'thin.svg')).toContain('finer than 0.35 mm')
    expect(await remarks(large, thin, 'thin.svg')).not.toContain('finer than')
    const coarse = await sharp(Buffer.from(thin)).flatten({ background: '#fff' }).png().toBuffer()
    expect(await remarks(large, coarse, 'coarse.png')).toContain('only a pixel or two wide')
    const squares = Array.from({ length: 400 }, (_, i) => [i % 20, Math.floor(i / 20)] as const)
      .map(([x, y]) => `<path fill="${(x + y) % 2 ? '#ccc' : '#fff'}" d="M${x * 5} ${y * 5}h5v5h-5z"/>`)
      .join('')
    const painted = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="900" height="900">${squares}<circle cx="50" cy="50" r="30" fill="#c8242b"/></svg>`
    const png = await sharp(Buffer.from(painted)).png().toBuffer()
    expect(await remarks(small, png, 'painted.png')).toContain('Your picture contains a checkerboard')
    expect((await uploadImage(kim, png, { name: 'painted.png' })).note).toContain(
      'Your picture contains a checkerboard',
    )
  })

  it('doesn’t warn of fine details in the shop’s own pictures', async () => {
    const wolf = await addCatalogueDecal(shop, { Size: '1 in' })
    const drawn = await preview(wolf.variantId, {})
    expect(drawn?.remarks.join()).not.toContain('finer than')
  })

  it('draws nothing that a person lays out', async () => {
    const hand = { by: 'hand', told: 'Laid out by a person from a photo.' }
    const door = await stock({ Size: '12 x 24 in' }, hand, NAME)
    expect(await preview(door, { 'words:Boat name': 'Roofing' })).toBeNull()
  })

  it('draws the words in the product’s design, as a draft, if the product asks for it', async () => {
    const hand = { by: 'hand', told: 'Laid out by a person from a photo.', draft: true }
    const design = { layout: 'plate', words: ['YOUR TRADE', '905-555-0142'], palette: 'navy-gold' }
    const sign = await stock({ Size: '12 x 24 in, pair' }, hand, COMPANY, design)
    const short = { 'words:Company': 'Roofing' }
    expect(await preview(sign, short)).toMatchObject({ isDraft: true, remarks: [] })
    const long = { 'words:Company': 'Tremblay Brothers Roofing and Siding' }
    expect(await preview(sign, long)).toMatchObject({ isDraft: true })
    const { by, told } = hand
    const undrafted = await stock({ Size: '12 x 24 in, pair' }, { by, told }, COMPANY, design)
    expect(await preview(undrafted, short)).toBeNull()
  })

  it('returns the picture alone, for cart lines', async () => {
    const variant = await stock({ Height: '4 in', Colour: 'Red', Typeface: 'Block' }, LETTERING, NAME)
    const answer = await kim.get(`/api/previews/${variant}/picture?words:Boat+name=Lake`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('redirects to the product’s picture if nothing can be drawn, or if the artwork is another visitor’s', async () => {
    const hand = { by: 'hand', told: 'Laid out by a person from a photo.' }
    const door = await stock({ Size: '12 x 24 in' }, hand, NAME)
    await shop.db.update(variants).set({ imageSrc: '/media/door.png' }).where(eq(variants.id, door))
    const answer = await kim.get(`/api/previews/${door}/picture?words:Boat+name=Lake`)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/media/door.png')
  })
})
