// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CartPageShop, openCartPageShop } from '../../../tests/setup/cart-page.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SHOPPER_ADDRESS } from '../../../tests/setup/shopper.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'

let opened: CartPageShop
let shop: CheckoutShop
beforeAll(async () => {
  opened = await openCartPageShop()
  shop = opened.shop
})
afterAll(() => shop.close())

const MURAL = { width: '12', height: '8', laminate: 'yes', words: 'A lake at dawn' }
const HUNG = { ...MURAL, installation: 'niagara' }
const SAID = [
  { key: 'Scrubbable laminate', value: expect.any(String) },
  { key: 'Picture and wall', value: 'A lake at dawn' },
]
const TEXAS = { country: 'US', province: 'TX', city: 'Houston', postalCode: '77001' }
const THOROLD = { city: 'Thorold', postalCode: 'L2V 1A1' }

/** Creates a shopper with a mural in the cart, and opens the cart page and the checkout. */
async function withMural(question: Record<string, string> = MURAL) {
  const kim = opened.nextShopper()
  const { told, checkoutUrl, lines } = await kim.sendForm('/calculators/murals/cart', question)
  expect(told).toBe('Added to cart')
  const buyer = shop.shopper()
  buyer.cookie = kim.cookie
  return { kim, buyer, token: checkoutUrl?.replace('/checkout/', '') ?? '', lineId: lines[0]?.id ?? '' }
}

describe('an item made to a specification', () => {
  it('is described in full in the cart, at checkout, on the review and in the mail', async () => {
    const { kim, buyer, token } = await withMural()
    const line = { title: expect.stringContaining('laminated'), attributes: expect.arrayContaining(SAID) }
    expect(await (await kim.get('/cart')).json()).toMatchObject({
      lines: [
        {
          ...line,
          path: expect.stringContaining('width=12&height=8'),
          isPricedWhole: true,
          proofFirst: true,
        },
      ],
    })
    const goods = { title: 'Wall mural', attributes: expect.arrayContaining(SAID) }
    expect((await buyer.open(`/checkout/${token}`)).page).toMatchObject({ lines: [goods] })
    const review = await buyer.review(token)
    expect(review).toMatchObject({ kind: 'review' })
    expect((await buyer.open(`/checkout/${token}/review`)).page).toMatchObject({ lines: [goods] })
    await buyer.decide((await buyer.place(token, review)).location)
    await sendDueMail(shop.deps)
    expect(shop.sent.map(({ text }) => text).join()).toContain('Picture and wall: A lake at dawn')
  })

  it('has no delivery date before its proof is approved, neither on the review nor on the order', async () => {
    const { buyer, token } = await withMural()
    const words = /^Wall mural: we’ll send you a proof first\..*shipping then takes 5 to 7 business days\.$/
    expect((await buyer.open(`/checkout/${token}`)).page).toMatchObject({
      lines: [{ proofFirst: true }],
      deliveries: [{ note: expect.stringContaining('after you approve your proof') }, {}],
    })
    const review = await buyer.review(token)
    expect((await buyer.open(`/checkout/${token}`)).page).toMatchObject({
      amounts: { shipping: { note: expect.stringMatching(/business days after you approve your proof$/) } },
    })
    expect((await buyer.open(`/checkout/${token}/review`)).page).toMatchObject({
      lines: [{ proofFirst: true }],
      delivery: expect.stringMatching(words),
    })
    const { location } = await buyer.decide((await buyer.place(token, review)).location)
    expect((await buyer.open(location)).page).toMatchObject({
      kind: 'order',
      delivery: expect.stringMatching(words),
    })
  })

  it('with installation in Niagara is sold only to an address there', async () => {
    const { buyer, token } = await withMural(HUNG)
    const fill = async (fields: Record<string, string>) => {
      await buyer.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, ...fields, next: 'review' })
      return (await buyer.open(`/checkout/${token}/review`)).location
    }
    expect(await fill(TEXAS)).toContain('notice=incomplete')
    expect((await buyer.open(`/checkout/${token}`)).page).toMatchObject({
      errors: { postalCode: expect.stringContaining('only install in the Niagara region') },
    })
    expect(await fill({ delivery: 'pickup' })).toContain('notice=incomplete')
    expect(await fill(THOROLD)).toBe('')
  })

  it('is in the cart once: another quantity has another price', async () => {
    const { kim, token, lineId } = await withMural()
    const refused = { message: expect.stringContaining('for this exact quantity'), lines: [{ quantity: 1 }] }
    expect(await kim.sendForm('/calculators/murals/cart', MURAL)).toMatchObject(refused)
    expect(await kim.sendForm('/cart/update', { lineId, quantity: '2' })).toMatchObject(refused)
    // An old cart may still contain several pieces of a calculator's item, because the shop allowed that in the past. The shopper must be
    // able to reduce the quantity.
    await shop.setQuantity(token, 3)
    expect(await kim.sendForm('/cart/update', { lineId, quantity: '2' })).toMatchObject({
      message: null,
      lines: [{ quantity: 2 }],
    })
  })
})
