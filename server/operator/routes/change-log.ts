import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { operatorLogSchema } from '../../../contract/operator/log.ts'
import type { Deps } from '../../deps.ts'
import { listAuditedChanges } from '../../platform/audit-log.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'
import { idParameter, requireOperatorResponses } from '../../web/operator-responses.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/log',
  summary: 'List changes made by operators, newest first, 100 per page',
  request: {
    query: z.object({
      before: idParameter.optional(),
      orderId: idParameter.optional(),
      subject: z.string().max(40).optional(),
    }),
  },
  responses: {
    200: describeJsonResponse('The changes', operatorLogSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export function createChangeLogRoute(deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/log', requireOperator(deps))
  api.openapi(listRoute, async (c) => c.json(await listAuditedChanges(deps.db, c.req.valid('query')), 200))
  return api
}
