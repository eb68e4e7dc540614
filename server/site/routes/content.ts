import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { pageTextSchema, siteMapSchema } from '../../../contract/content.ts'
import type { Deps } from '../../deps.ts'
import { findPageText } from '../search/find-page-text.ts'
import { listSiteMap } from '../search/site-map.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse, notFoundResponse } from '../../web/responses.ts'

const textRoute = createRoute({
  method: 'get',
  path: '/api/texts/{kind}/{handle}',
  summary: 'Get a page, guide or policy of the shop, split at its headings',
  request: { params: z.object({ kind: z.enum(['pages', 'guides', 'policies']), handle: z.string() }) },
  responses: {
    200: describeJsonResponse('The text', pageTextSchema),
    ...badParameterResponse,
    ...notFoundResponse,
  },
})

const siteMapRoute = createRoute({
  method: 'get',
  path: '/api/site-map',
  summary: 'List the shop’s pages, collections and posts for the site map',
  responses: { 200: describeJsonResponse('Links by group', siteMapSchema) },
})

/** The API for the texts of pages, policies and guides, with their placeholders filled in and divided into sections. */
export function createContentRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.openapi(textRoute, async (c) => {
    const { kind, handle } = c.req.valid('param')
    const text = await findPageText(db, kind, handle)
    return text ? c.json(text, 200) : respondProblem(c, 'not-found', 'There is no such page.')
  })
  app.openapi(siteMapRoute, async (c) => c.json(await listSiteMap(db, now()), 200))
  return app
}
