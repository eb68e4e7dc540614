// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { decodeEncodedVariant } from '@shopify/hydrogen-react'
import { openStorefrontShop, type StorefrontShop } from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop

beforeAll(async () => {
  shop = await openStorefrontShop()
  const ids: number[] = []
  for (let index = 1; index <= 48; index += 1) {
    const title = `Decal ${String(index).padStart(2, '0')}`
    const { productId } = await shop.addProduct({
      title,
      priceCents: 100 * (49 - index),
      tags: index % 2 ? ['odd'] : [],
    })
    ids.push(productId)
  }
  const forms = [
    { options: ['3 in', 'Gloss'], stock: 0 },
    { options: ['3 in', 'Matte'], priceCents: 20_00 },
    { options: ['5 in', 'Gloss'], compareAtCents: 30_00 },
  ]
  const { productId } = await shop.addProduct({
    title: 'Maple Leaf',
    vendor: 'Northern',
    optionNames: ['Size', 'Finish'],
    variants: forms,
  })
  await shop.addProduct({ title: 'Sold Out Goose', variants: [{ stock: 0 }] })
  await shop.addCollection('Vehicle Decals', [...ids, productId])
})
afterAll(() => shop.close())

const pageSchema = z.object({
  nodes: z.array(z.object({ title: z.string() })),
  pageInfo: z.object({
    hasNextPage: z.boolean(),
    hasPreviousPage: z.boolean(),
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
  }),
})
const PAGE = 'nodes { title } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }'

async function products(args: string) {
  const data = await shop.ask(`{ products(${args}) { ${PAGE} } }`)
  return z.object({ products: pageSchema }).parse(data).products
}
const titles = ({ nodes }: z.infer<typeof pageSchema>) => nodes.map(({ title }) => title)

describe('lists of products', () => {
  it.each([
    'ID',
    'TITLE',
    'PRICE',
    'CREATED_AT',
    'UPDATED_AT',
    'VENDOR',
    'PRODUCT_TYPE',
    'BEST_SELLING',
    'RELEVANCE',
  ])('sorted by %s give every product once: forward, backward and reversed', async (sortKey) => {
    const all = titles(await products(`first: 250, sortKey: ${sortKey}`))
    expect(new Set(all).size).toBe(50)
    const forward: string[] = []
    let after = ''
    for (let more = true; more;) {
      const page: z.infer<typeof pageSchema> = await products(`first: 20, sortKey: ${sortKey} ${after}`)
      forward.push(...titles(page))
      after = `after: "${page.pageInfo.endCursor}"`
      more = page.pageInfo.hasNextPage
    }
    expect(forward).toEqual(all)
    const backward: string[] = []
    let before = ''
    for (let more = true; more;) {
      const page: z.infer<typeof pageSchema> = await products(`last: 20, sortKey: ${sortKey} ${before}`)
      backward.unshift(...titles(page))
      before = `before: "${page.pageInfo.startCursor}"`
      more = page.pageInfo.hasPreviousPage
    }
    expect(backward).toEqual(all)
    expect(titles(await products(`first: 250, reverse: true, sortKey: ${sortKey}`))).toEqual(all.toReversed())
  })

  it('reject a cursor from another list', async () => {
    const { pageInfo } = await products('first: 2, sortKey: TITLE')
    await expect(products(`first: 2, sortKey: UPDATED_AT, after: "${pageInfo.endCursor}"`)).rejects.toThrow(
      'cursor',
    )
    await expect(products('first: 2, after: "\'; drop table carts"')).rejects.toThrow('cursor')
  })

  it('can be searched by words, tags and vendors', async () => {
    expect(titles(await products('first: 250, query: "tag:odd"'))).toHaveLength(24)
    expect(titles(await products('first: 9, query: "vendor:Northern"'))).toEqual(['Maple Leaf'])
    expect(titles(await products('first: 9, query: "maple lea"'))).toEqual(['Maple Leaf'])
    expect(titles(await products('first: 9, query: "goose -tag:odd"'))).toEqual(['Sold Out Goose'])
    expect(titles(await products(`first: 9, query: "maple') | (& :*"`))).toEqual(['Maple Leaf'])
  })
})

it('a collection can be filtered, and lists its filters', async () => {
  const data = await shop.ask(`{ collection(handle: "vehicle-decals") {
    all: products(first: 1) { filters { id type values { label count input } } }
    cheap: products(first: 250, filters: [{ price: { max: 3 } }, { productVendor: "niagara decals" }]) { nodes { title } }
    matte: products(first: 9, filters: [{ variantOption: { name: "finish", value: "matte" } }]) { nodes { title } }
    byPrice: products(first: 2, sortKey: PRICE, reverse: true) { nodes { title } }
  } }`)
  expect(data).toMatchObject({
    collection: {
      cheap: { nodes: [{ title: 'Decal 46' }, { title: 'Decal 47' }, { title: 'Decal 48' }] },
      matte: { nodes: [{ title: 'Maple Leaf' }] },
      byPrice: { nodes: [{ title: 'Maple Leaf' }, { title: 'Decal 48' }] },
    },
  })
  const text = JSON.stringify(data)
  expect(text).toContain('"id":"filter.v.option.size"')
  expect(text).toContain('"label":"In stock","count":49')
  expect(text).toContain(String.raw`"input":"{\"variantOption\":{\"name\":\"Finish\",\"value\":\"Matte\"}}"`)
})

it('a product has options, variants and the combinations that exist', async () => {
  const data = await shop.ask(`{ product(handle: "maple-leaf") {
    description(truncateAt: 12) descriptionHtml publishedAt encodedVariantExistence encodedVariantAvailability
    options { name values optionValues { name firstSelectableVariant { title } } }
    selectedOrFirstAvailableVariant { title }
    chosen: variantBySelectedOptions(selectedOptions: [{ name: "Size", value: "3 in" }, { name: "Finish", value: "Gloss" }]) { title availableForSale currentlyNotInStock }
    adjacentVariants(selectedOptions: [{ name: "Size", value: "3 in" }, { name: "Finish", value: "Matte" }]) { title }
    priceRange { minVariantPrice { amount } maxVariantPrice { amount } }
    compareAtPriceRange { maxVariantPrice { amount } }
    media(first: 1) { nodes { __typename mediaContentType ... on MediaImage { image { url width height } } } }
    collections(first: 3) { nodes { handle } }
    metafield(namespace: "custom", key: "size") { value }
  } }`)
  expect(data).toMatchObject({
    product: {
      description: 'A Maple L...',
      descriptionHtml: '<p>A <b>Maple Leaf</b> of cast vinyl.</p>',
      options: [
        { name: 'Size', values: ['3 in', '5 in'] },
        {
          name: 'Finish',
          optionValues: [
            { name: 'Gloss', firstSelectableVariant: { title: '5 in / Gloss' } },
            { name: 'Matte' },
          ],
        },
      ],
      selectedOrFirstAvailableVariant: { title: '3 in / Matte' },
      chosen: { title: '3 in / Gloss', availableForSale: false },
      adjacentVariants: [{ title: '3 in / Gloss' }],
      priceRange: { minVariantPrice: { amount: '14.99' }, maxVariantPrice: { amount: '20.0' } },
      compareAtPriceRange: { maxVariantPrice: { amount: '30.0' } },
      media: {
        nodes: [{ __typename: 'MediaImage', mediaContentType: 'IMAGE', image: { width: 800, height: 600 } }],
      },
      collections: { nodes: [{ handle: 'vehicle-decals' }] },
      metafield: null,
    },
  })
  const encoded = z
    .object({
      product: z.object({ encodedVariantExistence: z.string(), encodedVariantAvailability: z.string() }),
    })
    .parse(data).product
  expect(decodeEncodedVariant(encoded.encodedVariantExistence)).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
  ])
  expect(decodeEncodedVariant(encoded.encodedVariantAvailability)).toEqual([
    [0, 1],
    [1, 0],
  ])
})

const pageOf = (
  first: number,
) => `{ collection(handle: "vehicle-decals") { products(first: ${first}) { nodes {
  title featuredImage { url } images(first: 3) { nodes { url } } collections(first: 2) { nodes { title } }
  variants(first: 5) { nodes { title price { amount } product { title } image { url } } } } } } }`

it('a page of 48 products costs the same few statements as a page of 2', async () => {
  expect(await statementsOf(() => shop.ask(pageOf(48)))).toBe(await statementsOf(() => shop.ask(pageOf(2))))
  expect(await statementsOf(() => shop.ask(pageOf(48)))).toBeLessThanOrEqual(6)
})

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const query = shop.pool.query.bind(shop.pool)
  Reflect.set(shop.pool, 'query', (...args: unknown[]) => {
    count += 1
    return Reflect.apply(query, shop.pool, args)
  })
  await work()
  Reflect.set(shop.pool, 'query', query)
  return count
}

it('nodes, search, suggestions, menus, localization and the sitemap respond', async () => {
  const data = await shop.ask(`query @inContext(country: US, language: FR) {
    nodes(ids: ["gid://shopify/Product/1", "gid://shopify/ProductVariant/1", "gid://shopify/Nothing/1"]) { __typename id }
    search(query: "decal", first: 3, types: [PRODUCT]) { totalCount nodes { ... on Product { title } } productFilters { id } }
    hidden: search(query: "goose", first: 3, types: [PRODUCT], unavailableProducts: HIDE) { nodes { __typename } }
    predictiveSearch(query: "veh") { collections { title } products { title } }
    menu(handle: "main-menu") { items { title type url resourceId items { title } } }
    localization { country { isoCode } language { isoCode } }
    sitemap(type: PRODUCT) { pagesCount { count } resources(page: 1) { hasNextPage items { handle } } }
    productTypes(first: 5) { nodes }
  }`)
  expect(data).toMatchObject({
    nodes: [{ __typename: 'Product' }, { __typename: 'ProductVariant' }, null],
    search: { totalCount: 49, nodes: [{ title: 'Decal 01' }, { title: 'Decal 02' }, { title: 'Decal 03' }] },
    hidden: { nodes: [] },
    predictiveSearch: { collections: [{ title: 'Vehicle Decals' }] },
    localization: { country: { isoCode: 'US' }, language: { isoCode: 'EN' } },
    sitemap: { pagesCount: { count: 1 }, resources: { hasNextPage: false } },
    productTypes: { nodes: ['Decal'] },
  })
  expect(JSON.stringify(data)).toContain(
    '"type":"COLLECTION","url":"http://shop.test/collections/vehicle-decals","resourceId":"gid://shopify/Collection/1"',
  )
})
