import type { OpenAPIHono } from '@hono/zod-openapi'
import type { PageSearchResult } from '../../contract/search.ts'
import { searchPagesSchema } from '../../contract/search.ts'
import { cardListSchema } from '../../contract/showcase.ts'

const PRODUCTS = 10

/** Returns the URLs in the results of /search for a query, from top to bottom, without query strings. */
export async function listResults(api: OpenAPIHono, query: string): Promise<string[]> {
  const wanted = new URLSearchParams({ q: query })
  const list = cardListSchema.parse(await ask(api, `/api/products?view=card&limit=${PRODUCTS}&${wanted}`))
  const { answers, collections, articles, pages } = searchPagesSchema.parse(
    await ask(api, `/api/search?${wanted}`),
  )
  const groups = [collections, articles, pages].toSorted(
    (one, other) => Number(isNamed(other, query)) - Number(isNamed(one, query)),
  )
  const urls = [
    ...answers.map(({ url }) => url),
    ...list.products.map(({ handle }) => `/product/${handle}`),
    ...groups.flat().map(({ url }) => url),
  ]
  return urls.map((url) => url.split(/[?#]/)[0] ?? url)
}

const isNamed = ([first]: readonly PageSearchResult[], query: string): boolean =>
  first?.title.toLowerCase().includes(query.trim().toLowerCase()) ?? false

async function ask(api: OpenAPIHono, address: string): Promise<unknown> {
  const answer = await api.request(address)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
  return answer.json()
}
