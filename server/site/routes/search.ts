import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { searchPagesSchema, suggestionsSchema } from '../../../contract/search.ts'
import type { Deps } from '../../deps.ts'
import { searchPages } from '../search/search-pages.ts'
import { suggestSearches } from '../search/suggest.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse, notModifiedResponse } from '../../web/responses.ts'
import { revalidateByEtag } from '../../catalogue/index.ts'

const MAX_PAGES = 12

const query = z.object({
  q: z.string().min(1).max(200).openapi({ description: 'Search words; the last one may be incomplete' }),
})

const suggestionsRoute = createRoute({
  method: 'get',
  path: '/api/search/suggestions',
  summary: 'Suggest products, collections, articles and pages while a search is being typed',
  request: { query },
  responses: {
    200: describeJsonResponse('Suggestions', suggestionsSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const pagesRoute = createRoute({
  method: 'get',
  path: '/api/search',
  summary: 'Search collections, articles and pages; products are at /api/products',
  request: { query },
  responses: {
    200: describeJsonResponse('What was found', searchPagesSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

/** The API for searching everything except products. GET /api/products?q= searches products. */
export function createSearchRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  // The ETag also changes with time (`timed`), because a post appears on its publication day although the catalogue doesn't change.
  app.use('/api/search/*', revalidateByEtag({ db, now }, { timed: true }))
  app.openapi(suggestionsRoute, async (c) =>
    c.json(await suggestSearches(db, { search: c.req.valid('query').q, now: now() }), 200),
  )
  app.openapi(pagesRoute, async (c) => {
    const input = { search: c.req.valid('query').q, now: now(), most: MAX_PAGES }
    return c.json(await searchPages(db, input), 200)
  })
  return app
}
