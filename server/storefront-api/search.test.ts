// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  openStorefrontShop,
  PAGE_INFO,
  pageInfoSchema,
  type StorefrontShop,
} from '../../tests/setup/storefront-shop.ts'

let shop: StorefrontShop
beforeAll(async () => {
  shop = await openStorefrontShop()
  await shop.addProduct({ title: 'Lake Ontario Sunset' })
  await shop.addProduct({ title: 'Squeegee' })
  await shop.addProduct({ title: 'Squeegee Felt' })
})
afterAll(() => shop.close())

describe('search', () => {
  const ANY = '__typename ... on Product { handle } ... on Article { handle } ... on Page { handle }'

  async function search(args: string) {
    const data = await shop.ask(`{ search(${args}) { totalCount nodes { ${ANY} } ${PAGE_INFO} } }`)
    const node = z.object({ __typename: z.string(), handle: z.string() })
    return z
      .object({
        search: z.object({
          totalCount: z.number(),
          nodes: z.array(node),
          pageInfo: pageInfoSchema,
        }),
      })
      .parse(data).search
  }

  it('finds products, then posts and pages, and pages through all of them', async () => {
    const whole = await search('query: "squeegee", first: 50')
    expect(whole.nodes.map(({ __typename }) => __typename)).toEqual(['Product', 'Product', 'Article', 'Page'])
    expect(whole.totalCount).toBe(4)
    const first = await search('query: "squeegee", first: 3')
    const rest = await search(`query: "squeegee", first: 3, after: "${first.pageInfo.endCursor}"`)
    expect([...first.nodes, ...rest.nodes]).toEqual(whole.nodes)
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    const back = await search(`query: "squeegee", last: 2, before: "${rest.pageInfo.startCursor}"`)
    expect(back.nodes).toEqual(whole.nodes.slice(1, 3))
  })

  it('returns only the requested types', async () => {
    expect((await search('query: "squeegee", first: 9, types: [PAGE]')).nodes).toEqual([
      { __typename: 'Page', handle: 'faq' },
    ])
    expect((await search('query: "squeegee", first: 9, types: [PRODUCT]')).totalCount).toBe(2)
    expect((await search('query: "zzyzx", first: 9')).nodes).toEqual([])
  })

  it('suggests posts and pages', async () => {
    const data = await shop.ask(`{ predictiveSearch(query: "squee", limit: 1) {
      products { handle } articles { handle blog { handle } } pages { handle } }
      posts: predictiveSearch(query: "squeegee", types: [ARTICLE]) { articles { handle } pages { handle } } }`)
    expect(data).toMatchObject({
      predictiveSearch: {
        products: [{}],
        articles: [{ handle: 'how-to-apply-vinyl-decals', blog: { handle: 'decal-blog' } }],
        pages: [{ handle: 'faq' }],
      },
      posts: { articles: [{}], pages: [] },
    })
  })

  it('suggests like the search box: pages by intent, products by alternative names', async () => {
    const data = await shop.ask(`{
      asked: predictiveSearch(query: "opening hours") { products { handle } pages { handle } }
      misspelt: predictiveSearch(query: "squegee") { products { handle } }
      terms: predictiveSearch(query: "title:squeegee -felt") { products { handle } }
      nothing: predictiveSearch(query: "!") { products { handle } pages { handle } } }`)
    expect(data).toMatchObject({
      asked: { pages: [{ handle: 'contact' }] },
      misspelt: { products: [{ handle: 'squeegee' }, { handle: 'squeegee-felt' }] },
      terms: { products: [{ handle: 'squeegee' }] },
      nothing: { products: [], pages: [] },
    })
  })
})
