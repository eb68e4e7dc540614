import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  contentOverviewSchema,
  discountCodeListSchema,
  newDiscountCodeSchema,
} from '../../../contract/operator/customer-content.ts'
import { todaySchema } from '../../../contract/operator/today.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { countContent } from '../content-overview.ts'
import { readToday } from '../today.ts'
import { createDiscountCode, endDiscountCode, listDiscountCodes } from '../discount-codes.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { badParameter, jsonResponse, jsonBody, problemResponse } from '../../web/responses.ts'
import {
  respondStaleVersion,
  conflictResponse,
  requireOperatorResponses,
} from '../../web/operator-responses.ts'

const CODES = '/api/operator/discount-codes'
const code = z.string().max(64)

const overviewRoute = createRoute({
  method: 'get',
  path: '/api/operator/content',
  summary: 'Count reviews, questions, messages and other content waiting for the shop',
  responses: { 200: jsonResponse('Numbers', contentOverviewSchema), ...requireOperatorResponses },
})

const listRoute = createRoute({
  method: 'get',
  path: CODES,
  summary: 'List the shop’s discount codes alphabetically, 100 per page',
  request: { query: z.object({ after: code.optional() }) },
  responses: {
    200: jsonResponse('The codes', discountCodeListSchema),
    ...badParameter,
    ...requireOperatorResponses,
  },
})

const createRouteOfCode = createRoute({
  method: 'post',
  path: CODES,
  summary: 'Create a discount code',
  request: { body: jsonBody(newDiscountCodeSchema) },
  responses: {
    201: jsonResponse('The first hundred codes', discountCodeListSchema),
    ...requireOperatorResponses,
    409: problemResponse('The code already exists (code-taken)'),
    422: problemResponse('Invalid value'),
  },
})

const endRoute = createRoute({
  method: 'post',
  path: `${CODES}/{code}/end`,
  summary: 'Deactivate a code; orders being paid keep it',
  request: { params: z.object({ code }) },
  responses: {
    204: { description: 'It is off' },
    ...badParameter,
    ...requireOperatorResponses,
    ...conflictResponse,
  },
})

const todayRoute = createRoute({
  method: 'get',
  path: '/api/operator/today',
  summary: 'List today’s tasks for the shop’s staff',
  responses: { 200: jsonResponse('Tasks with how many of each', todaySchema), ...requireOperatorResponses },
})

/** The operator's API for content that waits for a decision, and for discount codes. */
export function createOperatorContentRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/operator/today', '/api/operator/content', CODES, `${CODES}/*`])
    api.use(path, requireOperator(deps))
  api.openapi(todayRoute, async (c) => c.json(await readToday(deps), 200))
  api.openapi(overviewRoute, async (c) => c.json(await countContent(deps), 200))
  api.openapi(listRoute, async (c) => c.json(await listDiscountCodes(deps, c.req.valid('query').after), 200))
  api.openapi(createRouteOfCode, async (c) =>
    (await createDiscountCode(deps, c.req.valid('json'), await findOperatorName(c, deps)))
      ? c.json(await listDiscountCodes(deps, undefined), 201)
      : respondProblem(c, 'code-taken', 'There is a code of this name already.'),
  )
  api.openapi(endRoute, async (c) => {
    const { code: wanted } = c.req.valid('param')
    const ended = await endDiscountCode(deps, { code: wanted, actor: await findOperatorName(c, deps) })
    if (ended === 'unknown') return respondProblem(c, 'not-found', 'There is no such code.')
    return ended === 'ended' ? c.body(null, 204) : respondStaleVersion(c, deps.db, 'code', wanted)
  })
  return api
}
