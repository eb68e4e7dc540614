import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { type CallLimit, respondTooManyCalls } from '../../web/call-limit.ts'
import { composeDesigns } from '../compose-designs.ts'
import { findOwnDesign, listOwnDesigns } from '../designs.ts'
import { removeDesign, saveDesign, unsaveDesign } from '../save-design.ts'
import { varyDesign } from '../vary-design.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import {
  composeRoute,
  findDesignRoute,
  listDesignsRoute,
  removeDesignRoute,
  saveDesignRoute,
  unsaveDesignRoute,
  varyDesignRoute,
} from './design-routes.ts'
import { toDesignView } from './design-view.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'

type DesignApiDeps = Pick<Deps, 'db' | 'now' | 'engine' | 'env' | 'visitorSecret'>

export const respondDesignNotFound = (c: Context) =>
  respondProblem(c, 'not-found', 'There is no such design.')

/** The API for a visitor's designs. Another visitor's design gets the same response as an unknown id. */
export function createDesignRoutes(deps: DesignApiDeps, drawings: CallLimit): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(composeRoute, async (c) => {
    const visitor = await getOrCreateVisitor(c, deps)
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const drawn = await composeDesigns(deps, {
      visitorHash: visitor.hash,
      request: c.req.valid('json'),
      signal: c.req.raw.signal,
    })
    if (!drawn.ok) return respondEngineProblem(c, drawn)
    return c.json({ designs: drawn.designs.map(toDesignView), reading: drawn.reading }, 201)
  })
  finding(api, deps)
  api.openapi(varyDesignRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const row = await findOwn(c, deps)
    if (!visitor || !row) return respondDesignNotFound(c)
    const call = await drawings(c, visitor.hash)
    if (!call.ok) return respondTooManyCalls(c, call)
    const varied = await varyDesign(deps, {
      design: row,
      change: c.req.valid('json'),
      signal: c.req.raw.signal,
    })
    return varied.ok ? c.json(toDesignView(varied.design), 201) : respondEngineProblem(c, varied)
  })
  keeping(api, deps)
  return api
}

function finding(api: OpenAPIHono, deps: DesignApiDeps): void {
  api.openapi(listDesignsRoute, async (c) => {
    const visitor = await findVisitor(c, deps)
    const onlySaved = c.req.valid('query').saved === 'true'
    const rows = visitor ? await listOwnDesigns(deps.db, { visitorHash: visitor.hash, onlySaved }) : []
    c.header('Cache-Control', 'private, no-store')
    return c.json({ designs: rows.map(toDesignView) }, 200)
  })
  api.openapi(findDesignRoute, async (c) => {
    const row = await findOwn(c, deps)
    c.header('Cache-Control', 'private, no-store')
    return row ? c.json(toDesignView(row), 200) : respondDesignNotFound(c)
  })
}

function keeping(api: OpenAPIHono, deps: DesignApiDeps): void {
  const change = { save: saveDesign, unsave: unsaveDesign, remove: removeDesign }
  const answer = async (c: Context, id: string, how: keyof typeof change) => {
    const visitor = await findVisitor(c, deps)
    const done = visitor !== null && (await change[how](deps, { id, visitorHash: visitor.hash }))
    return done ? c.body(null, 204) : respondDesignNotFound(c)
  }
  api.openapi(saveDesignRoute, (c) => answer(c, c.req.valid('param').id, 'save'))
  api.openapi(unsaveDesignRoute, (c) => answer(c, c.req.valid('param').id, 'unsave'))
  api.openapi(removeDesignRoute, (c) => answer(c, c.req.valid('param').id, 'remove'))
}

async function findOwn(c: Context, deps: DesignApiDeps) {
  const visitor = await findVisitor(c, deps)
  return findOwnDesign(deps.db, { id: c.req.param('id') ?? '', visitorHash: visitor?.hash })
}
