import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { claimsAuditSchema } from '../../../contract/operator/claims-audit.ts'
import type { Deps } from '../../deps.ts'
import { auditClaims } from '../claims-audit/audit-claims.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { describeJsonResponse } from '../../web/responses.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/truth'

const route = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List the claims in the shop’s texts with their places, contradictory ones first',
  responses: { 200: describeJsonResponse('The claims', claimsAuditSchema), ...requireOperatorResponses },
})

export function createClaimsAuditRoute(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono()
  api.use(PATH, requireOperator(deps))
  api.openapi(route, async (c) => c.json(await auditClaims(deps.db), 200))
  return api
}
