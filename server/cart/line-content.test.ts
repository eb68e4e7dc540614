// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { personalizationSchema } from '../../domain/personalization/personalization.ts'
import { type CartPageShop, type CartShopper, openCartPageShop } from '../../tests/setup/cart-page.ts'
import { uploadImage } from '../../tests/setup/image-calls.ts'
import { SHOPPER_ADDRESS } from '../../tests/setup/shopper.ts'
import { products } from '../db/schema/catalogue.ts'
import { images } from '../db/schema/images.ts'
import { jobs } from '../db/schema/jobs.ts'
import { orderLines } from '../db/schema/orders.ts'
import { jobPlanSchema } from '../production/job-plan.ts'

const DOOR = personalizationSchema.parse({
  kind: 'words',
  fields: [
    { label: 'Company name', maxLength: 20 },
    { label: 'Trade', maxLength: 20, required: false },
  ],
  designer: true,
})
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>'
const LOGO = personalizationSchema.parse({ kind: 'artwork', artwork: { label: 'Your logo' } })

const formSchema = z.object({
  content: z.object({
    action: z.string(),
    message: z.string().nullable(),
    fields: z.array(z.object({ label: z.string(), value: z.string(), error: z.string().nullable() })),
    artwork: z
      .object({ error: z.string().nullable(), choices: z.array(z.object({ value: z.string() })) })
      .nullable(),
    designer: z.boolean().nullable(),
  }),
})

let opened: CartPageShop
let kim: CartShopper
beforeAll(async () => {
  opened = await openCartPageShop()
  kim = opened.nextShopper()
})
afterAll(() => opened.shop.close())

async function stock(personalization: z.input<typeof personalizationSchema>): Promise<number> {
  const variantId = await opened.shop.stockProduct()
  await require(variantId, personalization)
  return variantId
}

const require = (variantId: number, personalization: z.input<typeof personalizationSchema>) =>
  opened.shop.db
    .update(products)
    .set({ personalization: personalizationSchema.parse(personalization) })
    .where(sql`id = (select product_id from variants where id = ${variantId})`)

const gid = (variantId: number) => `gid://shopify/ProductVariant/${variantId}`

/** Submits a form that the server is expected to refuse. Returns the form that it shows again, with the typed values. */
async function refused(path: string, fields: Record<string, string>) {
  const answer = await kim.form(path, fields)
  expect(answer.status).toBe(422)
  return formSchema.parse(await answer.json()).content
}

const lastLine = async () => (await kim.open()).lines.at(-1)

async function order(as: CartShopper) {
  const { checkoutUrl } = await as.open()
  const path = await opened.shop.buy(as, checkoutUrl?.split('/').at(-1) ?? '')
  const [line] = await opened.shop.db
    .select()
    .from(orderLines)
    .orderBy(sql`id desc`)
    .limit(1)
  const [job] = await opened.shop.db
    .select()
    .from(jobs)
    .where(eq(jobs.orderLineId, line?.id ?? 0))
  return { path, line, plan: jobPlanSchema.parse(job?.plan) }
}

describe('a product that needs words', () => {
  it('asks for the text before it’s added to the cart, keeps typed values and suggests what would work', async () => {
    const merchandiseId = gid(await stock(DOOR))
    const form = await refused('/cart', { merchandiseId, 'words:Company name': 'Noël 🎄' })
    expect(form).toMatchObject({
      action: '/cart',
      fields: [
        { label: 'Company name', value: 'Noël 🎄' },
        { label: 'Trade', error: null },
      ],
      artwork: null,
      designer: false,
    })
    expect(form.fields[0]?.error).toMatch(/^We can’t cut 🎄\. Use letters/)
    expect((await refused('/cart', { merchandiseId, 'words:Company name': 'Nike' })).message).toMatch(/brand/)
    const cart = await kim.sendForm('/cart', { merchandiseId, 'words:Company name': ' “Noël” ' })
    expect(cart.lines.at(-1)?.attributes).toEqual([{ key: 'Company name', value: '"Noël"' }])
  })

  it('can be changed in the cart, while other attributes stay', async () => {
    const line = await lastLine()
    const path = `/cart/lines/${line?.id}`
    expect((await refused(path, { 'words:Company name': '' })).fields[0]?.error).toMatch(/fill this in/)
    const saved = await kim.sendForm(path, { 'words:Company name': 'Roofs', 'words:Trade': 'Eaves' })
    expect(saved).toMatchObject({ told: 'Saved.' })
    expect((await lastLine())?.attributes).toEqual([
      { key: 'Company name', value: 'Roofs' },
      { key: 'Trade', value: 'Eaves' },
    ])
  })

  it('can be left to a designer, and the print room is informed', async () => {
    const sam = opened.nextShopper()
    const merchandiseId = gid(await stock(DOOR))
    await sam.sendForm('/cart', { merchandiseId, designer: 'yes' })
    const { line, plan } = await order(sam)
    expect(line?.attributes).toEqual([{ key: 'A designer contacts me', value: 'Yes' }])
    expect(plan).toMatchObject({
      kind: 'by-hand',
      missing: [{ code: 'words', cause: { kind: 'designer-wanted' } }],
    })
  })

  it('can’t be paid without text, even if the product required it only after it was in the cart', async () => {
    const lee = opened.nextShopper()
    const variantId = await opened.shop.stockProduct()
    await lee.add(variantId)
    const { checkoutUrl, lines } = await lee.open()
    const token = checkoutUrl?.split('/').at(-1) ?? ''
    const buyer = opened.shop.shopper()
    buyer.cookie = lee.cookie
    const payments = (await opened.shop.listPayments()).length
    const review = await buyer.review(token)
    await require(variantId, DOOR)
    const leads = (await buyer.place(token, review)).location
    expect(leads).toBe(`/cart/lines/${lines[0]?.id}?checkout=${token}`)
    const sentBack = `/checkout/${token}?notice=content-missing`
    expect((await buyer.open(`/checkout/${token}/review`)).location).toBe(sentBack)
    expect((await buyer.send(`/checkout/${token}`, { ...SHOPPER_ADDRESS, next: 'review' })).location).toBe(
      sentBack,
    )
    expect((await buyer.open(sentBack)).page).toMatchObject({ lines: [{ contentPath: leads }] })
    expect((await opened.shop.listPayments()).length).toBe(payments)
    const { content } = formSchema.parse(await (await lee.get(leads)).json())
    expect(content.message).toMatch(/^Decal \d+ needs this before you can pay\.$/)
    const given = await lee.form(leads, { 'words:Company name': 'Roofs' })
    expect(given.headers.get('location')).toBe(`/checkout/${token}`)
    expect((await order(lee)).line?.attributes).toEqual([{ key: 'Company name', value: 'Roofs' }])
  })
})

describe('a product that needs artwork', () => {
  it('is made from a file of the buyer’s, which stays with the order even if they remove it', async () => {
    const ann = opened.nextShopper()
    const { id } = await uploadImage(ann, SVG, { name: 'logo.svg' })
    const merchandiseId = gid(await stock(LOGO))
    const answer = await ann.form('/cart', { merchandiseId })
    const { content } = formSchema.parse(await answer.json())
    expect(content.artwork).toMatchObject({ choices: [{ value: `image:${id}` }] })
    expect(content.artwork?.error).toMatch(/add your artwork/)
    const cart = await ann.sendForm('/cart', { merchandiseId, artwork: `image:${id}` })
    expect(cart.lines[0]?.attributes).toMatchObject([{ key: 'Your logo' }])
    const { line } = await order(ann)
    expect(line?.attributes).toContainEqual({ key: '_artwork', value: `image:${id}` })
    await ann.send('DELETE', `/api/images/${id}`)
    const [kept] = await opened.shop.db.select().from(images).where(eq(images.id, id))
    expect(kept?.removedAt).not.toBeNull()
  })

  it("refuses a file that doesn't exist", async () => {
    const merchandiseId = gid(await stock(LOGO))
    for (const artwork of ['image:nothing', 'design:nothing', 'https://example.com'])
      expect((await refused('/cart', { merchandiseId, artwork })).artwork?.error).not.toBeNull()
  })
})
