import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { designRequestSchema } from '../../../contract/design-request.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { describeAttachmentRefusal, readAttachedFile } from '../../production/index.ts'
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
import { toDesignRequestView } from '../request-view.ts'
import { findDesignRequest } from '../design-requests.ts'
import { addToVersion, removeFromVersion } from '../version-files.ts'

const PATH = '/api/operator/design-requests/{id}/versions/{version}/files'
const ofVersion = z.object({
  id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  version: z.string().max(64),
})
const ofFile = ofVersion.extend({ file: z.string().max(64) })
const known = {
  ...badParameterResponse,
  401: describeProblemResponse('Not the operator (operator-only)'),
  ...notFoundResponse,
} as const

const addRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'Add the same design in a further format to a version, up to 20 MB',
  request: {
    params: ofVersion,
    body: describeFormBody(z.object({ file: formFileSchema })),
  },
  responses: {
    201: describeJsonResponse('The request', designRequestSchema),
    ...known,
    409: describeProblemResponse('Cancelled, or too many files'),
    ...uploadRefusalResponses,
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: `${PATH}/{file}`,
  summary: 'A further file of a version',
  request: { params: ofFile },
  responses: {
    200: fileResponse,
    ...known,
  },
})

const removeRoute = createRoute({
  method: 'delete',
  path: `${PATH}/{file}`,
  summary: 'Remove a further file of a version',
  request: { params: ofFile },
  responses: { 200: describeJsonResponse('The request', designRequestSchema), ...known },
})

type FilesDeps = Pick<Deps, 'db' | 'engine' | 'env' | 'log' | 'now' | 'store' | 'visitorSecret'>

/** The operator's API for additional files of proof versions. */
export function createOperatorVersionFileRoutes(deps: FilesDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use('/api/operator/design-requests/*', requireOperator(deps))
  api.openapi(addRoute, async (c) => {
    const found = await find(deps, c.req.valid('param'))
    if (!found) return unknown(c)
    const { file } = c.req.valid('form')
    const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
    const added = await addToVersion(deps, { ...found, upload, actor: await findOperatorName(c, deps) })
    if (!added.ok) {
      const { status, words } = describeAttachmentRefusal(added)
      return respondProblemWithCode(c, status, added.reason, words)
    }
    const after = await findDesignRequest(deps.db, found.row.request.id)
    return after ? c.json(toDesignRequestView(after), 201) : unknown(c)
  })
  api.openapi(fileRoute, async (c) => {
    const found = await find(deps, c.req.valid('param'))
    const file = found?.version.files.find(({ id }) => id === c.req.valid('param').file)
    const bytes = file && (await readAttachedFile(deps, file.id, 'original'))
    if (!found || !file || !bytes) return unknown(c)
    const name = `${found.row.order.number}-version-${found.version.number}.${file.format}`
    return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
  })
  api.openapi(removeRoute, async (c) => {
    const found = await find(deps, c.req.valid('param'))
    const removal = { id: c.req.valid('param').file, actor: await findOperatorName(c, deps) }
    if (!found || !(await removeFromVersion(deps, { ...found, ...removal }))) return unknown(c)
    const after = await findDesignRequest(deps.db, found.row.request.id)
    return after ? c.json(toDesignRequestView(after), 200) : unknown(c)
  })
  return api
}

async function find({ db }: FilesDeps, { id, version: versionId }: z.infer<typeof ofVersion>) {
  const row = await findDesignRequest(db, id)
  const version = row?.versions.find((one) => one.id === versionId)
  return row && version ? { row, version } : null
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such version or file.')
