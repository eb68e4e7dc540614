import { afterEach, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import type { SegmentationModel } from '../../gateways/segmentation-model.ts'

let shop: CheckoutShop | undefined
afterEach(() => shop?.close())

const send = (of: TestVisitor, bytes = 900) => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }))
  return of.upload('/api/subject-guess', form)
}
const open = async (findSubject: SegmentationModel['findSubject']) => {
  shop = await openCheckoutShop({ segmentationModel: { findSubject } })
  return shop.visitor()
}
const MASK = new Uint8Array([137, 80, 78, 71])

describe('the guess of a segmentation model', () => {
  it('is offered and answered in a shop that has one', async () => {
    const sizes: number[] = []
    const kim = await open(async (photo) => {
      sizes.push(photo.size)
      return { ok: true, mask: MASK }
    })
    expect(await (await kim.get('/api/subject-guess')).json()).toEqual({ isOffered: true })
    const response = await send(kim)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(MASK)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(sizes).toEqual([900])
  })

  it('is not there in a shop without one', async () => {
    shop = await openCheckoutShop()
    const kim = shop.visitor()
    expect(await (await kim.get('/api/subject-guess')).json()).toEqual({ isOffered: false })
    const response = await send(kim)
    expect([response.status, (await response.json()).code]).toEqual([404, 'segmentation-model-off'])
  })

  it('refuses large photos before the model sees them, and says so if the model fails', async () => {
    let calls = 0
    const kim = await open(async () => {
      calls += 1
      return { ok: false, reason: 'timeout', detail: 'slow' }
    })
    expect((await send(kim, 1024 * 1024 + 1)).status).toBe(413)
    expect(calls).toBe(0)
    const response = await send(kim)
    expect([response.status, (await response.json()).code]).toEqual([503, 'segmentation-model-failed'])
  })

  it('is limited like drawings', async () => {
    const kim = await open(async () => ({ ok: true, mask: MASK }))
    const statuses: number[] = []
    for (let n = 0; n < 61; n += 1) statuses.push((await send(kim)).status)
    expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
    expect(statuses[60]).toBe(429)
  })
})
