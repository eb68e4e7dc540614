// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personalizationCopy } from '../../../content/personalization.ts'
import { cartDetailsSchema } from '../../../contract/cart-page.ts'
import { personalizationSchema } from '../../../domain/personalization/personalization.ts'
import { carts } from '../../db/schema/cart.ts'
import { products } from '../../db/schema/catalogue.ts'
import { createCart } from '../create-cart.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
let visitor: TestVisitor
let visitors = 0
beforeAll(async () => {
  shop = await openCheckoutShop()
  await shop.addDiscount({ code: 'TEN', type: 'percentage', value: 10, title: '10 % off' })
})
afterAll(() => shop.close())
beforeEach(() => {
  visitors += 1
  visitor = new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL, `198.51.100.${visitors}`)
})

async function fill(quantity = 1, stock: number | null = 100) {
  const variantId = await shop.stockProduct({ priceCents: 20_00, stock })
  const lines = [{ variantId, quantity, attributes: [] }]
  const made = await createCart(shop.deps, { lines, details: {}, visitorHash: null })
  if (!made.ok) throw new Error('no cart')
  return { id: made.cart.id, lineId: made.cart.lines[0]?.id ?? '', variantId }
}

const extras = async (response: Response) => cartDetailsSchema.parse(await response.json())

describe('/api/carts/{cartId}', () => {
  it('shows what a heavy cart costs to ship, and never that it ships free', async () => {
    const { id } = await fill(10)
    const weigh = (grams: number) => shop.pool.query('update variants set grams = $1', [grams])
    const said = async () => (await extras(await visitor.get(`/api/carts/${id}/extras`))).freeShipping
    await weigh(1_000)
    expect(await said()).toMatchObject({
      text: 'Shipping within Canada is free for this order.',
      note: expect.stringContaining(
        'About 10 kg in total, too heavy for free shipping to the United States.',
      ),
    })
    await weigh(4_000)
    expect(await said()).toMatchObject({ text: expect.stringContaining('CA$149.99'), note: null })
    await weigh(0)
    expect((await said())?.note).toBeNull()
  })

  it('saves note and code, and returns the free-shipping progress', async () => {
    const { id } = await fill(2)
    await visitor.send('PUT', `/api/carts/${id}/note`, { note: 'For a canoe' })
    const answer = await visitor.send('PUT', `/api/carts/${id}/discount`, { code: 'ten' })
    expect(await extras(answer)).toMatchObject({
      subtotal: '40.00',
      note: 'For a canoe',
      discount: { code: 'TEN', amount: '4.00', holds: true },
      freeShipping: { amountCents: 36_00, goalCents: 75_00 },
    })
    expect(
      await extras(await visitor.send('PUT', `/api/carts/${id}/discount`, { code: null })),
    ).toMatchObject({
      discount: null,
    })
  })

  it('marks exactly the lines that wait for a proof', async () => {
    const { id, lineId, variantId } = await fill()
    const get = async () => extras(await visitor.get(`/api/carts/${id}/extras`))
    expect((await get()).lineNotes).toEqual({})
    await shop.db
      .update(products)
      .set({ personalization: personalizationSchema.parse({ kind: 'artwork', artwork: { label: 'Logo' } }) })
      .where(sql`id = (select product_id from variants where id = ${variantId})`)
    expect((await get()).lineNotes).toEqual({ [lineId]: personalizationCopy.proof.line })
  })

  it.each([
    ['NEVER', 422, 'unknown-discount'],
    ['   ', 422, 'no-code'],
    [7, 422, 'invalid-body'],
    ['x'.repeat(101), 422, 'invalid-body'],
  ])('refuses the code %s', async (code, status, problem) => {
    const { id } = await fill()
    const answer = await visitor.send('PUT', `/api/carts/${id}/discount`, { code })
    expect([answer.status, await answer.json()]).toMatchObject([status, { code: problem }])
  })

  it("doesn't find a cart under another spelling of its id", async () => {
    for (const id of ['0'.repeat(22), 'me', '..%2f..', "'"]) {
      expect((await visitor.get(`/api/carts/${id}/extras`)).status).toBe(404)
      expect((await visitor.send('PUT', `/api/carts/${id}/note`, { note: '' })).status).toBe(404)
      const saving = await visitor.send('POST', `/api/carts/${id}/saved`, { lineId: crypto.randomUUID() })
      expect([saving.status, saving.headers.get('set-cookie')]).toEqual([404, null])
    }
  })

  it("returns only the saved items of an ordered cart, and doesn't change it", async () => {
    const { id, lineId } = await fill()
    await visitor.send('PUT', `/api/carts/${id}/note`, { note: 'For a canoe' })
    await visitor.send('POST', `/api/carts/${id}/saved`, { lineId })
    await shop.deps.db.update(carts).set({ status: 'completed' }).where(eq(carts.id, id))
    const told = await extras(await visitor.get(`/api/carts/${id}/extras`))
    expect(told).toMatchObject({
      subtotal: '0.00',
      note: '',
      discount: null,
      saved: [{ quantity: 1, attributes: [] }],
    })
    expect((await visitor.send('PUT', `/api/carts/${id}/note`, { note: 'Late' })).status).toBe(404)
  })

  it('never returns another visitor’s saved items, not even to someone who knows the cart', async () => {
    const { id, lineId } = await fill()
    const saved = await extras(await visitor.send('POST', `/api/carts/${id}/saved`, { lineId }))
    expect(saved.saved).toMatchObject([{ quantity: 1, price: '20.00', available: true }])
    const stranger = new TestVisitor(shop.app, shop.deps.env.PUBLIC_URL)
    expect((await extras(await stranger.get(`/api/carts/${id}/extras`))).saved).toEqual([])
    const savedId = saved.saved[0]?.id ?? ''
    expect((await stranger.send('POST', `/api/carts/${id}/saved/${savedId}/return`)).status).toBe(404)
    expect((await stranger.send('DELETE', `/api/saved-for-later/${savedId}`)).status).toBe(404)
    const back = await visitor.send('POST', `/api/carts/${id}/saved/${savedId}/return`)
    expect(await extras(back)).toMatchObject({ subtotal: '20.00', saved: [] })
  })

  it('reports short stock, and moves a line back once for twenty clicks', async () => {
    const { id, lineId, variantId } = await fill(3, 3)
    const { saved } = await extras(await visitor.send('POST', `/api/carts/${id}/saved`, { lineId }))
    const address = `/api/carts/${id}/saved/${saved[0]?.id}/return`
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.send('POST', address)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(19)
    const again = await extras(await visitor.get(`/api/carts/${id}/extras`))
    expect(again).toMatchObject({ subtotal: '60.00', saved: [] })
    expect(await shop.stockOf(variantId)).toBe(3)
  })

  it('deletes dropped items', async () => {
    const { id, lineId } = await fill()
    const { saved } = await extras(await visitor.send('POST', `/api/carts/${id}/saved`, { lineId }))
    expect((await extras(await visitor.get('/api/saved-for-later'))).saved).toHaveLength(1)
    await visitor.send('DELETE', `/api/saved-for-later/${saved[0]?.id}`)
    expect((await extras(await visitor.get('/api/saved-for-later'))).saved).toEqual([])
  })

  it('refuses requests from another site', async () => {
    const { id } = await fill()
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const answer = await visitor.ask(`/api/carts/${id}/note`, {
      method: 'PUT',
      headers,
      body: '{"note":"x"}',
    })
    expect(answer.status).toBe(403)
  })
})
