import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { backgroundTasksSchema } from '../../../contract/operator/tasks.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { listBackgroundTasks, retryFailedTasks } from '../background-tasks.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'
import { idParameter, requireOperatorResponses } from '../../web/operator-responses.ts'

const TASKS_PATH = '/api/operator/tasks'

const listRoute = createRoute({
  method: 'get',
  path: TASKS_PATH,
  summary: 'List e-mails, production files and removals that are pending, retried or failed',
  responses: { 200: describeJsonResponse('The tasks', backgroundTasksSchema), ...requireOperatorResponses },
})

const retryRoute = createRoute({
  method: 'post',
  path: `${TASKS_PATH}/{id}/retry`,
  summary: 'Retry a failed task',
  request: { params: z.object({ id: idParameter }) },
  responses: {
    204: { description: 'It will be retried now' },
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

const retryAllRoute = createRoute({
  method: 'post',
  path: `${TASKS_PATH}/retry`,
  summary: 'Retry every failed task',
  responses: { 204: { description: 'They will be retried now' }, ...requireOperatorResponses },
})

/** The operator's API that lists and retries failed rows of the outbox. */
export function createBackgroundTaskRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [TASKS_PATH, `${TASKS_PATH}/*`]) api.use(path, requireOperator(deps))
  api.openapi(listRoute, async (c) => c.json(await listBackgroundTasks(deps), 200))
  api.openapi(retryAllRoute, async (c) => {
    await retryFailedTasks(deps, { actor: await findOperatorName(c, deps) })
    return c.body(null, 204)
  })
  api.openapi(retryRoute, async (c) => {
    const { id } = c.req.valid('param')
    const retried = await retryFailedTasks(deps, { id, actor: await findOperatorName(c, deps) })
    if (retried === 0) return respondProblem(c, 'not-found', 'There is no such failed task.')
    return c.body(null, 204)
  })
  return api
}
