import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { MAX_GUESS_PHOTO_BYTES, subjectGuessSchema } from '../../../contract/artwork.ts'
import type { Deps } from '../../deps.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { type CallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeFormBody,
  formFileSchema,
  describeJsonResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const offerRoute = createRoute({
  method: 'get',
  path: '/api/subject-guess',
  summary: 'Get whether this shop has a model that finds a photo’s subject',
  responses: { 200: describeJsonResponse('Whether it has', subjectGuessSchema) },
})

const guessRoute = createRoute({
  method: 'post',
  path: '/api/subject-guess',
  summary: 'Find the subject of a photo',
  description:
    'The photo should be small: 640 pixels are enough. You can correct the result and send it as `cutOut` with the full photo. Nothing is stored.',
  request: { body: describeFormBody(z.object({ file: formFileSchema })) },
  responses: {
    200: {
      description: 'A mask: black for the subject, white elsewhere',
      content: { 'image/png': { schema: z.string().meta({ format: 'binary' }) } },
    },
    404: describeProblemResponse('This shop has no such model'),
    413: describeProblemResponse('Over 1 MB'),
    ...describeRateLimit('drawings'),
    503: describeProblemResponse('The model returned nothing'),
  },
})

type GuessDeps = Pick<Deps, 'segmentationModel' | 'db' | 'now' | 'env' | 'log' | 'visitorSecret'>

/**
 * The API that finds the subject of a photo with a segmentation model, which only some shops have. Sends the photo to the model and the
 * result to the caller. Nothing is stored.
 */
export function createSubjectGuessRoute(deps: GuessDeps, drawings: CallLimit): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const { segmentationModel: model } = deps
  api.openapi(offerRoute, (c) => c.json({ isOffered: model !== null }, 200))
  api.openapi(guessRoute, async (c) => {
    if (!model) return respondProblem(c, 'segmentation-model-off')
    const { file } = c.req.valid('form')
    if (file.size > MAX_GUESS_PHOTO_BYTES) return respondProblem(c, 'too-large')
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const found = await model.findSubject(file, c.req.raw.signal)
    if (found.ok) return c.body(found.mask, 200, { 'content-type': 'image/png' })
    deps.log('warn', 'The segmentation model found no subject', {
      reason: found.reason,
      detail: found.detail,
    })
    return respondProblem(c, 'segmentation-model-failed')
  })
  return api
}
