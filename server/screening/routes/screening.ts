import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { newScreenedTermSchema, screeningListSchema } from '../../../contract/operator/screening.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { idParameter, requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
} from '../../web/responses.ts'
import { addScreenedTerm, listScreenedTerms, removeScreenedTerm } from '../screening-list.ts'

const PATH = '/api/operator/screening'

const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List screened words and phrases, the shop’s own first',
  request: { query: z.object({ search: z.string().max(60).default('') }) },
  responses: {
    200: describeJsonResponse('The list', screeningListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const addRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'Add a word or phrase: from now on it is refused everywhere',
  request: { body: describeJsonBody(newScreenedTermSchema) },
  responses: {
    201: describeJsonResponse('The list', screeningListSchema),
    ...requireOperatorResponses,
    409: describeProblemResponse('It is on the list (term-listed)'),
    422: describeProblemResponse('Invalid value'),
  },
})

const removeRoute = createRoute({
  method: 'delete',
  path: `${PATH}/{id}`,
  summary: 'Remove an added word',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    204: { description: 'It is off the list' },
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

/** The operator's API for the list of refused terms. */
export function createScreeningRoutes(deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  api.openapi(listRoute, async (c) => c.json(await listScreenedTerms(deps, c.req.valid('query').search), 200))
  api.openapi(addRoute, async (c) =>
    (await addScreenedTerm(deps, c.req.valid('json'), await findOperatorName(c, deps)))
      ? c.json(await listScreenedTerms(deps, ''), 201)
      : respondProblem(c, 'term-listed'),
  )
  api.openapi(removeRoute, async (c) => {
    const removed = await removeScreenedTerm(deps, {
      id: c.req.valid('param').id,
      actor: await findOperatorName(c, deps),
    })
    return removed ? c.body(null, 204) : respondProblem(c, 'not-found', 'There is no such addition.')
  })
  return api
}
