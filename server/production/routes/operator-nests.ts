import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { nestRequestSchema, nestSchema } from '../../../contract/job.ts'
import type { Deps } from '../../deps.ts'
import { NestThread } from '../../engine/nest-thread.ts'
import { findNest, readNestFile } from '../nest-files.ts'
import { nestJobs, type NestRefusal } from '../nest-jobs.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import type { ProblemStatus } from '../../web/problem-reasons.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
} from '../../web/responses.ts'

const operatorOnlyResponses = { 401: describeProblemResponse('Not the operator (operator-only)') } as const
const params = z.object({ id: z.string().max(64) })
const binary = z.string().meta({ format: 'binary' })

const nestRoute = createRoute({
  method: 'post',
  path: '/api/operator/nests',
  summary: 'Nest jobs of one film on a roll: one print file and one cut file with registration marks',
  request: { body: describeJsonBody(nestRequestSchema) },
  responses: {
    201: describeJsonResponse('The nest, with its waste', nestSchema),
    ...operatorOnlyResponses,
    409: describeProblemResponse('A job has no files (no-files), or its order is cancelled (closed)'),
    422: describeProblemResponse('Invalid: unknown-job, twice, mixed-films, too-many, too-complex'),
    503: describeProblemResponse('Another nest is being made (busy)'),
  },
})

const findRoute = createRoute({
  method: 'get',
  path: '/api/operator/nests/{id}',
  summary: 'Get a nest of the last 60 days',
  request: { params },
  responses: {
    200: describeJsonResponse('The nest', nestSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
  },
})

const FILES = {
  print: {
    name: 'print.pdf',
    type: 'application/pdf',
    summary: 'Get a nest’s print file, with cut contours',
  },
  cut: { name: 'cut.dxf', type: 'image/vnd.dxf', summary: 'Get a nest’s cut file, in mm' },
  sorting: {
    name: 'sorting.pdf',
    type: 'application/pdf',
    summary: 'List which job each piece of a nest belongs to',
  },
} as const

const fileRoute = (file: keyof typeof FILES) =>
  createRoute({
    method: 'get',
    path: `/api/operator/nests/{id}/${FILES[file].name}`,
    summary: FILES[file].summary,
    request: { params },
    responses: {
      200: { description: 'The file', content: { [FILES[file].type]: { schema: binary } } },
      ...badParameterResponse,
      ...operatorOnlyResponses,
      ...notFoundResponse,
    },
  })

/** The operator's API for nesting jobs on rolls. */
export function createOperatorNestRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'now' | 'store' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const nesting = new NestThread()
  api.use('/api/operator/nests', requireOperator(deps))
  api.use('/api/operator/nests/*', requireOperator(deps))
  api.openapi(nestRoute, async (c) => {
    const made = await nestJobs({ ...deps, nesting }, c.req.valid('json'))
    return made.ok ? c.json(made.nest, 201) : refuse(c, made)
  })
  api.openapi(findRoute, async (c) => {
    const nest = await findNest(deps, c.req.valid('param').id)
    return nest ? c.json(nest, 200) : unknown(c)
  })
  for (const file of ['print', 'cut', 'sorting'] as const) {
    api.openapi(fileRoute(file), async (c) => {
      const { id } = c.req.valid('param')
      const bytes = await readNestFile(deps, id, file)
      const { type, name } = FILES[file]
      return bytes ? sendAttachment(c, bytes, { type, name: `nest-${id.slice(0, 8)}-${name}` }) : unknown(c)
    })
  }
  return api
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such nest.')

const REFUSAL_ANSWERS: Readonly<Record<NestRefusal['reason'], [ProblemStatus, string]>> = {
  'unknown-job': [422, 'There is no such job'],
  twice: [422, 'This job is listed more than once'],
  'no-files': [409, 'The files of this job haven’t been made'],
  closed: [409, 'The order of this job is cancelled'],
  'mixed-films': [422, 'A roll has one film and one finish, but these jobs have several.'],
  'too-many': [422, "That's too many pieces for one nest."],
  busy: [503, 'Another nest is in progress. Please try again in a few seconds.'],
  'too-complex': [422, 'These jobs take too long to nest. Please nest fewer at once.'],
}

function refuse(c: Context, refusal: NestRefusal) {
  const [status, words] = REFUSAL_ANSWERS[refusal.reason]
  return respondProblemWithCode(
    c,
    status,
    refusal.reason,
    'jobId' in refusal ? `${words}: ${refusal.jobId}.` : words,
  )
}
