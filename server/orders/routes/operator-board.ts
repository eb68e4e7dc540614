import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { boardJobSchema, boardSchema, jobMoveSchema } from '../../../contract/operator/board.ts'
import type { Deps } from '../../deps.ts'
import { operatorName } from '../../operator.ts'
import { findCard, readBoard } from '../../production/index.ts'
import { type MoveJobResult, moveJob } from '../move-job.ts'
import { operatorOnly } from '../../web/operator-only.ts'
import { problem, problemAs, refuseInvalid } from '../../web/problem.ts'
import { badParameter, jsonResponse, jsonBody, problemResponse } from '../../web/responses.ts'
import {
  staleVersionProblem,
  conflict,
  idParameter,
  operatorOnlyResponses,
} from '../../web/operator-responses.ts'

const boardRoute = createRoute({
  method: 'get',
  path: '/api/operator/board',
  summary: 'List jobs of open orders by state, most urgent first',
  responses: { 200: jsonResponse('The board', boardSchema), ...operatorOnlyResponses },
})

const moveRoute = createRoute({
  method: 'post',
  path: '/api/operator/jobs/{id}/moves',
  summary: 'Move a job on the board; starting an order’s first job puts the order into production',
  request: { params: z.object({ id: idParameter }), body: jsonBody(jobMoveSchema) },
  responses: {
    200: jsonResponse('The updated job', boardJobSchema),
    ...badParameter,
    ...operatorOnlyResponses,
    ...conflict,
    422: problemResponse('Invalid value'),
  },
})

/** The operator's API for the production board. */
export function productionBoard(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'visitorSecret' | 'orderHandlers'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  for (const path of ['/api/operator/board', '/api/operator/jobs/*']) api.use(path, operatorOnly(deps))
  api.openapi(boardRoute, async (c) => c.json(await readBoard(deps), 200))
  api.openapi(moveRoute, async (c) => {
    const { id } = c.req.valid('param')
    const moved = await moveJob(deps, { id, ...c.req.valid('json'), actor: await operatorName(c, deps) })
    const job = await findCard(deps, id)
    if (!job) return problem(c, 'not-found', 'There is no such job.')
    if (moved.ok) return c.json(job, 200)
    return refuse(c, deps, moved.reason, job.number)
  })
  return api
}

type Reason = Exclude<MoveJobResult, { ok: true }>['reason']

const WORDS: Readonly<Record<Exclude<Reason, 'changed-meanwhile'>, string>> = {
  unknown: 'There is no such job.',
  'state-not-allowed': "You can't move the job there from its current state.",
  'in-proof': "This order's proof isn't approved yet.",
  closed: "This job's order is shipped, closed or a sample.",
  files: "This job has no files yet, so there's nothing to print.",
}

function refuse(c: Context, { db }: Pick<Deps, 'db'>, reason: Reason, number: string) {
  if (reason === 'changed-meanwhile') return staleVersionProblem(c, db, 'job', number)
  return problemAs(c, 409, reason, WORDS[reason])
}
