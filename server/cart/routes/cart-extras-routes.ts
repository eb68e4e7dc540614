import { createRoute, z } from '@hono/zod-openapi'
import { cartDetailsSchema } from '../../../contract/cart-page.ts'
import { MAX_NOTE_LENGTH } from '../../../domain/cart/limits.ts'
import {
  describeJsonResponse,
  describeJsonBody,
  notFoundResponse,
  describeProblemResponse,
  describeRateLimit,
} from '../../web/responses.ts'

export const noteRequestSchema = z.object({ note: z.string().max(MAX_NOTE_LENGTH) })
/** The discount code to apply to a cart; null removes the code. */
export const codeRequestSchema = z.object({ code: z.string().max(100).nullable() })
export const lineRequestSchema = z.object({ lineId: z.uuid() })

const ofCart = z.object({ cartId: z.string().max(64) })
const answer = { 200: describeJsonResponse('The cart’s current extras', cartDetailsSchema) } as const
const refused = { 422: describeProblemResponse('Refused; the detail explains why') } as const

export const cartDetailsRoute = createRoute({
  method: 'get',
  path: '/api/carts/{cartId}/extras',
  summary: 'Get a cart’s note, discount, free-shipping progress and items saved for later',
  description:
    'cartId is the last part of the cart’s gid: anyone who knows it can use the cart. Saved lines belong to the visitor.',
  request: { params: ofCart },
  responses: { ...answer, ...notFoundResponse },
})

export const savedListRoute = createRoute({
  method: 'get',
  path: '/api/saved-for-later',
  summary: 'List the items that the visitor saved for later, without a cart',
  responses: answer,
})

export const noteRoute = createRoute({
  method: 'put',
  path: '/api/carts/{cartId}/note',
  summary: 'Write the order note',
  request: { params: ofCart, body: describeJsonBody(noteRequestSchema) },
  responses: { ...answer, ...notFoundResponse, ...refused },
})

export const codeRoute = createRoute({
  method: 'put',
  path: '/api/carts/{cartId}/discount',
  summary: 'Apply a discount code, replacing any other; null removes it',
  request: { params: ofCart, body: describeJsonBody(codeRequestSchema) },
  responses: { ...answer, ...notFoundResponse, ...refused, ...describeRateLimit('discount-codes') },
})

export const saveLineRoute = createRoute({
  method: 'post',
  path: '/api/carts/{cartId}/saved',
  summary: 'Save a cart line for later',
  request: { params: ofCart, body: describeJsonBody(lineRequestSchema) },
  responses: { ...answer, ...notFoundResponse, ...refused },
})

export const moveSavedLineToCartRoute = createRoute({
  method: 'post',
  path: '/api/carts/{cartId}/saved/{savedId}/return',
  summary: 'Move a saved item back to the cart, as far as stock allows',
  request: { params: ofCart.extend({ savedId: z.uuid() }) },
  responses: { ...answer, ...notFoundResponse, ...refused },
})

export const deleteSavedLineRoute = createRoute({
  method: 'delete',
  path: '/api/saved-for-later/{savedId}',
  summary: 'Delete a saved item',
  request: { params: z.object({ savedId: z.uuid() }) },
  responses: { ...answer, ...notFoundResponse },
})
