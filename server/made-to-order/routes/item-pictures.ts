import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'
import { findVisitor } from '../../visitor.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { notFoundResponse, describeProblemResponse, describeRateLimit } from '../../web/responses.ts'
import { drawItemPicture, type ItemPictureDeps } from '../items/draw-item-picture.ts'
import { getItemKindPicture } from '../items/item-kinds.ts'
import { findMadeToOrderItem } from '../items/made-to-order-items.ts'

const pictureRoute = createRoute({
  method: 'get',
  path: '/api/made-to-order/{file}',
  summary: 'The picture of a made-to-order item, {variant id}.png, for its owner or the operator',
  description: 'Where nothing can be drawn, it redirects to the picture of all items of the kind.',
  request: { params: z.object({ file: z.string().regex(/^\d{1,16}\.png$/) }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/png': { schema: z.string().meta({ format: 'binary' }) } },
    },
    302: { description: 'The picture of all items of the kind' },
    304: { description: 'Not modified' },
    ...notFoundResponse,
    ...describeRateLimit('previews'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

/** Serves pictures of lettering, and of items configured in a calculator, to their buyers. */
export function createItemPictureRoutes(
  deps: ItemPictureDeps & Pick<Deps, 'now' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'previews')
  api.openapi(pictureRoute, async (c) => {
    const variantId = Number(c.req.valid('param').file.replace('.png', ''))
    const item = Number.isSafeInteger(variantId) ? await findMadeToOrderItem(deps.db, variantId) : null
    const visitor = await findVisitor(c, deps)
    const isOwn = item !== null && item.visitorHash === visitor?.hash
    if (!item || item.kind === 'decal' || !(isOwn || (await isOperator(c, deps))))
      return respondProblem(c, 'not-found', 'There is no such item.')
    const etag = `"made-${deps.engine.life}-${variantId}"`
    c.header('Cache-Control', 'private, max-age=3600')
    c.header('ETag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const call = await limit(c, item.visitorHash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const drawn = await drawItemPicture(deps, item, item.visitorHash)
    if (drawn === null) return c.redirect(getItemKindPicture(item.kind) ?? '/placeholder.svg', 302)
    if (!drawn.ok) return respondEngineProblem(c, drawn)
    return c.body(drawn.bytes, 200, { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  })
  return api
}
