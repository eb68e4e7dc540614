import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { listActionResultSchema, listActionSchema, listPageSchema } from '../../contract/operator/list.ts'
import type { OperatorList } from '../../domain/operator-list.ts'
import type { Deps } from '../deps.ts'
import { findOperatorName } from '../operator.ts'
import type { OperatorListHandlers } from '../platform/operator-list-handlers.ts'
import { requireOperator } from './operator-only.ts'
import { conflictResponse, requireOperatorResponses, respondStaleVersion } from './operator-responses.ts'
import { respondInvalidRequest, respondProblem } from './problem.ts'
import {
  badParameterResponse,
  describeJsonBody,
  describeJsonResponse,
  describeProblemResponse,
} from './responses.ts'

type RouteDeps = Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>

/** Builds the routes of an operator list: one that finds its rows, and one that carries out an action on chosen rows. */
export const createOperatorListRoutes =
  (handlers: OperatorListHandlers<OperatorList>) =>
  (deps: RouteDeps): OpenAPIHono => {
    const { api: path } = handlers.list
    const { findRoute, actRoute } = describeRoutes(handlers.list)
    const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
    for (const guarded of [path, `${path}/*`]) api.use(guarded, requireOperator(deps))
    api.openapi(findRoute, async (c) => {
      const { filter, after = null } = c.req.valid('query')
      return c.json(await handlers.find(deps, { filter, after }), 200)
    })
    api.openapi(actRoute, async (c) => {
      const { action, ids } = c.req.valid('json')
      return actOnRows(c, deps, { handlers, action, ids: [...new Set(ids)] })
    })
    return api
  }

function describeRoutes(list: OperatorList) {
  const rows = list.caption.toLowerCase()
  const [first = ''] = Object.keys(list.filters)
  const findRoute = createRoute({
    method: 'get',
    path: list.api,
    summary: `List ${rows}, a part at a time`,
    request: {
      query: z.object({
        filter: z.enum(Object.keys(list.filters)).default(first),
        after: z.string().max(100).optional(),
      }),
    },
    responses: {
      200: describeJsonResponse('A part of the list', listPageSchema(list)),
      ...badParameterResponse,
      ...requireOperatorResponses,
    },
  })
  const actRoute = createRoute({
    method: 'post',
    path: `${list.api}/actions`,
    summary: `Change one or several ${rows}: ${Object.keys(list.actions).join(', ')}`,
    request: { body: describeJsonBody(listActionSchema(list)) },
    responses: {
      200: describeJsonResponse('How many were changed', listActionResultSchema),
      ...requireOperatorResponses,
      ...conflictResponse,
      422: describeProblemResponse('Invalid value'),
    },
  })
  return { findRoute, actRoute }
}

type ChosenRows = { handlers: OperatorListHandlers<OperatorList>; action: string; ids: readonly string[] }

/** Changes the rows one by one. If somebody else has changed a row meanwhile, only that row is skipped. */
async function actOnRows(c: Context, deps: RouteDeps, { handlers, action, ids }: ChosenRows) {
  const actor = await findOperatorName(c, deps)
  const outcomes: Awaited<ReturnType<typeof handlers.act>>[] = []
  for (const id of ids) outcomes.push(await handlers.act(deps, { action, id, actor }))
  const changed = outcomes.filter((outcome) => outcome === 'changed').length
  if (changed > 0) return c.json({ changed, unchanged: ids.length - changed }, 200)
  const known = ids.find((_id, at) => outcomes[at] === 'unchanged')
  return known === undefined
    ? respondProblem(c, 'not-found')
    : respondStaleVersion(c, deps.db, handlers.subject, known)
}
