import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { findOwnArtwork } from '../artwork/artworks.ts'
import { runIdempotent } from '../../platform/idempotency/run-idempotent.ts'
import { drawWithImageModel } from '../image-model/draw-with-image-model.ts'
import { findVisitor, type Visitor } from '../../visitor.ts'
import { refuseUpload } from './refuse-upload.ts'
import { toArtworkView } from './artwork-view.ts'
import { generateArtworkRoute } from '../../credits/index.ts'
import { type CallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'

type ImageApiDeps = Pick<
  Deps,
  'db' | 'now' | 'engine' | 'env' | 'log' | 'imageModel' | 'store' | 'visitorSecret'
>

/** The response to a request for a picture, as it is stored. A repeated request with the same idempotency key gets the stored response. */
const drawnSchema = z.union([
  z.object({ artworkId: z.string() }),
  z.object({ reason: z.string(), message: z.string().optional() }),
])
type DrawnPicture = z.infer<typeof drawnSchema>

/** The API for pictures that another company's image model draws. In a shop without a model, its routes don't exist. */
export function createImageModelRoutes(deps: ImageApiDeps, drawings: CallLimit): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(generateArtworkRoute, async (c) => {
    const { imageModel: model } = deps
    if (!model) return respondProblem(c, 'image-model-off')
    const visitor = await findVisitor(c, deps)
    if (!visitor) return answer(c, deps, null, { reason: 'not-enough-credits' })
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const image = c.req.valid('json')
    const key = c.req.valid('header')['idempotency-key'] ?? null
    const run = async (): Promise<DrawnPicture> => {
      const drawn = await drawWithImageModel(deps, model, { visitorHash: visitor.hash, image, key })
      if (drawn.ok) return { artworkId: drawn.artworkId }
      return drawn.reason === 'refused'
        ? { reason: drawn.code, message: drawn.message }
        : { reason: drawn.reason }
    }
    if (key === null) return answer(c, deps, visitor, await run())
    const request = { scope: `image:${visitor.hash}`, key, body: image }
    const keep = (value: DrawnPicture) => 'artworkId' in value
    const drawn = await runIdempotent(deps.db, request, { answer: drawnSchema, run, keep })
    if (drawn.ok) return answer(c, deps, visitor, drawn.value)
    const status = drawn.reason === 'idempotency-key-reused' ? 422 : 409
    return respondProblemWithCode(
      c,
      status,
      drawn.reason,
      'This picture is still being drawn, or the key was used for another one.',
    )
  })
  return api
}

async function answer(c: Context, deps: ImageApiDeps, visitor: Visitor | null, drawn: DrawnPicture) {
  if ('reason' in drawn) return refuse(c, drawn)
  const artwork = await findOwnArtwork(deps.db, { id: drawn.artworkId, visitorHash: visitor?.hash })
  if (!artwork) return respondProblem(c, 'not-found', 'The picture was deleted.')
  return c.json(toArtworkView(artwork), 201)
}

function refuse(c: Context, { reason, message }: { reason: string; message?: string | undefined }) {
  switch (reason) {
    case 'not-enough-credits':
      return respondProblemWithCode(
        c,
        402,
        reason,
        "You don't have enough credits for this. Our own designs are free.",
      )
    case 'under-way':
      return respondProblemWithCode(c, 409, 'idempotency-key-in-use', 'This picture is still being drawn.')
    case 'image-model-failed':
      return respondProblemWithCode(
        c,
        503,
        reason,
        'The image model returned no picture. Your credits are back, and our own designs are free.',
      )
    default:
      return refuseUpload(c, reason, message)
  }
}
