// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { jobListSchema } from '../../../contract/job.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })))
afterAll(() => shop.close())

const SIGNS = '/api/calculators/yard-signs/line'

async function lineOf(kim: TestVisitor, path: string, values: Record<string, string>) {
  const answer = await kim.send('POST', path, { values })
  expect(answer.status).toBe(200)
  const line = calculatorLineSchema.parse(await answer.json())
  return { ...line, variantId: parseNumericGid(line.merchandiseId, 'ProductVariant') ?? 0 }
}

describe('POST /api/calculators/{kind}/line', () => {
  it('computes the price by the shop’s rules, and ignores prices in the request', async () => {
    const kim = shop.visitor()
    const answer = await kim.send('POST', SIGNS, {
      values: { quantity: '25', design: 'service', price: '0.01', totalCents: '1' },
      price: '0.01',
    })
    expect(await answer.json()).toMatchObject({
      price: '644.74',
      currencyCode: 'CAD',
      title: 'Custom yard signs',
      name: '25 signs, 18 × 24 in, with design',
    })
    const labels = await lineOf(kim, '/api/calculators/labels/line', { type: 'qr', material: 'vinyl' })
    expect(labels.price).toBe('129.60')
  })

  it('returns the same line for the same request of a visitor, and another line for another visitor', async () => {
    const [kim, lee] = [shop.visitor(), shop.visitor()]
    const first = await lineOf(kim, SIGNS, { quantity: '10' })
    const again = await lineOf(kim, SIGNS, { quantity: '10', size: '18x24' })
    const other = await lineOf(lee, SIGNS, { quantity: '10' })
    expect(again.merchandiseId).toBe(first.merchandiseId)
    expect(other.merchandiseId).not.toBe(first.merchandiseId)
  })

  it.each([
    ['/api/calculators/no-such/line', { quantity: '1' }, 404],
    ['/api/calculators/__proto__/line', {}, 404],
    [SIGNS, { quantity: '7' }, 422],
    [SIGNS, { quantity: '-1' }, 422],
    [SIGNS, { quantity: '1e9' }, 422],
    [SIGNS, { size: '100x100' }, 422],
    [SIGNS, { words: 'x'.repeat(301) }, 422],
  ])('refuses %s with %j', async (path, values, status) => {
    expect((await shop.visitor().send('POST', path, { values })).status).toBe(status)
  })

  it('names the field whose value isn’t offered', async () => {
    const answer = await shop.visitor().send('POST', SIGNS, { values: { quantity: '7' } })
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'values.quantity' }] })
  })

  it('is ordered like any product; order and ticket state the specification in words', async () => {
    const kim = shop.visitor()
    const { variantId } = await lineOf(kim, SIGNS, { quantity: '50', size: '16x20', words: 'Sold by Kim' })
    const order = await shop.buy(kim, await shop.fillCart({ variantId }))
    const page: unknown = await (await kim.get(order)).json()
    const said = [
      { key: 'Size', value: '16" × 20"' },
      { key: 'How many signs', value: '50' },
      { key: 'Design', value: 'I have a design' },
      { key: 'Text on the sign', value: 'Sold by Kim' },
    ]
    expect(page).toMatchObject({
      lines: [
        {
          title: 'Custom yard signs',
          totalCents: 999_50,
          attributes: said,
          imageSrc: expect.stringMatching(/^\/proofs\/lines\/\d+-[\w-]{22}\.png$/),
        },
      ],
    })
    const { jobs } = jobListSchema.parse(
      await (await (await shop.operator()).get('/api/operator/jobs')).json(),
    )
    expect(jobs.find(({ title }) => title === 'Custom yard signs')).toMatchObject({
      missing: [{ code: 'buyer' }],
      remarks: said.map(({ key, value }) => `${key}: ${value}`),
    })
  })
})

describe('the form of a calculator without scripts', () => {
  it('adds the choice to the cart at the shop’s price', async () => {
    const kim = shop.visitor()
    const form = new FormData()
    for (const [name, value] of Object.entries({ quantity: '10', price: '1', size: '18x24' }))
      form.set(name, value)
    const sent = await kim.upload('/calculators/yard-signs/cart', form)
    expect(sent.headers.get('location')).toBe('/cart?told=added')
    expect(await (await kim.get('/cart')).text()).toContain('299.90')
  })

  it('returns to the page with what was typed if it can’t be parsed', async () => {
    const sent = await shop
      .shopper()
      .send('/calculators/yard-signs/cart', { quantity: '7', words: 'Open house' })
    expect(sent).toMatchObject({
      status: 303,
      location: '/collection/custom-yard-signs?quantity=7&words=Open+house#calculator',
    })
  })

  it('is accepted from the shop’s own pages only', async () => {
    const foreign = await shop
      .shopper()
      .send(
        '/calculators/yard-signs/quote',
        {},
        { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      )
    expect(foreign.status).toBe(403)
  })
})
