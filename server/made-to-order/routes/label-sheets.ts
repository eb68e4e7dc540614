import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { labelSheetCopy as words } from '../../../content/label-sheets.ts'
import type { Context } from 'hono'
import { labelSheetRequestSchema, labelSheetSchema } from '../../../contract/label-sheet.ts'
import type { LabelResult } from '../../engine/label-thread.ts'
import { respondTooManyCalls, type TooManyCalls } from '../../web/call-limit.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'
import { type LabelDeps, createLabelSheetMaker } from './label-sheet-making.ts'

const refusals = {
  413: describeProblemResponse('The list is larger than 1 MB'),
  422: describeProblemResponse('Invalid, or not a list of labels (unreadable-list)'),
  ...describeRateLimit('label-sheets'),
  503: describeProblemResponse('Too many lists are waiting (busy)'),
} as const

const checkRoute = createRoute({
  method: 'post',
  path: '/api/label-sheets',
  summary: 'Check a list or a range of numbers for labels',
  description:
    'Verifies check digits, parses GS1 data and lays out each label. Rows that can’t be printed are returned with line and reason; the first labels come as pictures.',
  request: { body: describeJsonBody(labelSheetRequestSchema) },
  responses: { 200: describeJsonResponse('The labels', labelSheetSchema), ...refusals },
})

const printRoute = createRoute({
  method: 'post',
  path: '/api/label-sheets/pdf',
  summary: 'Get the labels as a PDF for print: vectors in true mm, with cut lines',
  description:
    'If a row can’t be printed, the request is refused (rows-refused), unless it contains refused=leave-out, which prints the rest.',
  request: {
    query: z.object({ refused: z.enum(['leave-out']).optional() }),
    body: describeJsonBody(labelSheetRequestSchema),
  },
  responses: {
    200: {
      description: 'The file',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...refusals,
  },
})

/** The API for labels from a visitor's list. The list isn't stored. */
export function createLabelSheetRoutes(deps: LabelDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const make = createLabelSheetMaker(deps)
  api.openapi(checkRoute, async (c) => {
    const run = await make(c, c.req.valid('json'), 'facts')
    return run.ok ? c.json(run.sheet, 200) : refuseRun(c, run)
  })
  api.openapi(printRoute, async (c) => {
    const want = c.req.valid('query').refused === 'leave-out' ? 'rest' : 'whole'
    const run = await make(c, c.req.valid('json'), want)
    if (!run.ok || run.pdf === null) return refuseRun(c, run)
    return sendAttachment(c, new Uint8Array(run.pdf), { type: 'application/pdf', name: 'labels.pdf' })
  })
  return api
}

function refuseRun(c: Context, run: LabelResult | TooManyCalls) {
  if ('reason' in run) {
    if (run.reason === 'too-many-requests') return respondTooManyCalls(c, run)
    return run.reason === 'busy'
      ? respondProblem(c, 'busy', words.busy)
      : respondProblem(c, 'too-complex', words.tooComplex)
  }
  const rows = (run.sheet?.refused ?? []).map(({ line, reason }) => ({
    field: `line ${line}`,
    message: reason,
  }))
  if (rows.length > 0)
    return respondProblem(c, 'rows-refused', "Some rows can't be printed.", rows.slice(0, 20))
  const faults = run.ok ? [] : run.faults
  return respondProblem(
    c,
    'unreadable-list',
    faults[0]?.message ?? 'There is nothing to print.',
    faults.map(({ field, message }) => ({ field: `source.${field}`, message })),
  )
}
