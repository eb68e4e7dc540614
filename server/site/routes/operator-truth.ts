import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { truthReportSchema } from '../../../contract/operator/truth.ts'
import type { Deps } from '../../deps.ts'
import { checkTruth } from '../truth/check-truth.ts'
import { operatorOnly } from '../../web/operator-only.ts'
import { jsonAnswer } from '../../web/responses.ts'
import { signedIn } from '../../web/operator-answers.ts'

const PATH = '/api/operator/truth'

const route = createRoute({
  method: 'get',
  path: PATH,
  summary:
    'What the shop claims in its texts, those claims first that contradict each other, with every place',
  responses: { 200: jsonAnswer('The claims', truthReportSchema), ...signedIn },
})

export function operatorTruth(deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>): OpenAPIHono {
  const api = new OpenAPIHono()
  api.use(PATH, operatorOnly(deps))
  api.openapi(route, async (c) => c.json(await checkTruth(deps.db), 200))
  return api
}
