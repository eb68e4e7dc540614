import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { fleetDrawingSchema, fleetFieldsSchema, fleetRequestSchema } from '../../../contract/fleet.ts'
import { findSecondLineFault } from '../../../domain/lettering/fleet-list.ts'
import type { Deps } from '../../deps.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import { findVisitor } from '../../visitor.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { describeJsonResponse, describeProblemResponse, describeRateLimit } from '../../web/responses.ts'
import { drawFirstVehicles } from '../lettering/fleet/draw-fleet-proof.ts'

const drawRoute = createRoute({
  method: 'get',
  path: '/api/fleet-lettering',
  summary: 'The lettering of a list’s first vehicles, drawn to scale while the list is typed',
  description: 'Lines that can’t be lettered are left out; the proof at /fleet says why.',
  request: { query: fleetRequestSchema },
  responses: {
    200: describeJsonResponse('The lettering', fleetDrawingSchema),
    ...describeRateLimit('previews'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

/** The API that draws fleet lettering while the buyer types the list. Proofs and orders use the forms at /fleet instead. */
export function createFleetLetteringRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'previews')
  api.openapi(drawRoute, async (c) => {
    const fields = fleetFieldsSchema.parse(c.req.valid('query'))
    const asker = (await findVisitor(c, deps))?.hash ?? findClientAddress(c, deps.env)
    const call = await limit(c, asker)
    if (!call.ok) return respondTooManyCalls(c, call)
    const second = findSecondLineFault(fields.second) ? '' : fields.second
    const drawn = await drawFirstVehicles(deps, { ...fields, second }, asker)
    return drawn.ok ? c.json(drawn.drawing, 200) : respondProblem(c, 'engine-busy', drawn.message)
  })
  return api
}
