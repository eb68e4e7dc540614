import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { operatorActivitySchema } from '../../../contract/operator/activity.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import type { Deps } from '../../deps.ts'
import { countActivity } from '../../analytics/index.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'

const DEFAULT_DAYS = 30

const activityRoute = createRoute({
  method: 'get',
  path: '/api/operator/activity',
  summary: 'Count events by day, from page views to orders; the settings say how long they’re kept',
  request: {
    query: z.object({
      days: z.coerce
        .number()
        .int()
        .min(1)
        .refine((days) => days <= getRules().keeping.visitDays, 'Events aren’t kept that long')
        .default(DEFAULT_DAYS),
    }),
  },
  responses: {
    200: describeJsonResponse('The counts', operatorActivitySchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export function createActivityRoute(deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/activity', requireOperator(deps))
  api.openapi(activityRoute, async (c) => c.json(await countActivity(deps, c.req.valid('query').days), 200))
  return api
}
