import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { collectionPageSchema, collectionsSchema } from '../../../contract/collection.ts'
import { cardCollectionSchema } from '../../../contract/showcase.ts'
import type { Deps } from '../../deps.ts'
import { findCollection, listCollections } from '../find-collection.ts'
import { listProducts } from '../list-products.ts'
import { listSubcategories } from '../list-subcategories.ts'
import { toProductCard } from './card-view.ts'
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
  path: '/api/collections',
  summary: 'List all collections',
  responses: { 200: describeJsonResponse('The collections', collectionsSchema), ...notModifiedResponse },
})

const collectionRoute = createRoute({
  method: 'get',
  // The pattern also matches slashes, because a global id (gid://…) contains them.
  path: '/api/collections/:id{.+}',
  summary: 'A collection with a page of its products, by handle, number or gid',
  request: { params: z.object({ id: z.string() }), query: pageQuerySchema },
  responses: {
    200: describeJsonResponse(
      'The collection and its products',
      z.union([collectionPageSchema, cardCollectionSchema]),
    ),
    ...badParameterResponse,
    ...notFoundResponse,
    ...notModifiedResponse,
  },
})

/** The API of the shop's collections (section 7 "Catalogue" of the specification). */
export function createCollectionRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.get('/api/collections', revalidateByEtag({ db, now }))
  app.openapi(listRoute, async (c) => c.json({ collections: await listCollections(db) }, 200))
  app.get('/api/collections/:id{.+}', revalidateByEtag({ db, now }))
  app.openapi(collectionRoute, async (c) => {
    const found = await findCollection(db, c.req.valid('param').id)
    if (found === null) return respondProblem(c, 'collection-not-found')
    const { view, sort, limit, cursor, facets } = c.req.valid('query')
    const page = { sort, limit, cursor, ...parseChosenFacets(c.req.url, { facets }) }
    const list = await listProducts(db, { ...page, collectionId: found.key })
    if (!list.ok) return respondProblemWithCode(c, 400, list.reason, 'Invalid cursor for this sort order.')
    const { ok: _, products, ...rest } = list
    const { collection } = found
    if (view === 'full') return c.json({ ...rest, collection, products }, 200)
    const subcategories = await listSubcategories(db, collection.handle)
    return c.json({ ...rest, collection, subcategories, products: products.map(toProductCard) }, 200)
  })
  return app
}
