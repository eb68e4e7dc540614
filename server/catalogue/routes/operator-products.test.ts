// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { z } from 'zod'
import {
  importPreviewSchema,
  importResultSchema,
  operatorProductListSchema,
  operatorProductSchema,
  type ProductEdit,
} from '../../../contract/operator/product.ts'
import { personalizationSchema } from '../../../domain/personalization/personalization.ts'
import { operatorLogSchema } from '../../../contract/operator/log.ts'
import { makeProductEdit, makeUploadForm } from '../../../tests/fixtures/product-edits.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { collections } from '../../db/schema/catalogue.ts'
import { findCatalogueRevision } from '../catalogue-revision.ts'

const HEADER =
  'Handle,Title,Body (HTML),Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty\n'
const LEAF =
  'leaf,Maple leaf,<p>Red</p>,boat,Size,Small,L-S,4.99,shopify,10\nleaf,,,,,Large,L-L,9.99,shopify,3\n'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  await shop.db.insert(collections).values({ handle: 'boats', title: 'Boats', ruleTags: ['boat'] })
  expect((await importCsv(HEADER + LEAF)).state).toBe('done')
})
afterAll(() => shop.close())

const path = '/api/operator/products'

const previewCsv = async (csv: string) =>
  importPreviewSchema.parse(await (await boss.upload(`${path}/preview`, makeUploadForm(csv))).json())

async function importCsv(csv: string, plan?: string) {
  const seen = plan ?? (await previewCsv(csv)).plan
  return importResultSchema.parse(
    await (await boss.upload(`${path}/import`, makeUploadForm(csv, { plan: seen }))).json(),
  )
}

const read = async (handle = 'leaf') =>
  operatorProductSchema.parse(await (await boss.get(`${path}/${handle}`)).json())

const put = (edit: ProductEdit, handle = 'leaf') => boss.send('PUT', `${path}/${handle}`, edit)

const publicPrices = async (handle = 'leaf') => {
  const answer = await shop.visitor().get(`/api/products/${handle}`)
  return z.object({ variants: z.array(z.object({ price: z.string() })) }).parse(await answer.json())
}

describe('PUT /api/operator/products/{handle}', () => {
  it('shows shoppers the change at once, and logs who made it', async () => {
    const before = await read()
    const revision = await findCatalogueRevision(shop.db)
    const edit = makeProductEdit(before, {
      title: 'Sugar leaf',
      descriptionHtml: '<p>Red<script>x()</script></p>',
    })
    const [small] = edit.variants
    if (small) small.priceCents = 599
    const saved = operatorProductSchema.parse(await (await put(edit)).json())
    expect(saved).toMatchObject({ version: before.version + 1, shownHtml: '<p>Red</p>' })
    expect(await findCatalogueRevision(shop.db)).toBe(revision + 1)
    const shown = await (await shop.visitor().get('/api/products/leaf')).text()
    expect(shown).toContain('Sugar leaf')
    expect(shown).toContain('5.99')
    expect(shown).not.toContain('<script')
    expect(saved.history[0]).toMatchObject({ actor: 'Operator', subjectId: 'leaf' })
    expect(saved.history[0]?.change).toContain('Price (Small) CA$4.99 → CA$5.99')
  })

  it('refuses a stale version, reports who changed what, and changes nothing', async () => {
    const seen = await read()
    expect((await put(makeProductEdit(seen, { vendor: 'Ann’s' }))).status).toBe(200)
    const refused = await put(makeProductEdit(seen, { vendor: 'Bob’s' }))
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Vendor')
    expect((await read()).vendor).toBe('Ann’s')
  })

  it('creates no version, revision or log entry if nothing changes', async () => {
    const seen = await read()
    const revision = await findCatalogueRevision(shop.db)
    expect(operatorProductSchema.parse(await (await put(makeProductEdit(seen))).json())).toEqual(seen)
    expect(await findCatalogueRevision(shop.db)).toBe(revision)
  })

  it('applies a stock change on top of sales made while it was typed', async () => {
    const seen = await read()
    const [small] = seen.variants
    if (!small || small.stock === null) throw new Error('no counted variant')
    const buyer = shop.visitor()
    await shop.buy(buyer, await shop.fillCart({ variantId: small.id, quantity: 2 }))
    const edit = makeProductEdit(seen)
    edit.variants = edit.variants.map((one) =>
      one.id === small.id ? { ...one, stock: (one.stock ?? 0) + 20 } : one,
    )
    expect((await put(edit)).status).toBe(200)
    expect(await shop.stockOf(small.id)).toBe(small.stock - 2 + 20)
  })

  it('sets personalization, which shoppers and the log then show', async () => {
    const fields = [{ label: 'Name', maxLength: 9, example: 'Maple' }]
    const personalization = personalizationSchema.parse({ kind: 'words', fields, designer: true })
    const saved = operatorProductSchema.parse(
      await (await put(makeProductEdit(await read(), { personalization }))).json(),
    )
    expect(saved.personalization).toEqual(personalization)
    expect(saved.history[0]?.change).toContain('Personalization Nothing → Text, Name (9), Buyers may')
    const shown = await (await shop.visitor().get('/api/products/leaf')).json()
    expect(z.looseObject({ personalization: z.unknown() }).parse(shown).personalization).toEqual(
      personalization,
    )
    const none = { ...makeProductEdit(await read()), personalization: { kind: 'words', fields: [] } }
    expect((await boss.send('PUT', `${path}/leaf`, none)).status).toBe(422)
    expect((await put(makeProductEdit(await read(), { personalization: { kind: 'none' } }))).status).toBe(200)
  })

  it('removes a product from its collection and from the shop', async () => {
    const inBoats = async () =>
      (await (await shop.visitor().get('/api/collections/boats')).text()).includes('leaf')
    expect(await inBoats()).toBe(true)
    expect((await put(makeProductEdit(await read(), { tags: [] }))).status).toBe(200)
    expect(await inBoats()).toBe(false)
    expect((await put(makeProductEdit(await read(), { published: false }))).status).toBe(200)
    expect((await shop.visitor().get('/api/products/leaf')).status).toBe(404)
    expect((await put(makeProductEdit(await read(), { published: true, tags: ['boat'] }))).status).toBe(200)
  })

  it('refuses negative prices, variants of other products and pictures the shop does not have', async () => {
    const seen = await read()
    const withFirst = (more: object) => {
      const edit = makeProductEdit(seen)
      edit.variants = edit.variants.map((one, index) => (index === 0 ? { ...one, ...more } : one))
      return put(edit)
    }
    expect((await withFirst({ priceCents: -1 })).status).toBe(422)
    expect((await withFirst({ id: 987_654 })).status).toBe(422)
    for (const src of ['/media/none.png', '../../etc/passwd', 'javascript:alert(1)'])
      expect((await put(makeProductEdit(seen, { images: [{ src, alt: '' }] }))).status, src).toBe(422)
    expect(await read()).toEqual(seen)
  })

  it('shows an uploaded picture, and exports it with the product', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const uploaded = await boss.upload(`${path}/pictures`, makeUploadForm(new Uint8Array(png)))
    expect(uploaded.status).toBe(201)
    const { src } = z.object({ src: z.string(), width: z.literal(40) }).parse(await uploaded.json())
    expect((await put(makeProductEdit(await read(), { images: [{ src, alt: 'A leaf' }] }))).status).toBe(200)
    expect(await (await shop.visitor().get('/api/products/leaf')).text()).toContain(src)
    expect((await boss.upload(`${path}/pictures`, makeUploadForm('no picture'))).status).toBe(415)
  })
})

describe('importing a CSV', () => {
  it('makes the changes that its preview showed, field by field, and none before', async () => {
    const csv = `${HEADER}leaf,Sugar leaf,<p>Red</p>,boat,Size,Small,L-S,6.49,shopify,10\nleaf,,,,,Large,L-L,9.99,shopify,3\nnew-one,New one,,,,,N,1.00,,\n`
    const before = await read()
    const preview = await previewCsv(csv)
    expect(await read()).toEqual(before)
    expect(preview).toMatchObject({ counts: { added: 1, changed: 1 }, refused: [] })
    expect(preview.products[0]?.changes).toContainEqual({
      of: 'Small',
      field: 'Price',
      before: 'CA$5.99',
      after: 'CA$6.49',
    })
    const done = await importCsv(csv, preview.plan)
    expect(done).toEqual({ state: 'done', preview })
    expect((await publicPrices()).variants[0]?.price).toBe('6.49')
    expect((await previewCsv(csv)).counts).toEqual({ added: 0, changed: 0, unchanged: 2 })
    expect((await read()).history[0]?.change).toContain('CSV: ')
    const log = operatorLogSchema.parse(await (await boss.get('/api/operator/log?subject=catalogue')).json())
    expect(log.entries[0]?.change).toBe('CSV: 1 added, 1 changed')
  })

  it('does nothing if the catalogue has changed since the preview, and returns a new one', async () => {
    const csv = 'Handle,Title\nleaf,Another leaf\n'
    const { plan } = await previewCsv(csv)
    await put(makeProductEdit(await read(), { title: 'Changed meanwhile' }))
    const answer = await importCsv(csv, plan)
    expect(answer).toMatchObject({ state: 'plan-changed', preview: { counts: { changed: 1 } } })
    expect((await read()).title).toBe('Changed meanwhile')
    expect((await importCsv(csv, answer.preview.plan)).state).toBe('done')
  })

  it('causes a conflict for an edit that started before it', async () => {
    const seen = await read()
    await importCsv('Handle,Vendor\nleaf,By CSV\n')
    expect((await put(makeProductEdit(seen, { title: 'Mine' }))).status).toBe(409)
  })

  it('reports invalid rows by line', async () => {
    const preview = await previewCsv(`${HEADER}leaf,Leaf,,,Size,Small,,x,,\nlost,Lost,,,,,,-3,,\n`)
    expect(preview.refused).toMatchObject([
      { line: 2, column: 'Variant Price', value: 'x' },
      { line: 3, column: 'Variant Price', value: '-3' },
    ])
    expect(preview.products).toEqual([])
  })

  it('exports a file that changes nothing when imported again', async () => {
    const answer = await boss.get(`${path}/export.csv`)
    expect(answer.headers.get('content-disposition')).toContain('products.csv')
    expect((await previewCsv(await answer.text())).counts).toEqual({ added: 0, changed: 0, unchanged: 2 })
  })
})

describe('GET /api/operator/products', () => {
  const list = async (query: string) =>
    operatorProductListSchema
      .parse(await (await boss.get(`${path}${query}`)).json())
      .products.map(({ handle }) => handle)

  it.each([
    ['', ['leaf', 'new-one']],
    ['?q=L-L', ['leaf']],
    ['?q=100%25', []],
    ['?status=draft', []],
    ['?collection=boats', ['leaf']],
    ['?stock=low', ['leaf']],
    ['?stock=out', []],
    ['?page=7', ['leaf', 'new-one']],
  ])('for "%s" lists %j', async (query, handles) => {
    expect(await list(query)).toEqual(handles)
  })

  it('says how the stock of each product stands, by the limit for reordering', async () => {
    const answer = await (await boss.get(path)).json()
    const { products } = operatorProductListSchema.parse(answer)
    expect(products.map(({ handle, stockState }) => [handle, stockState])).toEqual([
      ['leaf', 'low'],
      ['new-one', 'not-counted'],
    ])
  })
})
