import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { jobListSchema } from '../../../contract/job.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { uploadImage } from '../../../tests/setup/image-calls.ts'
import { problemSchema } from '../../../contract/problem.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'
const LINE = '/api/calculators/apparel/line'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })))
afterAll(() => shop.close())

const jobs = async () =>
  jobListSchema.parse(await (await (await shop.operator()).get('/api/operator/jobs')).json()).jobs

describe('artwork attached to the line of a calculator', () => {
  it('is named on the order, and the print room has its original file, even after its owner removes it', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, LOGO, { name: 'crest.svg' })
    const line = calculatorLineSchema.parse(
      await (await kim.send('POST', LINE, { values: {}, imageId: id })).json(),
    )
    expect(line).toMatchObject({ price: '404.50', name: '50 × T-shirt, black, with crest.svg' })
    const variantId = parseNumericGid(line.merchandiseId, 'ProductVariant') ?? 0
    const order = await shop.buy(kim, await shop.fillCart({ variantId }))
    expect(await (await kim.get(order)).json()).toMatchObject({
      lines: [{ attributes: expect.arrayContaining([{ key: 'Artwork', value: 'crest.svg' }]) }],
    })

    expect((await kim.send('DELETE', `/api/images/${id}`, {})).status).toBe(204)
    const [job] = await jobs()
    expect(job?.missing).toEqual([{ code: 'buyer', message: 'The customer attached artwork: crest.svg.' }])
    const address = job?.links.artwork ?? ''
    expect(await (await (await shop.operator()).get(address)).text()).toBe(LOGO)
    expect((await shop.visitor().get(address)).status).toBe(404)
  })

  it('belongs to the visitor: another visitor’s artwork is refused like an unknown or a removed one', async () => {
    const [kim, lee] = [shop.visitor(), shop.visitor()]
    const { id } = await uploadImage(kim, LOGO)
    const refused = async (imageId: string) => {
      const answer = await lee.send('POST', LINE, { values: {}, imageId })
      return [answer.status, problemSchema.parse(await answer.json()).code]
    }
    expect(await refused(id)).toEqual([404, 'unknown-image'])
    expect(await refused('A'.repeat(id.length))).toEqual([404, 'unknown-image'])
    expect(await refused('../../etc/passwd')).toEqual([404, 'unknown-image'])
    await kim.send('DELETE', `/api/images/${id}`, {})
    expect((await kim.send('POST', LINE, { values: {}, imageId: id })).status).toBe(404)
  })

  it('makes a line of its own, and one image makes one line', async () => {
    const kim = shop.visitor()
    const { id } = await uploadImage(kim, LOGO)
    const sold = async (body: object) =>
      calculatorLineSchema.parse(await (await kim.send('POST', LINE, { values: {}, ...body })).json())
        .merchandiseId
    const [plain, first, again] = [await sold({}), await sold({ imageId: id }), await sold({ imageId: id })]
    expect(first).not.toBe(plain)
    expect(again).toBe(first)
  })
})
