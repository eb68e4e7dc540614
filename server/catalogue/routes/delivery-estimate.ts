import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { getCookie } from 'hono/cookie'
import { deliveryEstimateSchema } from '../../../contract/delivery-estimate.ts'
import { OFFER_COOKIE, parseOffers } from '../../../domain/checkout/offer-cookie.ts'
import { MAX_LINE_QUANTITY } from '../../../domain/cart/limits.ts'
import { parseNumericGid, parseNumericKey } from '../../../domain/ids.ts'
import type { Deps } from '../../deps.ts'
import { estimateForVariant } from '../delivery/estimate-for-variant.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  notFoundResponse,
  describeProblemResponse,
} from '../../web/responses.ts'

const route = createRoute({
  method: 'get',
  path: '/api/delivery-estimate',
  summary: 'Estimate the shipping cost and delivery date of a variant to a postal code',
  description: 'For these pieces alone, by the checkout’s rules, if ordered now.',
  request: {
    query: z.object({
      postalCode: z
        .string()
        .min(1)
        .max(32)
        .openapi({ description: 'A Canadian postal code or a US ZIP code, in any format' }),
      variant: z.string().min(1).max(100).openapi({ description: 'Number or gid' }),
      quantity: z.coerce.number().int().min(1).max(MAX_LINE_QUANTITY).default(1),
    }),
  },
  responses: {
    200: describeJsonResponse('The delivery options, shipping first', deliveryEstimateSchema),
    ...badParameterResponse,
    ...notFoundResponse,
    422: describeProblemResponse('Not a Canadian postal code or US ZIP code (invalid-postal-code)'),
  },
})

/** The API for the delivery estimate on the product page. */
export function createDeliveryEstimateRoute({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.openapi(route, async (c) => {
    const { postalCode, variant, quantity } = c.req.valid('query')
    // The response isn't cached. A postal code is private, and delivery dates change at the shop's daily cut-off time.
    c.header('Cache-Control', 'private, no-store')
    const variantId = parseNumericGid(variant, 'ProductVariant') ?? parseNumericKey(variant)
    if (variantId === null) return unknownVariant(c)
    const offers = parseOffers(getCookie(c, OFFER_COOKIE) ?? '')
    const found = await estimateForVariant({ db }, { variantId, quantity, postalCode, offers, now: now() })
    if (found.ok) return c.json(found.estimate, 200)
    switch (found.reason) {
      case 'variant-not-found':
        return unknownVariant(c)
      case 'invalid-postal-code': {
        const message = 'Please enter a Canadian postal code or a US ZIP code.'
        return respondProblemWithCode(c, 422, found.reason, message, [{ field: 'postalCode', message }])
      }
    }
  })
  return app
}

const unknownVariant = (c: Parameters<typeof respondProblem>[0]) => respondProblem(c, 'variant-not-found')
