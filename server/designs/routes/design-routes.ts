import { createRoute, z } from '@hono/zod-openapi'
import {
  designChangeSchema,
  designListSchema,
  designProposalSchema,
  designSchema,
  composeRequestSchema,
} from '../../../contract/design.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

const withId = { params: z.object({ id: z.string().max(64) }) }

const drawing = {
  422: describeProblemResponse('It can’t be drawn; see the code, and errors for the field'),
  ...describeRateLimit('drawings'),
  503: describeProblemResponse('The engine is busy (engine-busy): try again'),
} as const

const done = { 204: { description: 'Done' }, ...notFoundResponse } as const

export const composeRoute = createRoute({
  method: 'post',
  path: '/api/designs',
  summary: 'Compose decal designs for a prompt',
  description:
    'The designs belong to the visitor. The same prompt, style and seed give the same drawings, byte for byte.',
  request: { body: describeJsonBody(composeRequestSchema) },
  responses: {
    201: describeJsonResponse(
      'The designs, best first, and how the prompt was interpreted',
      designProposalSchema,
    ),
    ...drawing,
  },
})

export const listDesignsRoute = createRoute({
  method: 'get',
  path: '/api/designs',
  summary: 'List the visitor’s designs, newest first',
  request: { query: z.object({ saved: z.enum(['true', 'false']).optional() }) },
  responses: { 200: describeJsonResponse('Up to 120 designs', designListSchema) },
})

export const findDesignRoute = createRoute({
  method: 'get',
  path: '/api/designs/{id}',
  summary: 'Get one of the visitor’s designs',
  request: withId,
  responses: { 200: describeJsonResponse('The design', designSchema), ...notFoundResponse },
})

export const varyDesignRoute = createRoute({
  method: 'post',
  path: '/api/designs/{id}/variations',
  summary: 'Redraw a design with another text, colours, motif, layout or seed',
  description: 'The original design is unchanged.',
  request: { ...withId, body: describeJsonBody(designChangeSchema) },
  responses: { 201: describeJsonResponse('The new design', designSchema), ...notFoundResponse, ...drawing },
})

export const saveDesignRoute = createRoute({
  method: 'put',
  path: '/api/designs/{id}/saved',
  summary: 'Save a design until it is deleted',
  request: withId,
  responses: done,
})

export const unsaveDesignRoute = createRoute({
  method: 'delete',
  path: '/api/designs/{id}/saved',
  summary: 'Unsave a design, so that it is deleted after the retention period',
  request: withId,
  responses: done,
})

export const removeDesignRoute = createRoute({
  method: 'delete',
  path: '/api/designs/{id}',
  summary: 'Delete a design',
  request: withId,
  responses: done,
})
