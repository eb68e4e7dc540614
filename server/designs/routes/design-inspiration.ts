import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import {
  type Inspiration,
  inspirationListSchema,
  inspirationRequestSchema,
} from '../../../contract/design.ts'
import type { Deps } from '../../deps.ts'
import type { DesignRow } from '../designs.ts'
import { drawInspirations } from '../draw-inspirations.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { type CallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const generateRoute = createRoute({
  method: 'post',
  path: '/api/design-inspiration/generate',
  summary:
    'Generate at least four designs for someone’s interests (specification of the marketing pages, section 7)',
  description: 'They belong to the visitor, like those of POST /api/designs.',
  request: { body: describeJsonBody(inspirationRequestSchema) },
  responses: {
    200: describeJsonResponse('The designs', inspirationListSchema),
    422: describeProblemResponse('It can’t be drawn; see the code'),
    ...describeRateLimit('drawings'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

export function createDesignInspirationRoute(
  deps: Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'visitorSecret'>,
  drawings: CallLimit,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(generateRoute, async (c) => {
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const request = c.req.valid('json')
    const drawn = await drawInspirations(deps, { visitorHash: visitor.hash, request })
    if (!drawn.ok) return respondEngineProblem(c, drawn)
    return c.json(
      drawn.designs.map((row) => inspirationView(row, request.application)),
      200,
    )
  })
  return api
}

function inspirationView(row: DesignRow, application: string): Inspiration {
  const { id, title, description, tags, palette, style } = row
  return {
    id,
    concept: title,
    description,
    imageUrl: `/api/designs/${id}.png`,
    tags: [...new Set([...tags, application])],
    colorPalette: palette,
    style,
  }
}
