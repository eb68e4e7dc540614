import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { contentOverviewSchema, newDiscountCodeSchema } from '../../../contract/operator/customer-content.ts'
import { todaySchema } from '../../../contract/operator/today.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { countContent } from '../content-overview.ts'
import { readOperatorToday } from '../today.ts'
import { createDiscountCode } from '../discount-codes.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { describeJsonResponse, describeJsonBody, describeProblemResponse } from '../../web/responses.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'

const CODES_PATH = '/api/operator/discount-codes'

const overviewRoute = createRoute({
  method: 'get',
  path: '/api/operator/content',
  summary: 'Count reviews, questions, messages and other content waiting for the shop',
  responses: { 200: describeJsonResponse('Numbers', contentOverviewSchema), ...requireOperatorResponses },
})

const createRouteOfCode = createRoute({
  method: 'post',
  path: CODES_PATH,
  summary: 'Create a discount code',
  request: { body: describeJsonBody(newDiscountCodeSchema) },
  responses: {
    201: describeJsonResponse('The code, in upper case', z.object({ code: z.string() })),
    ...requireOperatorResponses,
    409: describeProblemResponse('The code already exists (code-taken)'),
    422: describeProblemResponse('Invalid value'),
  },
})

const todayRoute = createRoute({
  method: 'get',
  path: '/api/operator/today',
  summary: 'List today’s tasks for the shop’s staff',
  responses: {
    200: describeJsonResponse('Tasks with how many of each', todaySchema),
    ...requireOperatorResponses,
  },
})

/** The operator's API for content that waits for a decision, and for new discount codes. */
export function createOperatorContentRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/operator/today', '/api/operator/content', CODES_PATH])
    api.use(path, requireOperator(deps))
  api.openapi(todayRoute, async (c) => c.json(await readOperatorToday(deps), 200))
  api.openapi(overviewRoute, async (c) => c.json(await countContent(deps), 200))
  api.openapi(createRouteOfCode, async (c) => {
    const wanted = c.req.valid('json')
    return (await createDiscountCode(deps, wanted, await findOperatorName(c, deps)))
      ? c.json({ code: wanted.code }, 201)
      : respondProblem(c, 'code-taken', 'There is already a code with this name.')
  })
  return api
}
