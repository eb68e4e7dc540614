// Runs on both databases.
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { artworkSchema } from '../../../../contract/artwork.ts'
import { imageSchema } from '../../../../contract/image.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../../tests/setup/checkout-shop.ts'
import { SIGN_SVG } from '../../../../tests/setup/decal-calls.ts'
import { uploadImage } from '../../../../tests/setup/image-calls.ts'
import type { TestVisitor } from '../../../../tests/setup/visitor.ts'
import { ARTWORK_QUOTA } from '../../artwork/accept-artwork.ts'
import { artworks } from '../../../db/schema/designs.ts'

const pageSchema = z.object({
  images: z.array(imageSchema).nullable(),
  notice: z.object({ tone: z.string(), title: z.string(), text: z.string() }).nullable(),
  asked: imageSchema.nullable(),
})

let shop: CheckoutShop
let photo: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop()
  photo = await picture()
  await warmUp()
})
afterAll(() => shop.close())

/** Uploads an image until it works, because on a busy machine, the engine's first start may take longer than a request may wait. */
async function warmUp(): Promise<void> {
  const anyone = shop.visitor()
  const { id } = await uploadImage(anyone, photo)
  for (let tries = 0; tries < 8; tries += 1)
    if ((await post(anyone, `/images/${id}/decal`)).status === 303) return
}

/** Draws a picture from which a decal can be made: a motif on a white background. */
const picture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="150" fill="#0f6373"/></svg>',
    ),
  )
    .png()
    .toBuffer()

const pageOf = async (response: Response | Promise<Response>) =>
  pageSchema.parse(await (await response).json())

function sendForm(
  of: TestVisitor,
  fields: Record<string, string | File>,
  path = '/images',
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return of.upload(path, form)
}

const file = (bytes: Uint8Array | string, name = 'mark.png') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)
const post = (of: TestVisitor, path: string) => sendForm(of, {}, path)

describe('/images', () => {
  it('is empty for a new visitor, never cached, and sets no cookie', async () => {
    const response = await shop.visitor().get('/images')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await pageOf(response)).toEqual({ images: [], notice: null, asked: null })
  })

  it('accepts an image by a plain form, as a file or into the database, and shows it first', async () => {
    const kim = shop.visitor()
    for (const storage of ['file', 'base64']) {
      const sent = await sendForm(kim, { image: file(photo, `${storage}.png`), storage })
      expect([sent.status, sent.headers.get('location')]).toEqual([303, '/images?done=uploaded'])
    }
    const { images, notice } = await pageOf(kim.get('/images?done=uploaded'))
    expect(images?.map(({ originalName, hasData }) => [originalName, hasData])).toEqual([
      ['base64.png', true],
      ['file.png', false],
    ])
    expect(notice?.title).toBe('Image uploaded')
  })

  it('reports errors with the messages of the specification', async () => {
    const kim = shop.visitor()
    const none = await sendForm(kim, { image: file('', '') })
    expect([none.status, (await pageOf(none)).notice?.title]).toEqual([422, 'Please select a file to upload'])
    const html = await sendForm(kim, { image: file('<script>alert(1)</script>') })
    const { notice, images } = await pageOf(html)
    expect([html.status, notice, images]).toEqual([
      422,
      {
        tone: 'error',
        title: 'Failed to upload image. Please try again.',
        text: 'Please choose a PNG, JPG, WebP, GIF or SVG file.',
      },
      [],
    ])
    const large = await sendForm(kim, { image: file(new Uint8Array(21 * 1024 * 1024)) })
    expect([large.status, (await pageOf(large)).notice]).toEqual([
      413,
      {
        tone: 'error',
        title: 'Failed to upload image. Please try again.',
        text: 'A file can be up to 20 MB.',
      },
    ])
  })

  it('asks for confirmation, and deletes by a plain form', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    expect((await pageOf(kim.get(`/images?delete=${id}`))).asked?.id).toBe(id)
    expect((await kim.get(`/images/${id}/delete`)).headers.get('location')).toBe('/images')
    expect((await pageOf(kim.get('/images'))).images).toHaveLength(1)
    const sent = await post(kim, `/images/${id}/delete`)
    expect(sent.headers.get('location')).toBe('/images?done=deleted')
    expect((await pageOf(kim.get('/images'))).images).toEqual([])
    const again = await post(kim, `/images/${id}/delete`)
    expect([again.status, (await pageOf(again)).notice?.title]).toEqual([
      404,
      'Failed to delete image. Please try again.',
    ])
  })
})

describe('a decal from an image', () => {
  const madeOf = async (of: TestVisitor, id: string) => {
    const sent = await post(of, `/images/${id}/decal`)
    const to = new URL(sent.headers.get('location') ?? '', 'https://shop.example')
    expect([sent.status, to.pathname, to.searchParams.get('tab')]).toEqual([
      303,
      '/design-generator',
      'upload',
    ])
    return artworkSchema.parse(await (await of.get(`/api/artwork/${to.searchParams.get('artwork')}`)).json())
  }

  it('becomes separate artwork in the design generator, and outlives the image', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo, { name: 'Mark.png' })
    const made = await madeOf(kim, id)
    expect(made).toMatchObject({ fileName: 'Mark.png', format: 'png', saved: false })
    await kim.send('DELETE', `/api/images/${id}`)
    expect((await kim.get(made.links.self)).status).toBe(200)
  })

  it('is made from vector shapes if the image has any, otherwise from its pixels', async () => {
    const kim = shop.visitor()
    const sign = await uploadImage(kim, SIGN_SVG)
    expect(await madeOf(kim, sign.id)).toMatchObject({ format: 'svg', dpi: null })
    const gif = await uploadImage(kim, await sharp(photo).gif().toBuffer(), { name: 'mark.gif' })
    expect(await madeOf(kim, gif.id)).toMatchObject({ format: 'gif', fileName: 'mark.gif' })
  })

  it("can't be made from another’s image, which gets the same response as an unknown id", async () => {
    const [kim, eve] = [shop.visitor(), shop.visitor()]
    const { id } = await uploadImage(kim, photo)
    await uploadImage(eve, photo)
    for (const path of [`/images/${id}`, `/images/${'A'.repeat(22)}`, '/images/..%2f..%2fetc'])
      for (const form of ['decal', 'delete']) {
        const sent = await post(eve, `${path}/${form}`)
        expect([path, sent.status]).toEqual([path, 404])
        expect(JSON.stringify(await sent.json())).not.toContain(id)
      }
    expect((await post(shop.visitor(), `/images/${id}/decal`)).status).toBe(404)
    expect((await pageOf(eve.get(`/images?delete=${id}`))).asked).toBeNull()
    expect((await pageOf(kim.get('/images'))).images).toHaveLength(1)
  })

  it('is refused with a message when the quota for decal files is full', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    const made = await madeOf(kim, id)
    const [row] = await shop.db.select().from(artworks).where(eq(artworks.id, made.id))
    if (!row) throw new Error('No artwork')
    const more = Array.from({ length: ARTWORK_QUOTA.files }, (_, i) => ({
      ...row,
      id: `Filled${String(i).padStart(16, '0')}`,
    }))
    await shop.db.insert(artworks).values(more)
    const sent = await post(kim, `/images/${id}/decal`)
    expect([sent.status, (await pageOf(sent)).notice?.text]).toEqual([
      422,
      "You've reached the limit for decal files. Please delete some in My Designs first.",
    ])
  })

  it('another site can neither upload, delete nor make a decal', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, photo)
    for (const path of ['/images', `/images/${id}/delete`, `/images/${id}/decal`]) {
      const sent = await kim.ask(path, {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
        body: new FormData(),
      })
      expect(sent.status).toBe(403)
    }
    expect((await pageOf(kim.get('/images'))).images).toHaveLength(1)
  })
})
