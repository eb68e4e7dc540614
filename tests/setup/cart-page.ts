import { expect } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts'
import { TestVisitor } from './visitor.ts'

const viewSchema = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      title: z.string(),
      attributes: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
  checkoutUrl: z.string().nullable(),
  message: z.string().nullable(),
  told: z.string().nullable(),
  undo: z.string().nullable(),
  extras: z.object({
    note: z.string(),
    discount: z
      .object({ code: z.string(), words: z.string(), holds: z.boolean(), amount: z.string().nullable() })
      .nullable(),
    freeShipping: z
      .object({ text: z.string(), note: z.string().nullable(), goalCents: z.number().nullable() })
      .nullable(),
    saved: z.array(z.object({ id: z.string(), quantity: z.number(), available: z.boolean() })),
  }),
})

export type CartPageShop = { shop: CheckoutShop; nextShopper: () => CartShopper }

/** Opens a shop with three discount codes. The result includes a function that creates shoppers. */
export async function openCartPageShop(): Promise<CartPageShop> {
  const shop = await openCheckoutShop()
  const past = new Date('2020-01-01')
  await shop.addDiscount({
    code: 'NIAGARALOCAL',
    type: 'free-shipping',
    minimumSubtotalCents: 50_00,
    localOnly: true,
    title: 'Free shipping on local orders over $50',
  })
  await shop.addDiscount({ code: 'TEN', type: 'percentage', value: 10, title: '10 % off' })
  await shop.addDiscount({ code: 'OLD', type: 'percentage', value: 10, endsAt: past })
  let shoppers = 0
  const nextShopper = () => {
    shoppers += 1
    return new CartShopper(shop, `203.0.113.${shoppers}`)
  }
  return { shop, nextShopper }
}

/** A visitor of the cart page whose browser doesn't run scripts. */
export class CartShopper extends TestVisitor {
  readonly #publicUrl: string

  constructor({ app, deps }: CheckoutShop, address: string) {
    super(app, deps.env.PUBLIC_URL, address)
    this.#publicUrl = deps.env.PUBLIC_URL
  }

  async open(path = '/cart') {
    return viewSchema.parse(await (await this.get(path)).json())
  }

  /** Submits a form. */
  form(path: string, fields: Record<string, string>): Promise<Response> {
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { origin: this.#publicUrl, 'content-type': 'application/x-www-form-urlencoded' },
    })
  }

  /** Submits a form and follows the redirect. */
  async sendForm(path: string, fields: Record<string, string>) {
    const answer = await this.form(path, fields)
    expect(answer.status).toBe(303)
    return this.open(answer.headers.get('location') ?? '')
  }

  add(variantId: number, quantity = 1) {
    return this.sendForm('/cart', {
      merchandiseId: `gid://shopify/ProductVariant/${variantId}`,
      quantity: String(quantity),
    })
  }

  /** Follows a link, as a browser does. */
  async follow(path: string, headers: Record<string, string> = {}) {
    const answer = await this.get(path, headers)
    expect(answer.status).toBe(303)
    return answer.headers.get('location') ?? ''
  }
}
