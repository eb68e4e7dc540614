// Runs on both databases.
import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type CartPageShop, type CartShopper, openCartPageShop } from '../../../tests/setup/cart-page.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { inferPersonalization } from '../../../domain/personalization/infer-personalization.ts'
import { products } from '../../db/schema/catalogue.ts'

let opened: CartPageShop
let shop: CheckoutShop
let shopper: CartShopper
beforeAll(async () => {
  opened = await openCartPageShop()
  shop = opened.shop
})
afterAll(() => shop.close())
beforeEach(() => {
  shopper = opened.nextShopper()
})

/** Creates a product to which the shopper may add text. */
async function stockWithText(): Promise<string> {
  const variantId = await shop.stockProduct()
  const personalization = inferPersonalization({
    tags: ['custom'],
    descriptionHtml: '',
    makingCell: '',
    textLabel: 'Your text',
  })
  await shop.db
    .update(products)
    .set({ personalization })
    .where(sql`id = (select product_id from variants where id = ${variantId})`)
  return `gid://shopify/ProductVariant/${variantId}`
}

describe('an item removed from the cart', () => {
  it('can be restored, with its quantity', async () => {
    const { lines } = await shopper.add(await shop.stockProduct(), 3)
    const removed = await shopper.sendForm('/cart/update', { lineId: lines[0]?.id ?? '', quantity: '0' })
    expect(removed).toMatchObject({ lines: [], told: 'Item removed' })
    expect(await shopper.sendForm('/cart/undo', { line: removed.undo ?? '' })).toMatchObject({
      lines: [{ quantity: 3 }],
    })
  })

  it.each(['', 'nonsense', Buffer.from('[1,0,[]]').toString('base64url'), 'A'.repeat(5_000)])(
    'is not made up by a hostile form (%#)',
    async (line) => {
      expect(await shopper.sendForm('/cart/undo', { line })).toMatchObject({ lines: [] })
    },
  )
})

describe('a product with the shopper’s text', () => {
  it('goes into the cart with it, separate from the same product with other text,', async () => {
    const merchandiseId = await stockWithText()
    await shopper.sendForm('/cart', { merchandiseId, 'words:Your text': ' ON 12345 ' })
    const cart = await shopper.sendForm('/cart', { merchandiseId, 'words:Your text': 'ON 67890' })
    expect(cart.lines.map(({ attributes, quantity }) => [attributes, quantity])).toEqual([
      [[{ key: 'Your text', value: 'ON 12345' }], 1],
      [[{ key: 'Your text', value: 'ON 67890' }], 1],
    ])
  })

  it('refuses a text that is too long', async () => {
    const merchandiseId = await stockWithText()
    const sent = { merchandiseId, 'words:Your text': 'a'.repeat(251) }
    const answer = await shopper.form('/cart', sent)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      lines: [],
      content: { fields: [{ error: 'That’s 251 characters, and only 250 fit.' }] },
    })
  })
})

describe('the note', () => {
  it('is saved with the cart and shown at checkout, replacing what was typed there before', async () => {
    await shopper.add(await shop.stockProduct())
    const { checkoutUrl } = await shopper.sendForm('/cart/note', { note: 'For a red canoe\r\nNumber 7' })
    const fields = { note: 'Typed before', next: '' }
    await shopper.ask(checkoutUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { origin: shop.deps.env.PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
    })
    const view = await shopper.sendForm('/cart/note', { note: 'For a blue canoe' })
    expect(view).toMatchObject({
      told: 'Note saved.',
      extras: { note: 'For a blue canoe' },
    })
    const form = z.object({ fields: z.object({ note: z.string() }) })
    const checkout = form.parse(await (await shopper.get(checkoutUrl ?? '')).json())
    expect(checkout.fields.note).toBe('For a blue canoe')
  })

  it('has a maximum length', async () => {
    await shopper.add(await shop.stockProduct())
    expect(await shopper.sendForm('/cart/note', { note: 'x'.repeat(5_001) })).toMatchObject({
      message: 'The note is too long.',
      extras: { note: '' },
    })
  })
})

describe('a discount code', () => {
  it('lowers the total and is carried over to checkout', async () => {
    await shopper.add(await shop.stockProduct({ priceCents: 20_00 }))
    const view = await shopper.sendForm('/cart/discount', { code: ' ten ' })
    expect(view.extras.discount).toEqual({ code: 'TEN', words: '10 % off.', holds: true, amount: '2.00' })
    const checkout = z.object({ fields: z.object({ discountCode: z.string() }) })
    const { fields } = checkout.parse(await (await shopper.get(view.checkoutUrl ?? '')).json())
    expect(fields.discountCode).toBe('TEN')
    expect(await shopper.sendForm('/cart/discount', { action: 'remove' })).toMatchObject({
      extras: { discount: null },
    })
  })

  it.each([
    ['NEVER', 'We don’t recognize this discount code.'],
    ['OLD', 'This discount code has expired.'],
    ['  ', 'Please enter a discount code.'],
    ["' or 1=1 --", 'We don’t recognize this discount code.'],
  ])('%s is refused with clear words', async (code, message) => {
    await shopper.add(await shop.stockProduct())
    expect(await shopper.sendForm('/cart/discount', { code })).toMatchObject({
      message,
      extras: { discount: null },
    })
  })

  it('with an unmet minimum has no effect yet, says so, and doesn’t block the checkout', async () => {
    const variantId = await shop.stockProduct({ priceCents: 20_00 })
    await shopper.add(variantId)
    const view = await shopper.sendForm('/cart/discount', { code: 'NIAGARALOCAL' })
    expect(view.extras.discount).toMatchObject({
      holds: false,
      words:
        'Your order is below the minimum for this discount code. Add CA$30.01 to use it (orders over CA$50.00).',
    })
    expect(view.extras.freeShipping?.text).toBe(
      'Add CA$30.01 for free shipping to Niagara postal codes (orders over $50).',
    )
    const checkout = z.object({ fields: z.object({ discountCode: z.string() }), errors: z.object({}) })
    const form = checkout.parse(await (await shopper.get(view.checkoutUrl ?? '')).json())
    expect(form.fields.discountCode).toBe('')
    expect((await shopper.add(variantId, 2)).extras.discount).toMatchObject({ holds: true })
  })

  it('can’t be guessed more than a few times', async () => {
    await shopper.add(await shop.stockProduct())
    for (let tried = 0; tried < 20; tried += 1)
      await shopper.sendForm('/cart/discount', { code: `GUESS${tried}` })
    expect(await shopper.sendForm('/cart/discount', { code: 'TEN' })).toMatchObject({
      message: TOO_MANY_REQUESTS,
      extras: { discount: null },
    })
  })
})

describe('the free-shipping progress', () => {
  it.each([
    [75_00, 'Add CA$0.01 for free shipping within Canada (orders over $75).', 75_00],
    [75_01, 'Shipping within Canada is free for this order.', null],
    [20_00, 'Add CA$55.01 for free shipping within Canada (orders over $75).', 75_00],
  ])('of %d cents', async (priceCents, text, goalCents) => {
    const view = await shopper.add(await shop.stockProduct({ priceCents }))
    expect(view.extras.freeShipping).toMatchObject({ text, goalCents })
  })

  it('counts items after discount and is not shown for downloads', async () => {
    await shopper.add(await shop.stockProduct({ priceCents: 80_00 }))
    const view = await shopper.sendForm('/cart/discount', { code: 'TEN' })
    expect(view.extras.freeShipping?.text).toBe(
      'Add CA$3.01 for free shipping within Canada (orders over $75 after discount).',
    )
    shopper = opened.nextShopper()
    const files = await shopper.add(await shop.stockProduct({ requiresShipping: false }))
    expect(files.extras.freeShipping).toBeNull()
  })
})

describe('an item saved for later', () => {
  it('leaves the cart, survives its order, and returns at today’s price', async () => {
    const variantId = await shop.stockProduct({ priceCents: 5_00 })
    const { lines } = await shopper.add(variantId, 2)
    const saved = await shopper.sendForm('/cart/later', { lineId: lines[0]?.id ?? '' })
    expect(saved).toMatchObject({ lines: [], told: 'Saved for later.', extras: { saved: [{ quantity: 2 }] } })
    await shop.setPrice(variantId, 6_00)
    const savedId = saved.extras.saved[0]?.id ?? ''
    const back = await shopper.sendForm('/cart/saved', { savedId, action: 'return' })
    expect(back).toMatchObject({
      lines: [{ quantity: 2, price: '6.00' }].map(({ quantity }) => ({ quantity })),
    })
    expect(back.extras.saved).toEqual([])
  })

  it('belongs to its visitor only', async () => {
    const { lines } = await shopper.add(await shop.stockProduct())
    const { extras } = await shopper.sendForm('/cart/later', { lineId: lines[0]?.id ?? '' })
    const savedId = extras.saved[0]?.id ?? ''
    const owner = shopper
    shopper = opened.nextShopper()
    const other = await shopper.add(await shop.stockProduct())
    await shopper.sendForm('/cart/later', { lineId: other.lines[0]?.id ?? '' })
    expect(await shopper.sendForm('/cart/saved', { savedId, action: 'return' })).toMatchObject({
      lines: [],
      message: 'This item is no longer in your cart.',
    })
    await shopper.sendForm('/cart/saved', { savedId, action: 'drop' })
    shopper = owner
    expect((await shopper.open()).extras.saved).toHaveLength(1)
    expect((await shopper.sendForm('/cart/saved', { savedId, action: 'drop' })).extras.saved).toEqual([])
  })

  it('returns as far as the stock allows; the rest stays saved', async () => {
    const variantId = await shop.stockProduct({ stock: 5 })
    const { lines } = await shopper.add(variantId, 5)
    const { extras } = await shopper.sendForm('/cart/later', { lineId: lines[0]?.id ?? '' })
    await shopper.add(variantId, 2)
    const back = await shopper.sendForm('/cart/saved', {
      savedId: extras.saved[0]?.id ?? '',
      action: 'return',
    })
    expect(back).toMatchObject({ lines: [{ quantity: 5 }], extras: { saved: [{ quantity: 2 }] } })
  })

  it('is moved once, however often the button is clicked', async () => {
    const { lines } = await shopper.add(await shop.stockProduct(), 2)
    const clicks = Array.from({ length: 5 }, () =>
      shopper.sendForm('/cart/later', { lineId: lines[0]?.id ?? '' }),
    )
    await Promise.all(clicks)
    expect(
      (await shopper.open()).extras.saved.reduce((sum, { quantity }) => sum + quantity, 0),
    ).toBeLessThanOrEqual(2)
  })
})
