import { createRoute, z } from '@hono/zod-openapi'
import { imageBase64Schema, imageSchema, imageUploadSchema } from '../../../contract/image.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const withId = { params: z.object({ id: z.string().max(64) }) }
const binary = z.string().meta({ format: 'binary' })
const refusals = {
  413: describeProblemResponse('Too large'),
  415: describeProblemResponse('Unsupported file type'),
  422: describeProblemResponse('The file can’t be read; see the code'),
  ...describeRateLimit('image-uploads', 'or over the quota (quota-reached)'),
  503: describeProblemResponse('No room (no-room), or the engine is busy (engine-busy)'),
} as const

export const listImagesRoute = createRoute({
  method: 'get',
  path: '/api/images',
  summary: 'List the visitor’s images, newest first',
  responses: { 200: describeJsonResponse('Up to 120', z.array(imageSchema)) },
})

const formSchema = imageUploadSchema.extend({
  image: z
    .instanceof(File, { error: 'Please select a file to upload' })
    .openapi({ type: 'string', format: 'binary' }),
})

export const uploadImageRoute = createRoute({
  method: 'post',
  path: '/api/images/upload',
  summary:
    'Upload an image, up to 20 MB: for the gallery PNG, JPG, WebP, GIF or SVG; for a banner (use=banner) PNG, JPG, PDF, AI or PSD',
  description:
    'The file type is detected from its bytes. The original is kept for print and never displayed.',
  request: { body: { required: true, content: { 'multipart/form-data': { schema: formSchema } } } },
  responses: { 201: describeJsonResponse('The image', imageSchema), ...refusals },
})

export const uploadBase64Route = createRoute({
  method: 'post',
  path: '/api/images/upload-base64',
  summary: 'Upload an image as base64, up to 5 MB, stored in the database',
  request: { body: describeJsonBody(imageBase64Schema) },
  responses: { 201: describeJsonResponse('The image', imageSchema), ...refusals },
})

export const showImageRoute = createRoute({
  method: 'get',
  path: '/api/images/{id}',
  summary: 'A re-encoded picture of the visitor’s own image; also for the operator',
  request: withId,
  responses: {
    200: { description: 'The picture', content: { 'image/webp': { schema: binary } } },
    304: { description: 'Not modified' },
    ...notFoundResponse,
  },
})

export const originalImageRoute = createRoute({
  method: 'get',
  path: '/api/images/{id}/original',
  summary: 'Download the file as it was uploaded; also for operators',
  request: withId,
  responses: {
    200: { description: 'The file', content: { 'application/octet-stream': { schema: binary } } },
    ...notFoundResponse,
  },
})

export const removeImageRoute = createRoute({
  method: 'delete',
  path: '/api/images/{id}',
  summary: 'Delete an image and its files',
  request: withId,
  responses: { 204: { description: 'Done' }, ...notFoundResponse },
})
