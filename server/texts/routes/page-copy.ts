import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { getChangedHomeParts, readShopPageCopy } from '../page-copy/shop-page-copy.ts'

const homeRoute = createRoute({
  method: 'get',
  path: '/api/home-words',
  summary: 'Get the parts of the home page with changed texts',
  responses: { 200: describeJsonResponse('The parts by name', z.record(z.string(), z.unknown())) },
})

const pageRoute = createRoute({
  method: 'get',
  path: '/api/page-words/{handle}',
  summary: 'Get the changed texts of a landing page, including those with changed prices',
  request: { params: z.object({ handle: z.string().max(100) }) },
  responses: {
    200: describeJsonResponse('The words by key', z.record(z.string(), z.string())),
    ...badParameterResponse,
  },
})

/** The API for the texts of the home page and landing pages that differ from their files. */
export function createPageCopyRoutes({ db }: Pick<Deps, 'db'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(homeRoute, (c) => c.json(getChangedHomeParts(), 200))
  api.openapi(pageRoute, async (c) => c.json(await readShopPageCopy(db, c.req.valid('param').handle), 200))
  return api
}
