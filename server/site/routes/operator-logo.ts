import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { storedLogoSchema } from '../../../contract/operator/logo.ts'
import type { Deps } from '../../deps.ts'
import { requireOperatorResponses } from '../../web/operator-responses.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeFormBody,
  formFileSchema,
  describeJsonResponse,
  describeProblemResponse,
} from '../../web/responses.ts'
import { storeLogo } from '../store-logo.ts'

const PATH = '/api/operator/logo'

const takeRoute = createRoute({
  method: 'post',
  path: PATH,
  summary: 'Upload a logo; it is shown once the setting look.logo contains its address',
  request: {
    body: describeFormBody(z.object({ file: formFileSchema })),
  },
  responses: {
    201: describeJsonResponse('The logo’s address', storedLogoSchema),
    ...requireOperatorResponses,
    413: describeProblemResponse('Too large'),
    415: describeProblemResponse('Not a picture'),
    503: describeProblemResponse('No room'),
  },
})

/** The API with which operators upload the shop's logo. */
export function createOperatorLogoRoute(
  deps: Pick<Deps, 'env' | 'now' | 'store' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.use(PATH, requireOperator(deps))
  api.openapi(takeRoute, async (c) => {
    const taken = await storeLogo(deps, new Uint8Array(await c.req.valid('form').file.arrayBuffer()))
    if (taken.ok) return c.json({ src: taken.src }, 201)
    return taken.reason === 'no-room'
      ? respondProblem(c, 'no-room')
      : respondProblemWithCode(c, 415, taken.reason, 'Please choose an SVG, PNG, JPG or WebP picture.')
  })
  return api
}
