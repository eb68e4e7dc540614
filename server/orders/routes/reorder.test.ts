// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { fillAccount } from '../../../tests/setup/full-account.ts'
import { inferPersonalization } from '../../../domain/personalization/infer-personalization.ts'
import { personalizationSchema } from '../../../domain/personalization/personalization.ts'
import { products } from '../../db/schema/catalogue.ts'
import { createCart } from '../../cart/create-cart.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const pageSchema = z.object({
  kind: z.literal('reorder'),
  message: z.string().nullable(),
  lines: z.array(
    z.object({
      field: z.string(),
      price: z.string().nullable(),
      quantity: z.string(),
      changes: z.array(z.string()),
      details: z.string(),
      words: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
      edit: z.object({ path: z.string(), label: z.string() }).nullable(),
    }),
  ),
})

const BOAT = [{ key: 'Boat', value: 'Maple' }]

async function orderOf(lines: { variantId: number; quantity: number }[], attributes = BOAT) {
  const kim = shop.shopper()
  const made = await createCart(shop.deps, {
    lines: lines.map((line) => ({ ...line, attributes })),
    details: {},
    visitorHash: null,
  })
  if (!made.ok) throw new Error(JSON.stringify(made.errors))
  const { location } = await kim.decide(await kim.checkOut(made.cart.checkoutToken))
  const look = async () => pageSchema.parse((await kim.open(`${location}/reorder`)).page)
  return { kim, location, look }
}

async function linesOfCarts() {
  const { rows } = await shop.db.execute(sql`
    select variant_id, quantity, attributes from cart_lines where cart_id = (select id from carts order by created_at desc limit 1)
    order by position`)
  return z
    .array(
      z.object({ variant_id: z.coerce.number(), quantity: z.number(), attributes: z.array(z.unknown()) }),
    )
    .parse(rows)
}

test('an order is bought again at today’s prices, after its differences are shown', async () => {
  const [same, dearer, short, gone] = [
    await shop.stockProduct({ priceCents: 500 }),
    await shop.stockProduct({ priceCents: 700 }),
    await shop.stockProduct({ stock: 5 }),
    await shop.stockProduct(),
  ]
  const { kim, location, look } = await orderOf([
    { variantId: same, quantity: 2 },
    { variantId: dearer, quantity: 1 },
    { variantId: short, quantity: 3 },
    { variantId: gone, quantity: 1 },
  ])
  await shop.setPrice(dearer, 900)
  await shop.db
    .update(products)
    .set({ published: false })
    .where(sql`id = (select product_id from variants where id = ${gone})`)
  const { lines } = await look()
  expect(lines).toMatchObject([
    { price: 'CA$5.00', quantity: '2', changes: [] },
    { price: 'CA$9.00', quantity: '1', changes: ['CA$9.00 today, CA$7.00 then'] },
    { quantity: '2', changes: ['Only 2 left, 3 then'] },
    { price: null, quantity: '0', changes: ['No longer sold'] },
  ])

  const [first, second, , last] = lines.map(({ field }) => field)
  const sent = await kim.send(`${location}/reorder`, {
    [first ?? '']: '4',
    [second ?? '']: '1',
    [last ?? '']: '1',
  })
  expect(sent.location).toBe('/cart?told=added')
  expect(await linesOfCarts()).toEqual([
    { variant_id: same, quantity: 4, attributes: [{ key: 'Boat', value: 'Maple' }] },
    { variant_id: dearer, quantity: 1, attributes: [{ key: 'Boat', value: 'Maple' }] },
  ])
})

const updateProduct = (variantId: number, change: Partial<typeof products.$inferInsert>) =>
  shop.db
    .update(products)
    .set(change)
    .where(sql`id = (select product_id from variants where id = ${variantId})`)

test('items are changed on their page, with their variant chosen, unless they are gone', async () => {
  const [kept, gone] = [await shop.stockProduct(), await shop.stockProduct()]
  const { look } = await orderOf([
    { variantId: kept, quantity: 1 },
    { variantId: gone, quantity: 1 },
  ])
  await updateProduct(gone, { published: false })
  const [first, second] = (await look()).lines
  expect(first?.edit?.path).toMatch(new RegExp(`^/product/decal-\\d+\\?variant=${kept}$`))
  expect(second?.edit).toBeNull()
})

test("a product's text can be changed, and is validated as usual", async () => {
  const named = await shop.stockProduct()
  const { kim, location, look } = await orderOf(
    [{ variantId: named, quantity: 1 }],
    [...BOAT, { key: 'Placed', value: 'Bow' }],
  )
  const fields = [
    { label: 'Boat', maxLength: 8 },
    { label: 'Port', maxLength: 8, required: false },
  ]
  await updateProduct(named, { personalization: personalizationSchema.parse({ kind: 'words', fields }) })
  const [line] = (await look()).lines
  expect(line?.details).toBe('Placed: Bow')
  expect(line?.words).toMatchObject([
    { label: 'Boat', value: 'Maple' },
    { label: 'Port', value: '' },
  ])
  const [boat, port] = line?.words.map(({ name }) => name) ?? []
  const send = (words: Record<string, string>) =>
    kim.send(`${location}/reorder`, { [line?.field ?? '']: '2', ...words })

  const refusals = [
    ['', /: Please enter the text for this item\.$/],
    ['Long Point', /: Your text is too long for this product/],
  ] as const
  for (const [typed, message] of refusals) {
    const answer = await send({ [boat ?? '']: typed, [port ?? '']: 'Welland' })
    expect(answer.status).toBe(422)
    const page = pageSchema.parse(answer.page)
    expect(page.message).toMatch(message)
    expect(page.lines).toMatchObject([
      { quantity: '2', words: [{ value: typed }, { value: 'Welland' }], changes: [] },
    ])
  }
  expect((await send({ [boat ?? '']: '  Lark ', [port ?? '']: 'Welland' })).location).toMatch(/told=added$/)
  expect((await linesOfCarts()).at(-1)).toMatchObject({
    quantity: 2,
    attributes: [
      { key: 'Boat', value: 'Lark' },
      { key: 'Placed', value: 'Bow' },
      { key: 'Port', value: 'Welland' },
    ],
  })
})

test('the buyer’s own text can be changed, or left out', async () => {
  const plain = await shop.stockProduct()
  const { kim, location, look } = await orderOf(
    [{ variantId: plain, quantity: 1 }],
    [{ key: 'Your text', value: 'Two\nlines' }],
  )
  await updateProduct(plain, {
    personalization: inferPersonalization({
      tags: ['custom'],
      descriptionHtml: '',
      makingCell: '',
      textLabel: 'Your text',
    }),
  })
  const [line] = (await look()).lines
  expect(line?.words).toMatchObject([{ label: 'Your text', value: 'Two\nlines' }])
  const send = (text: string) =>
    kim.send(`${location}/reorder`, { [line?.field ?? '']: '1', [line?.words[0]?.name ?? '']: text })
  await send('Three\r\nlines')
  expect((await linesOfCarts()).at(-1)?.attributes).toEqual([{ key: 'Your text', value: 'Three\nlines' }])
  await send('')
  expect((await linesOfCarts()).at(-1)?.attributes).toEqual([])
})

test.each([
  ['-1', /: The quantity must be a whole number from 0 to 9999\.$/],
  ['1e9', /whole number/],
  ['NaN', /whole number/],
  ['2.5', /whole number/],
  ['', /whole number/],
  ['10000', /whole number/],
  ['0', /^Please choose at least one item\.$/],
])('a quantity of "%s" buys nothing, and stands as it was typed', async (quantity, message) => {
  const { kim, location, look } = await orderOf([{ variantId: await shop.stockProduct(), quantity: 1 }])
  const { lines } = await look()
  const sent = await kim.send(`${location}/reorder`, { [lines[0]?.field ?? '']: quantity })
  expect(sent.status).toBe(422)
  const page = pageSchema.parse(sent.page)
  expect(page.message).toMatch(message)
  expect(page.lines).toMatchObject([{ quantity }])
})

test("another’s order can't be bought again without its link", async () => {
  const { kim } = await orderOf([{ variantId: await shop.stockProduct(), quantity: 1 }])
  expect(await kim.open(`/orders/${'A'.repeat(22)}/reorder`)).toMatchObject({ status: 404 })
  expect(await kim.send('/orders/ND-10001/reorder', {})).toMatchObject({ status: 404 })
})

test('a custom decal is reordered at today’s price, and its owner may edit it first', async () => {
  const kim = shop.shopper('198.51.108.1')
  const { orderPath, designs, ordered } = await fillAccount(shop, kim)
  const { lines } = pageSchema.parse((await kim.open(`${orderPath}/reorder`)).page)
  // The quote was stored at a price of $9.00, which differs from today's price list.
  expect(lines).toMatchObject([
    {
      quantity: '1',
      changes: [expect.stringContaining('CA$9.00 then')],
      edit: { path: `/design-generator?design=${designs[0]}`, label: 'Change it in the designer instead' },
    },
  ])
  await kim.send(`${orderPath}/reorder`, { [lines[0]?.field ?? '']: '1' })
  const [line] = await linesOfCarts()
  expect(line?.variant_id).not.toBe(ordered)
  const eve = shop.shopper('198.51.108.2')
  const seen = pageSchema.parse((await eve.open(`${orderPath}/reorder`)).page)
  expect(seen.lines[0]?.edit).toBeNull()
})
