import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { popularProductsSchema, productListSchema, productSchema } from '../../../contract/product.ts'
import { cardListSchema, popularCardsSchema } from '../../../contract/showcase.ts'
import type { Deps } from '../../deps.ts'
import { findCollection } from '../find-collection.ts'
import { findProduct } from '../find-product.ts'
import { listPopular } from '../list-popular.ts'
import { listProducts } from '../list-products.ts'
import { toProductCard, cardViewParameter } from './card-view.ts'
import { parseChosenFacets, pageQuerySchema } from './page-query.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  notFoundResponse,
  notModifiedResponse,
} from '../../web/responses.ts'
import { revalidateByEtag } from '../revalidate-by-etag.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/products',
  summary: 'List products on sale, page by page',
  request: {
    query: pageQuerySchema.extend({
      q: z
        .string()
        .max(200)
        .default('')
        .openapi({ description: 'Search words; the last one may be incomplete' }),
      collection: z
        .string()
        .min(1)
        .max(300)
        .optional()
        .openapi({ description: 'Handle or id of a collection' }),
    }),
  },
  responses: {
    200: describeJsonResponse('A page of products', z.union([productListSchema, cardListSchema])),
    ...badParameterResponse,
    ...notFoundResponse,
    ...notModifiedResponse,
  },
})

const popularRoute = createRoute({
  method: 'get',
  path: '/api/products/popular',
  summary: 'List the best-selling products',
  request: { query: z.object({ view: cardViewParameter }) },
  responses: {
    200: describeJsonResponse('Up to 12 products', z.union([popularProductsSchema, popularCardsSchema])),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const productRoute = createRoute({
  method: 'get',
  // The pattern also matches slashes, because a global id (gid://…) contains them.
  path: '/api/products/:id{.+}',
  summary: 'Get a product by handle, number or gid',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: describeJsonResponse('The product', productSchema),
    ...notFoundResponse,
    ...notModifiedResponse,
  },
})

/** The API of the shop's products (section 7 "Catalogue" of the specification). */
export function createProductRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.get('/api/products', revalidateByEtag({ db, now }))
  app.openapi(listRoute, async (c) => {
    const { q, collection, view, sort, limit, cursor, facets } = c.req.valid('query')
    const within = collection === undefined ? undefined : await findCollection(db, collection)
    if (within === null) return respondProblem(c, 'collection-not-found')
    const page = { sort, limit, cursor, search: q, ...parseChosenFacets(c.req.url, { facets }) }
    const list = await listProducts(db, { ...page, ...(within && { collectionId: within.key }) })
    if (!list.ok) return respondProblemWithCode(c, 400, list.reason, 'Invalid cursor for this sort order.')
    const { ok: _, products: found, ...rest } = list
    return c.json({ ...rest, products: view === 'card' ? found.map(toProductCard) : found }, 200)
  })
  app.get('/api/products/popular', revalidateByEtag({ db, now }, { timed: true }))
  app.openapi(popularRoute, async (c) => {
    const popular = await listPopular(db, now())
    return c.json(
      { products: c.req.valid('query').view === 'card' ? popular.map(toProductCard) : popular },
      200,
    )
  })
  app.get('/api/products/:id{.+}', revalidateByEtag({ db, now }))
  app.openapi(productRoute, async (c) => {
    const product = await findProduct(db, c.req.valid('param').id)
    if (product === null) return respondProblem(c, 'product-not-found')
    return c.json(product, 200)
  })
  return app
}
