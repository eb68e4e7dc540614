import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { attachedFileListSchema } from '../../../contract/job.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { attachFile, removeAttachedFile } from '../attach-file.ts'
import { readAttachedFile } from '../attached-file-bytes.ts'
import { toAttachedFileView, findAttachedFile, listAttachedFiles } from '../attached-files.ts'
import { findJob, type JobRow } from '../jobs.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  fileResponse,
  describeFormBody,
  formFileSchema,
  describeJsonResponse,
  notFoundResponse,
  describeProblemResponse,
  uploadRefusalResponses,
} from '../../web/responses.ts'
import { describeAttachmentRefusal, sendAttachmentPreview } from './attachment-responses.ts'

const PATH = '/api/operator/jobs/{id}/attached-files'
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const file = z.string().max(64)
const operatorOnlyResponses = { 401: describeProblemResponse('Not the operator (operator-only)') } as const
const known = { ...badParameterResponse, ...operatorOnlyResponses, ...notFoundResponse } as const

const attachRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'Attach a file to a job, up to 20 MB; the customer sees it on the order’s page',
  request: {
    params: z.object({ id }),
    body: describeFormBody(z.object({ file: formFileSchema })),
  },
  responses: {
    201: describeJsonResponse('The job’s files', attachedFileListSchema),
    ...known,
    409: describeProblemResponse('Already refunded, or too many files'),
    ...uploadRefusalResponses,
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: `${PATH}/{file}`,
  summary: 'An attached file as it was uploaded',
  request: { params: z.object({ id, file }) },
  responses: {
    200: fileResponse,
    ...known,
  },
})

const pictureRoute = createRoute({
  method: 'get',
  path: `${PATH}/{file}/picture`,
  summary: 'Its picture',
  request: { params: z.object({ id, file }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...known,
  },
})

const removeRoute = createRoute({
  method: 'delete',
  path: `${PATH}/{file}`,
  summary: 'Remove an attached file',
  request: { params: z.object({ id, file }) },
  responses: { 200: describeJsonResponse('The job’s files', attachedFileListSchema), ...known },
})

type FilesDeps = Pick<Deps, 'db' | 'engine' | 'env' | 'log' | 'now' | 'store' | 'visitorSecret'>

export function createOperatorAttachedFileRoutes(deps: FilesDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/jobs/*', requireOperator(deps))
  api.openapi(attachRoute, async (c) => {
    const row = await findJob(deps, c.req.valid('param').id)
    if (!row) return unknown(c)
    const { file: given } = c.req.valid('form')
    const upload = { name: given.name, bytes: new Uint8Array(await given.arrayBuffer()) }
    const actor = await findOperatorName(c, deps)
    const done = await attachFile(deps, { lineId: row.line.id, by: 'shop', actor, upload })
    if (done.ok) return c.json(await listOf(deps, row), 201)
    const { status, words } = describeAttachmentRefusal(done)
    return respondProblemWithCode(c, status, done.reason, words)
  })
  api.openapi(fileRoute, async (c) => {
    const found = await find(deps, c.req.valid('param'))
    const bytes = found && (await readAttachedFile(deps, found.id, 'original'))
    if (!found || !bytes) return unknown(c)
    const name = `${found.order}-file.${found.format}`
    return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
  })
  api.openapi(pictureRoute, async (c) => {
    const found = await find(deps, c.req.valid('param'))
    const bytes = found && (await readAttachedFile(deps, found.id, 'preview'))
    return bytes ? sendAttachmentPreview(c, bytes) : unknown(c)
  })
  api.openapi(removeRoute, async (c) => {
    const { id: jobId, file: fileId } = c.req.valid('param')
    const row = await findJob(deps, jobId)
    const removal = { id: fileId, by: 'shop', actor: await findOperatorName(c, deps) } as const
    const isRemoved = row !== null && (await removeAttachedFile(deps, { ...removal, lineId: row.line.id }))
    return isRemoved ? c.json(await listOf(deps, row), 200) : unknown(c)
  })
  return api
}

async function find(deps: FilesDeps, { id: jobId, file: fileId }: { id: number; file: string }) {
  const row = await findJob(deps, jobId)
  const found = row && (await findAttachedFile(deps.db, { id: fileId, orderId: row.order.id }))
  return row && found?.orderLineId === row.line.id ? { ...found, order: row.order.number } : null
}

async function listOf({ db }: FilesDeps, { order, line, job }: JobRow) {
  const files = (await listAttachedFiles(db, order.id)).get(line.id)?.files ?? []
  return { files: files.map((each) => toAttachedFileView(job.id, each)) }
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such file or job.')
