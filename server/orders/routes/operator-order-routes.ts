import { createRoute, z } from '@hono/zod-openapi'
import {
  operatorOrderSchema,
  orderListQuerySchema,
  orderListSchema,
  orderNoteSchema,
  orderParcelSchema,
  orderStepSchema,
  parcelLabelSchema,
} from '../../../contract/operator/order.ts'
import { paidOtherwiseSchema, refundRequestSchema } from '../../../contract/operator/refund.ts'
import { badParameter, jsonResponse, jsonBody, problemResponse } from '../../web/responses.ts'
import { conflict, idParameter, operatorOnlyResponses } from '../../web/operator-answers.ts'

const PATH = '/api/operator/orders'
const params = z.object({ id: idParameter })
const whole = { 200: jsonResponse('The order as it is now', operatorOrderSchema) } as const
const wrong = { 422: problemResponse('Not as expected') } as const
const binary = z.string().meta({ format: 'binary' })

export const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'Orders, the newest first, fifty at a time',
  request: { query: orderListQuerySchema },
  responses: { 200: jsonResponse('The orders', orderListSchema), ...badParameter, ...operatorOnlyResponses },
})

export const getOrderRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}`,
  summary: 'An order with everything: goods, money, addresses, files, mails, history',
  request: { params },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses },
})

export const stepRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/steps`,
  summary: 'Move an order one step on; the buyer gets a mail. What is shipped says by whom.',
  request: { params, body: jsonBody(orderStepSchema) },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses, ...conflict, ...wrong },
})

export const parcelRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/parcel`,
  summary: 'Correct who brings a parcel, and its number',
  request: { params, body: jsonBody(orderParcelSchema) },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses, ...conflict, ...wrong },
})

export const noteRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/note`,
  summary: 'Keep a note about an order; the buyer does not see it',
  request: { params, body: jsonBody(orderNoteSchema) },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses, ...conflict, ...wrong },
})

export const refundRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/refunds`,
  summary: 'Cancel an order, or give money back: all of it, pieces, or an amount. Once an Idempotency-Key.',
  request: {
    params,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    body: jsonBody(refundRequestSchema),
  },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses, ...conflict, ...wrong },
})

export const paidOtherwiseRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/refunds/{refundId}/paid-otherwise`,
  summary: 'Note that the customer was paid another way than by a refund that failed',
  request: { params: params.extend({ refundId: z.uuid() }), body: jsonBody(paidOtherwiseSchema) },
  responses: { ...whole, ...badParameter, ...operatorOnlyResponses, ...conflict, ...wrong },
})

export const slipRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/packing-slip.pdf`,
  summary: 'The packing slip for the parcel: half a letter page, without prices',
  request: { params },
  responses: {
    200: { description: 'The packing slip', content: { 'application/pdf': { schema: binary } } },
    ...badParameter,
    ...operatorOnlyResponses,
  },
})

export const labelRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/label.json`,
  summary: 'Address and weight of the parcel',
  request: { params },
  responses: { 200: jsonResponse('The label', parcelLabelSchema), ...badParameter, ...operatorOnlyResponses },
})

export const labelCsvRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/label.csv`,
  summary: 'The same as a table',
  request: { params },
  responses: {
    200: { description: 'The label', content: { 'text/csv': { schema: z.string() } } },
    ...badParameter,
    ...operatorOnlyResponses,
  },
})
