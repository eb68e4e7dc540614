import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { popularCardsSchema } from '../../../contract/showcase.ts'
import { parseNumericKey } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { listPublishedProducts } from '../list-published-products.ts'
import { toProductCard } from '../../catalogue/index.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse } from '../../web/responses.ts'

/** The maximum number of viewed products that a browser remembers. */
const MAX_PRODUCTS = 12

const route = createRoute({
  method: 'get',
  path: '/api/recently-viewed',
  summary: 'Get current data of recently viewed products',
  request: {
    query: z.object({
      products: z
        .string()
        .max(300)
        .transform((joined) => joined.split(',').flatMap((text) => parseNumericKey(text) ?? []))
        .pipe(z.array(z.number()).min(1).max(MAX_PRODUCTS))
        .openapi({
          type: 'string',
          description: `Product numbers, comma-separated, at most ${MAX_PRODUCTS}`,
        }),
    }),
  },
  responses: {
    200: describeJsonResponse('The products that are on sale, in the given order', popularCardsSchema),
    ...badParameterResponse,
  },
})

/** Serves the products that a browser has viewed. The browser stores only their ids; this route returns their current data. */
export function createRecentlyViewedRoute({ db }: Pick<Deps, 'db'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.openapi(route, async (c) => {
    const found = await listPublishedProducts(db, c.req.valid('query').products)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ products: found.map(toProductCard) }, 200)
  })
  return app
}
