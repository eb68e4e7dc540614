import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { MAX_ARTWORK_BYTES, MAX_CUT_OUT_BYTES } from '../../../contract/artwork.ts'
import type { Deps } from '../../deps.ts'
import { findOwnArtwork, listOwnArtwork } from '../artwork/artworks.ts'
import { removeArtwork, saveArtwork, unsaveArtwork } from '../artwork/save-artwork.ts'
import { acceptArtwork } from '../artwork/accept-artwork.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { refuseUpload } from './refuse-upload.ts'
import {
  findArtworkRoute,
  listArtworkRoute,
  removeArtworkRoute,
  saveArtworkRoute,
  unsaveArtworkRoute,
  uploadRoute,
} from './artwork-routes.ts'
import { toArtworkView } from './artwork-view.ts'
import { type CallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'

type ArtworkApiDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'log' | 'store' | 'visitorSecret'>

/** The default distance between artwork and cut line in mm (CUT_OFFSET_MM in the engine). */
const DEFAULT_OFFSET_MM = 3

export const respondArtworkNotFound = (c: Context) =>
  respondProblem(c, 'not-found', 'There is no such artwork.')

/** The API for visitors' artwork. Another visitor's artwork gets the same response as an unknown id. */
export function createArtworkRoutes(deps: ArtworkApiDeps, drawings: CallLimit): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(uploadRoute, async (c) => {
    const {
      file,
      widthMm,
      offsetMm = DEFAULT_OFFSET_MM,
      tolerance = null,
      cutOut: cutOutFile,
      ...how
    } = c.req.valid('form')
    if (file.size > MAX_ARTWORK_BYTES) return refuseUpload(c, 'too-large')
    if (cutOutFile && cutOutFile.size > MAX_CUT_OUT_BYTES) return refuseUpload(c, 'cut-out-unfit')
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const { vectorise, keepInside, page } = how
    const cutOut = cutOutFile && Buffer.from(await cutOutFile.arrayBuffer()).toString('base64')
    const taken = await acceptArtwork(deps, {
      signal: c.req.raw.signal,
      visitorHash: visitor.hash,
      fileName: file.name,
      file: new Uint8Array(await file.arrayBuffer()),
      widthMm,
      reading: { offsetMm, tolerance, vectorise, keepInside, page, cutOut },
    })
    if (taken.ok) return c.json(toArtworkView(taken.artwork, taken.notes), 201)
    if (taken.reason !== 'not-read') return refuseUpload(c, taken.reason)
    return refuseUpload(c, taken.refused.reason, taken.refused.message)
  })
  reading(api, deps)
  keeping(api, deps)
  return api
}

function reading(api: OpenAPIHono, deps: ArtworkApiDeps): void {
  api.openapi(listArtworkRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const onlySaved = c.req.valid('query').saved === 'true'
    const rows = visitor ? await listOwnArtwork(deps.db, { visitorHash: visitor.hash, onlySaved }) : []
    c.header('Cache-Control', 'private, no-store')
    return c.json({ artwork: rows.map((row) => toArtworkView(row)) }, 200)
  })
  api.openapi(findArtworkRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const row = await findOwnArtwork(deps.db, {
      id: c.req.valid('param').id,
      visitorHash: visitor?.hash,
    })
    c.header('Cache-Control', 'private, no-store')
    return row ? c.json(toArtworkView(row), 200) : respondArtworkNotFound(c)
  })
}

function keeping(api: OpenAPIHono, deps: ArtworkApiDeps): void {
  const change = { save: saveArtwork, unsave: unsaveArtwork, remove: removeArtwork }
  const answer = async (c: Context, id: string, how: keyof typeof change) => {
    const visitor = await findVisitor(c, deps)
    const done = visitor !== null && (await change[how](deps, { id, visitorHash: visitor.hash }))
    return done ? c.body(null, 204) : respondArtworkNotFound(c)
  }
  api.openapi(saveArtworkRoute, (c) => answer(c, c.req.valid('param').id, 'save'))
  api.openapi(unsaveArtworkRoute, (c) => answer(c, c.req.valid('param').id, 'unsave'))
  api.openapi(removeArtworkRoute, (c) => answer(c, c.req.valid('param').id, 'remove'))
}
