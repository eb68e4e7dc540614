import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { boardJobSchema, boardSchema, jobMoveSchema } from '../../../contract/operator/board.ts'
import type { Deps } from '../../deps.ts'
import type { OrderDeps } from '../order-events.ts'
import { findOperatorName } from '../../operator.ts'
import { findBoardCard, readProductionBoard } from '../../production/index.ts'
import { type ChangeJobStateResult, changeJobState } from '../change-job-state.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
} from '../../web/responses.ts'
import {
  respondStaleVersion,
  conflictResponse,
  idParameter,
  requireOperatorResponses,
} from '../../web/operator-responses.ts'

const boardRoute = createRoute({
  method: 'get',
  path: '/api/operator/board',
  summary: 'List jobs of open orders by state, most urgent first',
  responses: { 200: describeJsonResponse('The board', boardSchema), ...requireOperatorResponses },
})

const moveRoute = createRoute({
  method: 'post',
  path: '/api/operator/jobs/{id}/moves',
  summary: 'Move a job on the board; starting an order’s first job puts the order into production',
  request: { params: z.object({ id: idParameter }), body: describeJsonBody(jobMoveSchema) },
  responses: {
    200: describeJsonResponse('The updated job', boardJobSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    422: describeProblemResponse('Invalid value'),
  },
})

/** The operator's API for the production board. */
export function createProductionBoardRoutes(
  deps: Pick<OrderDeps, 'db' | 'env' | 'now' | 'visitorSecret' | 'orderHandlers'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/operator/board', '/api/operator/jobs/*']) api.use(path, requireOperator(deps))
  api.openapi(boardRoute, async (c) => c.json(await readProductionBoard(deps), 200))
  api.openapi(moveRoute, async (c) => {
    const { id } = c.req.valid('param')
    const moved = await changeJobState(deps, {
      id,
      ...c.req.valid('json'),
      actor: await findOperatorName(c, deps),
    })
    const job = await findBoardCard(deps, id)
    if (!job) return respondProblem(c, 'not-found', 'There is no such job.')
    if (moved.ok) return c.json(job, 200)
    return refuse(c, deps, moved.reason, job.number)
  })
  return api
}

type Reason = Exclude<ChangeJobStateResult, { ok: true }>['reason']

const REFUSAL_MESSAGES: Readonly<Record<Exclude<Reason, 'changed-meanwhile'>, string>> = {
  unknown: 'There is no such job.',
  'state-not-allowed': "You can't move the job there from its current state.",
  'in-proof': "This order's proof isn't approved yet.",
  closed: "This job's order is shipped, closed or a sample.",
  files: "This job has no files yet, so there's nothing to print.",
}

function refuse(c: Context, { db }: Pick<Deps, 'db'>, reason: Reason, number: string) {
  if (reason === 'changed-meanwhile') return respondStaleVersion(c, db, 'job', number)
  return respondProblemWithCode(c, 409, reason, REFUSAL_MESSAGES[reason])
}
