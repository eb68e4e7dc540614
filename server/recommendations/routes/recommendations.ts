import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { recommendationSchema } from '../../../contract/recommendation.ts'
import { parseNumericKey } from '../../../domain/ids.ts'
import type { MiddlewareHandler } from 'hono'
import type { Deps } from '../../deps.ts'
import { findProductId, revalidateByEtag } from '../../catalogue/index.ts'
import { listRecommendations } from '../list-recommendations.ts'
import { findVisitor } from '../../visitor.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  notFoundResponse,
  notModifiedResponse,
} from '../../web/responses.ts'

const MAX_TAGS = 50

/** The maximum number of viewed products that a browser remembers. */
const MAX_VIEWED_PRODUCTS = 12

const route = createRoute({
  method: 'get',
  path: '/api/recommendations',
  summary: 'List recommendations for a product or for tags',
  request: {
    query: z.object({
      productId: z.string().min(1).max(300).optional().openapi({ description: 'Handle, number or gid' }),
      tags: z
        .string()
        .max(4_000)
        .default('')
        .openapi({ description: 'Comma-separated; used if the product is unknown' }),
      viewed: z
        .string()
        .max(300)
        .default('')
        .transform((joined) => joined.split(',').flatMap((text) => parseNumericKey(text) ?? []))
        .pipe(z.array(z.number()).max(MAX_VIEWED_PRODUCTS))
        .openapi({
          type: 'string',
          description: `Numbers of recently viewed products, newest first, comma-separated, at most ${MAX_VIEWED_PRODUCTS}`,
        }),
    }),
  },
  responses: {
    200: describeJsonResponse('The best first', z.array(recommendationSchema)),
    ...badParameterResponse,
    ...notFoundResponse,
    ...notModifiedResponse,
  },
})

type RecommendationsDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

/**
 * Serves recommendations as a JSON array (specification, section 7). Recommendations may also depend on the products that this browser has
 * viewed or its visitor has bought. A response with these recommendations is never cached.
 */
export function createRecommendationRoutes(deps: RecommendationsDeps): OpenAPIHono {
  const { db, now } = deps
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.get('/api/recommendations', keepUnlessPersonal(deps))
  app.openapi(route, async (c) => {
    const { productId: reference, tags: joined, viewed } = c.req.valid('query')
    const tags = joined
      .replaceAll('\0', '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '')
    if (reference === undefined && tags.length === 0) {
      return respondProblem(c, 'invalid-parameter', 'Give a productId or tags.')
    }
    const productId = reference === undefined ? null : await findProductId(db, reference)
    if (productId === null && tags.length === 0) {
      return respondProblem(c, 'product-not-found')
    }
    const visitor = await findVisitor(c, deps)
    const question = { productId, tags: tags.slice(0, MAX_TAGS), viewed, now: now() }
    return c.json(await listRecommendations(db, { ...question, visitorHash: visitor?.hash ?? null }), 200)
  })
  return app
}

/**
 * Allows caching of responses that aren't personal. A response is personal if the visitor is known, or if it depends on viewed products.
 */
function keepUnlessPersonal(deps: RecommendationsDeps): MiddlewareHandler {
  const keep = revalidateByEtag(deps, { timed: true })
  return async (c, next) => {
    c.header('Vary', 'Cookie')
    const personal = Boolean(c.req.query('viewed')) || (await findVisitor(c, deps)) !== null
    if (!personal) return keep(c, next)
    c.header('Cache-Control', 'private, no-store')
    await next()
    return undefined
  }
}
