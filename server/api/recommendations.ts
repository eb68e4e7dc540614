import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { recommendationSchema } from '../../contract/recommendation.ts'
import type { Deps } from '../deps.ts'
import { findProductId } from '../services/catalogue/find-product.ts'
import { listRecommendations } from '../services/recommendations/list-recommendations.ts'
import { problem, refuseInvalid } from './problem.ts'
import { badParameter, jsonAnswer, notFound, notModified } from './responses.ts'
import { revalidate } from './revalidate.ts'

const MOST_TAGS = 50

const route = createRoute({
  method: 'get',
  path: '/api/recommendations',
  summary: 'Products that go with a product, or with tags',
  request: {
    query: z.object({
      productId: z.string().min(1).max(300).optional().openapi({ description: 'Handle, number or gid' }),
      tags: z
        .string()
        .max(4_000)
        .default('')
        .openapi({ description: 'Comma-joined; used where the product is unknown' }),
    }),
  },
  responses: {
    200: jsonAnswer('The best first', z.array(recommendationSchema)),
    ...badParameter,
    ...notFound,
    ...notModified,
  },
})

/** Recommendations (specification, section 7): a bare list. */
export function recommendations({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: refuseInvalid })
  app.get('/api/recommendations', revalidate({ db, now }, { timed: true }))
  app.openapi(route, async (c) => {
    const { productId: reference, tags: joined } = c.req.valid('query')
    const tags = joined
      .replaceAll('\0', '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    if (reference === undefined && tags.length === 0) {
      return problem(c, 400, 'invalid-parameter', 'Give a productId or tags.')
    }
    const productId = reference === undefined ? null : await findProductId(db, reference)
    if (productId === null && tags.length === 0) {
      return problem(c, 404, 'product-not-found', 'There is no such product.')
    }
    return c.json(
      await listRecommendations(db, { productId, tags: tags.slice(0, MOST_TAGS), now: now() }),
      200,
    )
  })
  return app
}
