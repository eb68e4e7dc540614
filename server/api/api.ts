import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { artwork } from './artwork.ts'
import { artworkCredits } from './artwork-credits.ts'
import { collections } from './collections.ts'
import { credits } from './credits.ts'
import { designInspiration } from './design-inspiration.ts'
import { designs, drawingLimit } from './designs.ts'
import { imageModel } from './image-model.ts'
import { describeApi } from './openapi.ts'
import { answerErrors, refuseInvalid } from './problem.ts'
import { madeFiles } from './made-files.ts'
import { newsletter } from './newsletter.ts'
import { operatorSession } from './operator-session.ts'
import { products } from './products.ts'
import { quotes } from './quotes.ts'
import { recommendations } from './recommendations.ts'
import { showcase } from './showcase.ts'
import { artworkKind, designKind } from './thing-kinds.ts'
import { limitBody, refuseForeignRequests, requireJson } from './same-origin.ts'
import { limitUploads } from './uploads-at-once.ts'

/** The REST API: one small app a resource, behind the same guards. */
export function createApi(
  deps: Pick<Deps, 'db' | 'now' | 'log' | 'env' | 'visitorSecret' | 'engine' | 'payment' | 'imageModel'>,
): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: refuseInvalid })
  const { PUBLIC_URL } = deps.env
  api.use('/api/*', refuseForeignRequests(PUBLIC_URL), limitUploads(deps), limitBody, requireJson)
  api.route('/', products(deps))
  api.route('/', collections(deps))
  api.route('/', recommendations(deps))
  api.route('/', showcase(deps))
  api.route('/', artworkCredits())
  api.route('/', newsletter(deps))
  api.route('/', operatorSession(deps))
  const mayDraw = drawingLimit(deps)
  // First: `{id}.pdf` would be an id to the others.
  for (const kind of [designKind(deps), artworkKind(deps)]) api.route('/', madeFiles(deps, kind))
  api.route('/', designs(deps, mayDraw))
  api.route('/', artwork(deps, mayDraw))
  api.route('/', imageModel(deps, mayDraw))
  api.route('/', designInspiration(deps, mayDraw))
  api.route('/', quotes(deps))
  api.route('/', credits(deps))
  describeApi(api)
  answerErrors(api, deps.log)
  return api
}
