import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SIGN_SVG } from '../../../tests/setup/decal-calls.ts'
import { uploadImage, sendImage } from '../../../tests/setup/image-calls.ts'
import { startFakeS3 } from '../../../tests/setup/fake-s3.ts'
import { images } from '../../db/schema/images.ts'
import { createS3Store } from '../../gateways/object-store-s3.ts'
import { runDueFileRemovals } from '../../accounts/erase/file-removal.ts'

let s3: Awaited<ReturnType<typeof startFakeS3>>
let shop: CheckoutShop
beforeAll(async () => {
  s3 = await startFakeS3()
  shop = await openCheckoutShop({ store: createS3Store(s3.settings) })
})
beforeEach(() => {
  s3.state.behaviour = 'works'
})
afterAll(async () => {
  await shop.close()
  await s3.stop()
})

describe('images in an S3-compatible store', () => {
  it('are stored as original and as preview, and are deleted from there', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, SIGN_SVG, { name: 'sign.svg' })
    expect([...s3.objects.keys()]).toEqual([`images/${id}/original`, `images/${id}/preview`])
    expect(s3.objects.get(`images/${id}/original`)?.toString()).toBe(SIGN_SVG)
    const shown = await kim.get(`/api/images/${id}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(await (await kim.get(`/api/images/${id}/original`)).text()).toBe(SIGN_SVG)
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(204)
    expect(s3.objects.size).toBe(0)
  })

  it('are refused while the store fails: nothing is stored, and the message is the one in the specification', async () => {
    const kim = shop.visitor()
    await uploadImage(kim, SIGN_SVG, { name: 'first.svg' })
    const before = (await shop.db.select().from(images)).length
    s3.state.behaviour = 'fails'
    const refused = await sendImage(kim, SIGN_SVG)
    expect([refused.status, z.object({ code: z.string() }).parse(await refused.json()).code]).toEqual([
      503,
      'store-away',
    ])
    const form = new FormData()
    form.set('image', new File([SIGN_SVG], 'sign.svg'))
    expect(await (await kim.upload('/images', form)).text()).toContain(
      'Failed to upload image. Please try again.',
    )
    expect(await shop.db.select().from(images)).toHaveLength(before)
    s3.state.behaviour = 'works'
    expect((await sendImage(kim, SIGN_SVG)).status).toBe(201)
  })

  it('that are removed while the store fails are deleted from it once it works again', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, SIGN_SVG, { name: 'sign.svg' })
    s3.state.behaviour = 'fails'
    expect((await kim.send('DELETE', `/api/images/${id}`)).status).toBe(204)
    expect((await kim.get(`/api/images/${id}`)).status).toBe(404)
    await runDueFileRemovals(shop.deps)
    expect(s3.objects.has(`images/${id}/original`)).toBe(true)
    s3.state.behaviour = 'works'
    shop.clock.ahead = 24 * 60 * 60 * 1_000
    await runDueFileRemovals(shop.deps)
    expect([...s3.objects.keys()].filter((key) => key.includes(id))).toEqual([])
  })
})
