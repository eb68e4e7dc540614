// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operatorProductSchema } from '../../../contract/operator/product.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { collections, variants } from '../../db/schema/catalogue.ts'
import { findCatalogueRevision } from '../catalogue-revision.ts'

const PATH = '/api/operator/products'
const goods = { priceCents: 9_99, stock: 12, sku: 'L-4' }
const lighthouse = {
  title: 'Port Dalhousie Light',
  productType: 'Decal',
  tags: ['boat'],
  status: 'active',
  optionNames: ['Size'],
  variants: [
    { ...goods, optionValues: ['4 in'] },
    { ...goods, optionValues: ['6 in'], priceCents: 14_99, stock: null, sku: '' },
  ],
}

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  await shop.db.insert(collections).values({ handle: 'boats', title: 'Boats', ruleTags: ['boat'] })
})
afterAll(() => shop.close())

const create = (more: object = {}) => boss.send('POST', PATH, { ...lighthouse, ...more })
const productOf = async (answer: Response | Promise<Response>) =>
  operatorProductSchema.parse(await (await answer).json())
const read = (handle: string) => productOf(boss.get(`${PATH}/${handle}`))
const shown = async (handle: string) => (await shop.visitor().get(`/api/products/${handle}`)).text()

describe('POST /api/operator/products', () => {
  it('adds a product with its variants to the shop at once, and logs it', async () => {
    const revision = await findCatalogueRevision(shop.db)
    const answer = await create()
    expect(answer.status).toBe(201)
    const product = await productOf(answer)
    expect(product).toMatchObject({
      handle: 'port-dalhousie-light',
      variants: [
        { title: '4 in', priceCents: 9_99, stock: 12, sku: 'L-4' },
        { title: '6 in', priceCents: 14_99, stock: null },
      ],
    })
    expect(product.history[0]).toMatchObject({ actor: 'Operator', change: 'Added with 2 variants' })
    expect(await findCatalogueRevision(shop.db)).toBe(revision + 1)
    expect(await shown('port-dalhousie-light')).toContain('14.99')
    const boats = await shop.visitor().get('/api/collections/boats')
    expect(await boats.text()).toContain('Port Dalhousie Light')
  })

  it('refuses a handle that is taken, and an invalid product', async () => {
    await create({ title: 'Twice' })
    const twice = await create({ title: 'Twice!' })
    expect(twice.status).toBe(409)
    expect(await twice.text()).toContain('/product/twice')
    expect((await create({ title: 'New' })).status).toBe(409)
    expect((await create({ title: '!!' })).status).toBe(422)
    const alike = [goods, goods].map((variant) => ({ ...variant, optionValues: ['4 in'] }))
    expect(await (await create({ title: 'Alike', variants: alike })).text()).toContain('same values')
    const less = await create({ title: 'Less', variants: [{ ...goods, optionValues: [] }] })
    expect(await less.text()).toContain('one value for each option')
  })

  it('keeps a draft out of the shop', async () => {
    await create({ title: 'Not yet', status: 'draft' })
    expect((await shop.visitor().get('/api/products/not-yet')).status).toBe(404)
  })
})

describe('POST /api/operator/products/{handle}/variants', () => {
  const add = async (handle: string, more: object) =>
    boss.send('POST', `${PATH}/${handle}/variants`, {
      ...goods,
      version: (await read(handle)).version,
      option: null,
      ...more,
    })

  it('adds a variant that shoppers see at once, unless it exists or the version is stale', async () => {
    await create({ title: 'Grows' })
    const grown = await productOf(add('grows', { optionValues: ['8 in'], priceCents: 19_99 }))
    expect(grown.variants.map(({ title }) => title)).toEqual(['4 in', '6 in', '8 in'])
    expect(grown.history[0]?.change).toContain('Variant (8 in) – → CA$19.99')
    expect(await shown('grows')).toContain('19.99')
    expect(await (await add('grows', { optionValues: ['8 in'] })).text()).toContain('variant-known')
    expect((await add('grows', { optionValues: [] })).status).toBe(422)
    const late = await add('grows', { optionValues: ['9 in'], version: 1 })
    expect(late.status).toBe(409)
    expect(await late.text()).toContain('8 in')
  })

  it('names the option of a product with one variant, which stays in carts', async () => {
    await create({ title: 'Alone', optionNames: [], variants: [{ ...goods, optionValues: [] }] })
    const [before] = (await read('alone')).variants
    expect(await (await add('alone', { optionValues: ['6 in'] })).text()).toContain('option-missing')
    const option = { name: 'Size', firstValue: '4 in' }
    const two = await productOf(add('alone', { optionValues: ['6 in'], option }))
    expect(two.optionNames).toEqual(['Size'])
    expect(two.variants.map(({ id, title }) => [id === before?.id, title])).toEqual([
      [true, '4 in'],
      [false, '6 in'],
    ])
    const [row] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, before?.id ?? 0))
    expect(row).toMatchObject({ optionValues: ['4 in'], position: 1 })
  })
})
