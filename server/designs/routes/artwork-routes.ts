import { createRoute, z } from '@hono/zod-openapi'
import { artworkListSchema, artworkOptionsSchema, artworkSchema } from '../../../contract/artwork.ts'
import {
  describeFormBody,
  formFileSchema,
  describeJsonResponse,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const withId = { params: z.object({ id: z.string().max(64) }) }
const done = { 204: { description: 'Done' }, ...notFoundResponse } as const

const uploadSchema = artworkOptionsSchema.extend({
  file: formFileSchema,
  /**
   * A mask that shows which part of the picture to keep: a small PNG with the picture's proportions, in which black is kept and white is
   * removed.
   */
  cutOut: formFileSchema.optional(),
})

export const uploadRoute = createRoute({
  method: 'post',
  path: '/api/artwork',
  summary: 'Upload artwork: PNG, JPG, WebP, GIF, SVG, PDF, or AI with PDF content, up to 10 MB',
  description:
    'The file type is detected from its bytes. A flat background is removed; the file’s own cut line (spot colour CutContour) is kept. `cutOut` is a PNG of the whole picture, at most 640 pixels wide or high and 32 kB: its black areas are kept. At most 30 files and 150 MB a visitor.',
  request: { body: describeFormBody(uploadSchema) },
  responses: {
    201: describeJsonResponse('The artwork, read', artworkSchema),
    413: describeProblemResponse('Over 10 MB'),
    415: describeProblemResponse('Unsupported file type'),
    422: describeProblemResponse('The file can’t be read; see the code'),
    ...describeRateLimit('drawings', 'or over 30 files or 150 MB (quota-reached)'),
    503: describeProblemResponse('No room (no-room), or the engine is busy (engine-busy)'),
  },
})

export const listArtworkRoute = createRoute({
  method: 'get',
  path: '/api/artwork',
  summary: 'List the visitor’s artwork, newest first',
  request: { query: z.object({ saved: z.enum(['true', 'false']).optional() }) },
  responses: { 200: describeJsonResponse('Up to 120', artworkListSchema) },
})

export const findArtworkRoute = createRoute({
  method: 'get',
  path: '/api/artwork/{id}',
  summary: 'Get one of the visitor’s artworks',
  request: withId,
  responses: { 200: describeJsonResponse('The artwork', artworkSchema), ...notFoundResponse },
})

export const saveArtworkRoute = createRoute({
  method: 'put',
  path: '/api/artwork/{id}/saved',
  summary: 'Save artwork until it is deleted',
  request: withId,
  responses: done,
})

export const unsaveArtworkRoute = createRoute({
  method: 'delete',
  path: '/api/artwork/{id}/saved',
  summary: 'Unsave artwork, so that it is deleted after the retention period',
  request: withId,
  responses: done,
})

export const removeArtworkRoute = createRoute({
  method: 'delete',
  path: '/api/artwork/{id}',
  summary: 'Delete artwork and its file',
  request: withId,
  responses: done,
})
