import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { jobFormats, jobListSchema, jobSchema } from '../../../contract/job.ts'
import type { Deps } from '../../deps.ts'
import type { PressJobOptions } from '../../engine/press-options.ts'
import { readJobFile } from '../job-file.ts'
import { readJobTicket } from '../job-ticket.ts'
import { findJob, formatJobNumber, listJobs } from '../jobs.ts'
import { makePressFile } from '../press-file.ts'
import { writeTicketPdf } from '../ticket-pdf.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  notFoundResponse,
  describeProblemResponse,
} from '../../web/responses.ts'

const operatorOnlyResponses = { 401: describeProblemResponse('Not the operator (operator-only)') } as const
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const binary = z.string().meta({ format: 'binary' })
const CONTENT_TYPES = {
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  eps: 'application/postscript',
  png: 'image/png',
} as const

const listRoute = createRoute({
  method: 'get',
  path: '/api/operator/jobs',
  summary: 'List print-room jobs, oldest first, 50 per page',
  request: { query: z.object({ state: z.string().max(40).optional(), after: id.optional() }) },
  responses: {
    200: describeJsonResponse('The jobs', jobListSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
  },
})

const jobRoute = createRoute({
  method: 'get',
  path: '/api/operator/jobs/{id}',
  summary: 'Get a job with its product, material, customer and due date',
  request: { params: z.object({ id }) },
  responses: {
    200: describeJsonResponse('The job', jobSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
  },
})

const ticketRoute = createRoute({
  method: 'get',
  path: '/api/operator/jobs/{id}/ticket.pdf',
  summary: 'Get the job ticket for printing (A5)',
  request: { params: z.object({ id }) },
  responses: {
    200: { description: 'The ticket', content: { 'application/pdf': { schema: binary } } },
    ...badParameterResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
  },
})

const pressQuery = z.object({
  /** If this parameter is present, registration marks are added in a band around the decal. */
  marks: z.literal('yes').optional(),
  /**
   * If this parameter is present, white ink is added below the print (PDF and EPS). Its value (the choke) says by how many mm the white
   * area is smaller than the print.
   */
  white: z.coerce.number().min(0).max(2).optional(),
})

const fileRoute = createRoute({
  method: 'get',
  path: '/api/operator/jobs/{id}/files/{format}',
  summary:
    'Get a production file of a job as it was when it was sold; png is the proof. With registration marks or white ink it is generated again from the same decal',
  request: { params: z.object({ id, format: z.enum(jobFormats) }), query: pressQuery },
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
    ...badParameterResponse,
    ...operatorOnlyResponses,
    404: describeProblemResponse('Unknown, or its files haven’t been made (no-files)'),
    422: describeProblemResponse('The decal is too complex (too-complex)'),
    503: describeProblemResponse('Too many designs are being drawn (engine-busy)'),
  },
})

export function createOperatorJobRoutes(
  deps: Pick<Deps, 'db' | 'engine' | 'env' | 'now' | 'store' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/jobs', requireOperator(deps))
  api.use('/api/operator/jobs/*', requireOperator(deps))
  api.openapi(listRoute, async (c) => {
    const { jobs, next } = await listJobs(deps, c.req.valid('query'))
    return c.json({ jobs: await Promise.all(jobs.map((row) => readJobTicket(deps, row))), next }, 200)
  })
  api.openapi(jobRoute, async (c) => {
    const row = await findJob(deps, c.req.valid('param').id)
    return row ? c.json(await readJobTicket(deps, row), 200) : unknown(c)
  })
  api.openapi(ticketRoute, async (c) => {
    const row = await findJob(deps, c.req.valid('param').id)
    if (!row) return unknown(c)
    const job = await readJobTicket(deps, row)
    const pdf = await writeTicketPdf(job, await readJobFile(deps, row, 'png'))
    return sendAttachment(c, new Uint8Array(pdf), {
      type: CONTENT_TYPES.pdf,
      name: `${job.number}-ticket.pdf`,
    })
  })
  api.openapi(fileRoute, async (c) => {
    const { id: jobId, format } = c.req.valid('param')
    const row = await findJob(deps, jobId)
    if (!row) return unknown(c)
    const press = pressOf(c.req.valid('query'))
    const wanted = press && format !== 'png' ? { format, press } : null
    const file =
      row.job.madeAt && (await (wanted ? makePressFile(deps, row, wanted) : readJobFile(deps, row, format)))
    if (!file) return respondProblem(c, 'no-files')
    if ('ok' in file && !file.ok) return respondEngineProblem(c, file)
    const bytes = 'ok' in file ? file.bytes : file
    const name = `${formatJobNumber(row)}${wanted ? '-press' : ''}.${format}`
    return sendAttachment(c, bytes, { type: CONTENT_TYPES[format], name })
  })
  return api
}

/** Reads the press options from a request; null if it asks for the stored production file. */
function pressOf({ marks, white }: z.infer<typeof pressQuery>): PressJobOptions | null {
  if (marks === undefined && white === undefined) return null
  return { marks: marks === 'yes', ...(white !== undefined && { white: { chokeMm: white } }) }
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such job.')
