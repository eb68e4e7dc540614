import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { motifPageSchema } from '../../../contract/design.ts'
import type { Deps } from '../../deps.ts'
import { respondEngineProblem } from '../../web/engine-problem.ts'
import { respondProblem, respondInvalidRequest } from '../../web/problem.ts'
import { describeJsonResponse, notFoundResponse, describeProblemResponse } from '../../web/responses.ts'

// The number of thumbnails on a page of the library.
const MOTIFS_PER_PAGE = 24

const busy = { 503: describeProblemResponse('The engine is busy (engine-busy): try again') } as const

const listRoute = createRoute({
  method: 'get',
  path: '/api/motifs',
  summary: 'List pictures for decals, 24 per page',
  request: {
    query: z.object({
      search: z.string().max(80).default(''),
      page: z.coerce.number().int().min(1).max(400).default(1),
    }),
  },
  responses: {
    200: describeJsonResponse('Pictures that match the search come first', motifPageSchema),
    ...busy,
  },
})

const pictureRoute = createRoute({
  method: 'get',
  path: '/api/motifs/{set}/{name}',
  summary: 'Get a picture’s thumbnail by the two parts of its ref',
  request: { params: z.object({ set: z.string().max(60), name: z.string().max(80) }) },
  responses: {
    200: { description: 'The thumbnail', content: { 'image/svg+xml': { schema: z.string() } } },
    ...notFoundResponse,
    ...busy,
  },
})

/** The API for the library of motifs, which is the same for all visitors. */
export function createMotifRoutes(deps: Pick<Deps, 'engine'>): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  api.openapi(listRoute, async (c) => {
    const { search, page } = c.req.valid('query')
    const wanted = { search, offset: (page - 1) * MOTIFS_PER_PAGE, count: MOTIFS_PER_PAGE }
    const found = await deps.engine.motifs(wanted, 'motifs')
    if (!found.ok) return respondEngineProblem(c, found)
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ motifs: found.motifs, total: found.total }, 200)
  })
  api.openapi(pictureRoute, async (c) => {
    const { set, name } = c.req.valid('param')
    const drawn = await deps.engine.motifPicture(`${set}:${name}`, 'motifs')
    if (!drawn.ok && drawn.reason === 'unknown-motif') return respondProblem(c, 'not-found', drawn.message)
    if (!drawn.ok) return respondEngineProblem(c, drawn)
    c.header('Cache-Control', 'public, max-age=86400')
    return c.body(drawn.bytes, 200, { 'content-type': 'image/svg+xml' })
  })
  return api
}
