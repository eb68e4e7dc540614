import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import {
  collectionRatingsSchema,
  collectionTilesSchema,
  popularCardsSchema,
  productPicturesSchema,
} from '../../../contract/showcase.ts'
import type { Deps } from '../../deps.ts'
import { listCollectionTiles, listCardsByHandle } from '../list-cards.ts'
import { listCollectionRatings } from '../list-collection-ratings.ts'
import { listProvincial } from '../list-provincial.ts'
import { listProductPictures } from '../list-product-pictures.ts'
import { toProductCard } from './card-view.ts'
import { respondInvalidRequest } from '../../web/problem.ts'
import { badParameterResponse, describeJsonResponse, notModifiedResponse } from '../../web/responses.ts'
import { revalidateByEtag } from '../revalidate-by-etag.ts'

// The maximum number of handles per request. No page needs that many.
const MAX_HANDLES = 60

const handles = z
  .string()
  .max(6_000)
  .transform((joined) => joined.split(',').filter((handle) => handle !== '' && !handle.includes('\0')))
  .pipe(z.array(z.string().max(300)).max(MAX_HANDLES))
  .openapi({ type: 'string', description: `Handles, comma-separated, at most ${MAX_HANDLES}` })

const picturesRoute = createRoute({
  method: 'get',
  path: '/api/product-pictures',
  summary: 'List one picture for each of the given products, by handle',
  request: { query: z.object({ decals: handles.optional(), scenes: handles.optional() }) },
  responses: {
    200: describeJsonResponse('Pictures by handle', productPicturesSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const ratingsRoute = createRoute({
  method: 'get',
  path: '/api/collection-ratings',
  summary: 'Get ratings of collections by handle, from the reviews of their products',
  request: { query: z.object({ handles }) },
  responses: {
    200: describeJsonResponse('Ratings by handle', collectionRatingsSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const cardsRoute = createRoute({
  method: 'get',
  path: '/api/product-cards',
  summary: 'List product cards by handle, in the given order; products not on sale are left out',
  request: { query: z.object({ handles }) },
  responses: {
    200: describeJsonResponse('Cards', popularCardsSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const provincialRoute = createRoute({
  method: 'get',
  path: '/api/provincial-cards',
  summary: 'List cards of vehicle decals on sale about Canada, flags or patriotism',
  request: { query: z.object({ limit: z.coerce.number().int().min(1).max(48).default(24) }) },
  responses: {
    200: describeJsonResponse('Cards', popularCardsSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

const tilesRoute = createRoute({
  method: 'get',
  path: '/api/collection-tiles',
  summary: 'List the given collections that exist, each with its picture',
  request: { query: z.object({ handles }) },
  responses: {
    200: describeJsonResponse('Pictures by handle', collectionTilesSchema),
    ...badParameterResponse,
    ...notModifiedResponse,
  },
})

/** The API for pages that show several products or collections. One request returns all of them. */
export function createShowcaseRoutes({ db, now }: Pick<Deps, 'db' | 'now'>): OpenAPIHono {
  const app = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  app.get('/api/product-pictures', revalidateByEtag({ db, now }))
  app.openapi(picturesRoute, async (c) => {
    const { decals = [], scenes = [] } = c.req.valid('query')
    return c.json(await listProductPictures(db, { decals, scenes }), 200)
  })
  app.get('/api/collection-ratings', revalidateByEtag({ db, now }, { timed: true }))
  app.openapi(ratingsRoute, async (c) =>
    c.json(await listCollectionRatings(db, c.req.valid('query').handles), 200),
  )
  app.get('/api/product-cards', revalidateByEtag({ db, now }))
  app.openapi(cardsRoute, async (c) =>
    c.json({ products: (await listCardsByHandle(db, c.req.valid('query').handles)).map(toProductCard) }, 200),
  )
  app.get('/api/provincial-cards', revalidateByEtag({ db, now }))
  app.openapi(provincialRoute, async (c) =>
    c.json({ products: (await listProvincial(db, c.req.valid('query').limit)).map(toProductCard) }, 200),
  )
  app.get('/api/collection-tiles', revalidateByEtag({ db, now }))
  app.openapi(tilesRoute, async (c) =>
    c.json(await listCollectionTiles(db, c.req.valid('query').handles), 200),
  )
  return app
}
