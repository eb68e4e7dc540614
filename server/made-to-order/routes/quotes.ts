import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { describeDecalPrice } from '../../../content/decal-price-parts.ts'
import { describePreflightProblem } from '../../../content/preflight-problems.ts'
import { type DecalQuote, decalQuoteRequestSchema, decalQuoteSchema } from '../../../contract/quote.ts'
import { formatGid } from '../../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import { DECAL_SIZE } from '../../../domain/pricing/decal-rates.ts'
import type { Deps } from '../../deps.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { type DecalQuoteRefusal, type DecalQuoteOffer, quoteDecal } from '../decals/quote-decal.ts'
import { findVisitor } from '../../visitor.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const quoteRoute = createRoute({
  method: 'post',
  path: '/api/quotes/decal',
  summary: 'Price a decal, explain the price, and return the merchandise to add to the cart',
  description:
    'The price covers all pieces together and is fixed for the merchandiseId. The same request by the same visitor returns the same merchandiseId.',
  request: { body: describeJsonBody(decalQuoteRequestSchema) },
  responses: {
    200: describeJsonResponse('The quote', decalQuoteSchema),
    404: describeProblemResponse('No such design or artwork, or another visitor’s'),
    422: describeProblemResponse('It can’t be made as requested'),
    ...describeRateLimit('decal-quotes'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

export function createQuoteRoutes(
  deps: Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'store' | 'visitorSecret'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'decal-quotes')
  api.openapi(quoteRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const call = await limit(c, visitor?.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const request = c.req.valid('json')
    const quote = await quoteDecal(deps, { request, visitorHash: visitor?.hash })
    return quote.ok ? c.json(quoteView(quote, request.quantity), 200) : refuse(c, quote)
  })
  return api
}

function refuse(c: Context, refused: DecalQuoteRefusal) {
  const { minSide, maxSide } = DECAL_SIZE
  switch (refused.reason) {
    case 'unknown-subject':
      return respondProblem(c, 'not-found', 'There is no such design.')
    case 'not-made':
      return respondEngineProblem(c, refused.refused)
    case 'size-out-of-range':
      return wrongField(c, refused.reason, 'widthMm', `Each side has to be ${minSide} to ${maxSide} mm.`)
    case 'quantity-out-of-range':
      return wrongField(c, refused.reason, 'quantity', 'We can’t make that many.')
  }
}

const wrongField = (c: Context, code: string, field: string, message: string) =>
  respondProblemWithCode(c, 422, code, message, [{ field, message }])

function quoteView({ price, variantId, ...made }: DecalQuoteOffer, quantity: number): DecalQuote {
  const { nextBreak } = price
  return {
    price: toDecimal(price.totalCents),
    currencyCode: SHOP_CURRENCY,
    each: toDecimal(price.eachCents),
    quantity,
    widthMm: made.widthMm,
    heightMm: made.heightMm,
    reasons: describeDecalPrice(price.parts),
    nextBreak: nextBreak && { quantity: nextBreak.quantity, each: toDecimal(nextBreak.eachCents) },
    findings: made.findings.map((finding) => ({
      code: finding.code,
      severity: finding.severity,
      message: describePreflightProblem(finding),
    })),
    merchandiseId: variantId === null ? null : formatGid('ProductVariant', variantId),
  }
}
