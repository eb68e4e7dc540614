import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { type BannerQuote, bannerQuoteRequestSchema, bannerQuoteSchema } from '../../../contract/banner.ts'
import { describeBannerPricePart } from '../../../content/banner-price-parts.ts'
import { BANNER_LENGTH_IN } from '../../../domain/banner/banner-design.ts'
import { formatGid } from '../../../domain/ids.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'
import { type BannerQuoteRefusal, type BannerQuoteResult, quoteBanner } from '../banners/quote-banner.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { drawItemPicture, type ItemPictureDeps } from '../items/draw-item-picture.ts'
import { UNDESIGNED_BANNER_PICTURE } from '../items/item-kinds.ts'
import { findMadeToOrderItem } from '../items/made-to-order-items.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

type BannersDeps = ItemPictureDeps & Pick<Deps, 'now' | 'visitorSecret'>

const quoteRoute = createRoute({
  method: 'post',
  path: '/api/quotes/banner',
  summary: 'Price a banner, check it, and return the merchandise to add to the cart',
  description:
    'The price is fixed for the merchandiseId. The same request by the same visitor returns the same merchandiseId. Pictures and files are the visitor’s own images. If a finding prevents the banner, merchandiseId is null.',
  request: { body: describeJsonBody(bannerQuoteRequestSchema) },
  responses: {
    200: describeJsonResponse('The quote', bannerQuoteSchema),
    404: describeProblemResponse('No such image, or another visitor’s'),
    422: describeProblemResponse('It can’t be made as requested'),
    ...describeRateLimit('banner-quotes'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

const proofRoute = createRoute({
  method: 'get',
  path: '/api/banners/{file}',
  summary: 'The picture of a quoted banner, {variant id}.png, for its owner or the operator',
  request: { params: z.object({ file: z.string().regex(/^\d{1,16}\.png$/) }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/png': { schema: z.string().meta({ format: 'binary' }) } },
    },
    302: { description: 'The picture of a banner that the shop designs' },
    304: { description: 'Not modified' },
    ...notFoundResponse,
  },
})

/** The API for banners that visitors design. */
export function createBannerRoutes(deps: BannersDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const limit = createCallLimit(deps, 'banner-quotes')
  api.openapi(quoteRoute, async (c) => {
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await limit(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const quoted = await quoteBanner(deps, { request: c.req.valid('json'), visitorHash: visitor.hash })
    return quoted.ok ? c.json(quoteView(quoted), 200) : refuse(c, quoted)
  })
  api.openapi(proofRoute, async (c) => {
    const variantId = Number(c.req.valid('param').file.replace('.png', ''))
    const item = Number.isSafeInteger(variantId) ? await findMadeToOrderItem(deps.db, variantId) : null
    const visitor = await findVisitor(c, deps)
    const isOwn = item !== null && item.visitorHash === visitor?.hash
    if (!item || item.kind !== 'banner' || !(isOwn || (await isOperator(c, deps))))
      return respondProblem(c, 'not-found', 'There is no such banner.')
    const etag = `"banner-${deps.engine.life}-${variantId}"`
    c.header('Cache-Control', 'private, max-age=3600')
    c.header('ETag', etag)
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    const drawn = await drawItemPicture(deps, item, item.visitorHash)
    if (drawn === null) return c.redirect(UNDESIGNED_BANNER_PICTURE, 302)
    if (!drawn.ok) return respondEngineProblem(c, drawn)
    return c.body(drawn.bytes, 200, { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' })
  })
  return api
}

function refuse(c: Context, refused: BannerQuoteRefusal) {
  switch (refused.reason) {
    case 'unknown-image':
      return respondProblem(c, 'not-found', 'There is no such image.')
    case 'length-out-of-range': {
      const message = `A banner is ${BANNER_LENGTH_IN.min} to ${BANNER_LENGTH_IN.max} in long.`
      return respondProblemWithCode(c, 422, refused.reason, message, [{ field: 'design.lengthIn', message }])
    }
    case 'not-checked':
      return respondEngineProblem(c, refused.refused)
  }
}

function quoteView({ price, findings, variantId }: BannerQuoteResult): BannerQuote {
  return {
    price: toDecimal(price.totalCents),
    currencyCode: SHOP_CURRENCY,
    reasons: price.parts.map(describeBannerPricePart),
    findings,
    merchandiseId: variantId === null ? null : formatGid('ProductVariant', variantId),
  }
}
