import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  designRequestListSchema,
  designRequestSchema,
  versionUploadSchema,
} from '../../../contract/design-request.ts'
import { designRequestStates } from '../../../domain/design-requests/design-request-state.ts'
import { listAcceptedFormats } from '../../../content/accepted-formats.ts'
import { MAX_IMAGE_BYTES } from '../../../domain/images/image-rules.ts'
import type { Deps } from '../../deps.ts'
import { findOperatorName } from '../../operator.ts'
import { cancelRequest } from '../cancel-request.ts'
import { type ProposeVersionResult, proposeVersion } from '../propose-version.ts'
import { toDesignRequestView } from '../request-view.ts'
import { findDesignRequest, listDesignRequests } from '../design-requests.ts'
import { readVersionFile } from '../../production/index.ts'
import { refuseUpload } from '../../designs/index.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import { createOperatorVersionFileRoutes } from './operator-version-files.ts'
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

const operatorOnlyResponses = { 401: describeProblemResponse('Not the operator (operator-only)') } as const
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const PATH = '/api/operator/design-requests'

const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List design requests, oldest first, 50 per page',
  request: { query: z.object({ state: z.enum(designRequestStates).optional(), after: id.optional() }) },
  responses: {
    200: describeJsonResponse('The requests', designRequestListSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
  },
})

const showRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}`,
  summary: 'Get a design request',
  request: { params: z.object({ id }) },
  responses: {
    200: describeJsonResponse('The request', designRequestSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
  },
})

const versionRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/versions`,
  summary: 'Show the customer a version (PNG, JPG, PDF, AI or PSD, up to 20 MB) and notify them by e-mail',
  request: {
    params: z.object({ id }),
    body: describeFormBody(versionUploadSchema.extend({ file: formFileSchema })),
  },
  responses: {
    201: describeJsonResponse('The request', designRequestSchema),
    ...operatorOnlyResponses,
    ...notFoundResponse,
    409: describeProblemResponse('Approved already, not paid, or too many versions'),
    ...uploadRefusalResponses,
  },
})

const fileRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/versions/{version}/file`,
  summary: 'A version’s file, to be printed',
  request: { params: z.object({ id, version: z.string().max(64) }) },
  responses: {
    200: fileResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
  },
})

const cancelRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/cancel`,
  summary: 'Cancel a design that isn’t approved yet; credits paid for it are returned',
  request: { params: z.object({ id }) },
  responses: {
    200: describeJsonResponse('The request', designRequestSchema),
    ...badParameterResponse,
    ...operatorOnlyResponses,
    ...notFoundResponse,
    409: describeProblemResponse('Already approved or cancelled'),
  },
})

export function createOperatorDesignRequestRoutes(
  deps: Pick<Deps, 'db' | 'env' | 'log' | 'now' | 'visitorSecret' | 'engine' | 'store'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of [PATH, `${PATH}/*`]) api.use(path, requireOperator(deps))
  api.openapi(listRoute, async (c) => {
    const { requests, next } = await listDesignRequests(deps.db, c.req.valid('query'))
    return c.json({ requests: requests.map(toDesignRequestView), next }, 200)
  })
  api.openapi(showRoute, async (c) => {
    const row = await findDesignRequest(deps.db, c.req.valid('param').id)
    return row ? c.json(toDesignRequestView(row), 200) : unknown(c)
  })
  api.openapi(versionRoute, async (c) => {
    const row = await findDesignRequest(deps.db, c.req.valid('param').id)
    if (!row) return unknown(c)
    const { file, note } = c.req.valid('form')
    if (file.size > MAX_IMAGE_BYTES) return respondProblem(c, 'too-large', 'A file can be up to 20 MB.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const proposed = await proposeVersion(deps, {
      row,
      file: bytes,
      note,
      actor: await findOperatorName(c, deps),
    })
    if (!proposed.ok) return refuse(c, proposed)
    const after = await findDesignRequest(deps.db, row.request.id)
    return after ? c.json(toDesignRequestView(after), 201) : unknown(c)
  })
  api.openapi(fileRoute, async (c) => {
    const { id: requestId, version } = c.req.valid('param')
    const row = await findDesignRequest(deps.db, requestId)
    const found = row?.versions.find((one) => one.id === version)
    const bytes = found && (await readVersionFile(deps, found.id, 'original'))
    if (!row || !found || !bytes) return unknown(c)
    const name = `${row.order.number}-version-${found.number}.${found.format}`
    return sendAttachment(c, bytes, { type: 'application/octet-stream', name })
  })
  api.openapi(cancelRoute, async (c) => {
    const requestId = c.req.valid('param').id
    const isCancelled = await cancelRequest(deps, { id: requestId, actor: await findOperatorName(c, deps) })
    const row = await findDesignRequest(deps.db, requestId)
    if (!row) return unknown(c)
    if (!isCancelled) return respondProblem(c, 'not-open', 'This design is already approved or cancelled.')
    return c.json(toDesignRequestView(row), 200)
  })
  api.route('/', createOperatorVersionFileRoutes(deps))
  return api
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such design request.')

function refuse(c: Context, refused: Exclude<ProposeVersionResult, { ok: true }>) {
  switch (refused.reason) {
    case 'not-open':
      return respondProblemWithCode(
        c,
        409,
        refused.reason,
        'This design is approved, cancelled or not paid yet.',
      )
    case 'too-many':
      return respondProblemWithCode(
        c,
        409,
        refused.reason,
        'This design already has the maximum number of versions.',
      )
    case 'not-taken':
      return respondProblemWithCode(
        c,
        415,
        refused.reason,
        `Please choose a ${listAcceptedFormats('banner')} file.`,
      )
    case 'no-room':
      return respondProblem(c, 'no-room')
    case 'not-read':
      return refuseUpload(c, refused.refused.reason, refused.refused.message)
  }
}
