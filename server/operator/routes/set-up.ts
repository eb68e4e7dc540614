import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { setUpSchema, testMailSchema } from '../../../contract/operator/set-up.ts'
import type { Deps } from '../../deps.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { describeJsonResponse } from '../../web/responses.ts'
import { readSetUpStatus, sendTestMail } from '../set-up.ts'

const PATH = '/api/operator/set-up'

const readRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'Get the shop’s set-up, and what is missing before it opens',
  responses: { 200: describeJsonResponse('What there is', setUpSchema), ...requireOperatorResponses },
})

const testMailRoute = createRoute({
  method: 'post',
  path: `${PATH}/test-mail`,
  summary: 'Send a test e-mail to the shop’s staff',
  responses: {
    200: describeJsonResponse('What the mail server said', testMailSchema),
    ...requireOperatorResponses,
  },
})

/** The operator's API for the set-up steps that a new shop owner goes through. */
export function createSetUpRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'mail' | 'now' | 'payments' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono()
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  api.openapi(readRoute, async (c) => c.json(await readSetUpStatus(deps), 200))
  api.openapi(testMailRoute, async (c) => c.json(await sendTestMail(deps), 200))
  return api
}
