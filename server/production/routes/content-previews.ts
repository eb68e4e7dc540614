import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { personalizationCopy } from '../../../content/personalization.ts'
import { previewSchema } from '../../../contract/preview.ts'
import { readContentAttributes } from '../../../domain/personalization/content-form.ts'
import { loadProductViews } from '../../catalogue/index.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import type { Deps } from '../../deps.ts'
import { isOperator } from '../../operator.ts'
import { createCallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { findVisitor } from '../../visitor.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import {
  describeJsonResponse,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'
import { loadSoldVariants } from '../load-sold-variants.ts'
import { findContentPreview } from '../preview-content.ts'
import { listPreviewRemarks } from '../preview-remarks.ts'

type RouteDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'store' | 'visitorSecret'>

const pathSchema = z.object({ variantId: z.coerce.number().int().positive() })

const previewRoute = createRoute({
  method: 'get',
  path: '/api/previews/{variantId}',
  summary: 'Draw a product with the given words and artwork, at the size of its variant',
  description:
    'The query contains the product form’s fields: `words:LABEL` for each text, and `artwork` as image:ID or design:ID.',
  request: { params: pathSchema },
  responses: {
    200: describeJsonResponse('The picture, or null if a person lays out this product', previewSchema),
    ...notFoundResponse,
    422: describeProblemResponse('The text or artwork can’t be made'),
    ...describeRateLimit('previews'),
    503: describeProblemResponse('The engine is busy (engine-busy): try again'),
  },
})

const pictureRoute = '/api/previews/:variantId{[0-9]+}/picture'

/** Serves pictures of products with the buyer's text and artwork, both while the buyer is typing and for lines of carts and orders. */
export function createContentPreviewRoutes(deps: RouteDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  const drawing = createDrawing(deps)
  api.openapi(previewRoute, async (c) => {
    const drawn = await drawing(c, c.req.valid('param').variantId)
    if (!drawn.ok) return drawn.refuse()
    c.header('Cache-Control', 'private, no-store')
    if (!drawn.preview) return c.json({ drawn: null }, 200)
    const { picture, widthMm, heightMm, dpi, verdict } = drawn.preview
    const { isDraft } = drawn
    const remarks = isDraft ? [] : listPreviewRemarks(drawn.preview)
    return c.json({ drawn: { picture, widthMm, heightMm, dpi, verdict, remarks, isDraft } }, 200)
  })
  api.get(pictureRoute, async (c) => {
    const variantId = Number(c.req.param('variantId'))
    const drawn = await drawing(c, variantId)
    if (!drawn.ok || !drawn.preview) return sendOwnPicture(deps, c, variantId)
    const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/s.exec(drawn.preview.picture) ?? []
    return c.body(new Uint8Array(Buffer.from(base64, 'base64')), 200, {
      'content-type': type,
      'cache-control': 'private, max-age=3600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
  return api
}

/** Redirects to the product's own picture, without the buyer's text. */
async function sendOwnPicture({ db }: RouteDeps, c: Context, variantId: number) {
  const sold = (await loadSoldVariants(db, [{ variantId }])).get(variantId)
  const [product] = sold ? await loadProductViews(db, [sold.product.id]) : []
  const src = sold?.variant.imageSrc || product?.imageSrc
  return src ? c.redirect(src, 302) : respondProblem(c, 'not-found')
}

type DrawingResult =
  | {
      ok: true
      preview: Extract<Awaited<ReturnType<Deps['engine']['preview']>>, { ok: true }> | null
      isDraft: boolean
    }
  | { ok: false; refuse: () => ReturnType<typeof respondProblem> }

/** Returns a function that draws a preview, limited by the visitor's rate limit. */
function createDrawing(deps: RouteDeps): (c: Context, variantId: number) => Promise<DrawingResult> {
  const limit = createCallLimit(deps, 'previews')
  return async (c, variantId) => {
    const visitor = await findVisitor(c, deps)
    const asker = visitor?.hash ?? findClientAddress(c, deps.env)
    const call = await limit(c, asker)
    if (!call.ok) return { ok: false, refuse: () => respondTooManyCalls(c, call) }
    const attributes = readContentAttributes(new URL(c.req.url).searchParams.entries())
    const looker = { visitorHash: visitor?.hash ?? null, isOperator: await isOperator(c, deps) }
    const found = await findContentPreview(deps, { variantId, attributes, looker })
    if (!found.ok)
      return {
        ok: false,
        refuse: () =>
          found.reason === 'words-refused'
            ? respondProblem(c, 'not-offered', personalizationCopy.refused)
            : respondProblem(c, found.reason),
      }
    if (!found.drawable) return { ok: true, preview: null, isDraft: false }
    const { key, job, isDraft } = found.drawable
    const drawn = await deps.engine.preview(key, asker, job)
    return drawn.ok
      ? { ok: true, preview: drawn, isDraft }
      : { ok: false, refuse: () => respondEngineProblem(c, drawn) }
  }
}
