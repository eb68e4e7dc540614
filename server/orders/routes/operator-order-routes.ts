import { createRoute, z } from '@hono/zod-openapi'
import { orderListQuerySchema, orderListSchema } from '../../../contract/operator/order-list.ts'
import {
  operatorOrderSchema,
  orderNoteSchema,
  orderParcelSchema,
  orderStepSchema,
  parcelLabelSchema,
} from '../../../contract/operator/order.ts'
import { manualRefundSchema, refundRequestSchema } from '../../../contract/operator/refund.ts'
import {
  badParameterResponse,
  describeJsonResponse,
  describeJsonBody,
  describeProblemResponse,
} from '../../web/responses.ts'
import { conflictResponse, idParameter, requireOperatorResponses } from '../../web/operator-responses.ts'

const PATH = '/api/operator/orders'
const params = z.object({ id: idParameter })
const whole = { 200: describeJsonResponse('The updated order', operatorOrderSchema) } as const
const wrong = { 422: describeProblemResponse('Invalid value') } as const
const binary = z.string().meta({ format: 'binary' })

export const listRoute = createRoute({
  method: 'get',
  path: PATH,
  summary: 'List orders, newest first, 50 per page',
  request: { query: orderListQuerySchema },
  responses: {
    200: describeJsonResponse('The orders', orderListSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const getOrderRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}`,
  summary: 'Get an order with items, payments, addresses, files, e-mails and history',
  request: { params },
  responses: { ...whole, ...badParameterResponse, ...requireOperatorResponses },
})

export const changeOrderStatusRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/steps`,
  summary: 'Advance an order’s status; the buyer gets an e-mail. A shipped order names its carrier.',
  request: { params, body: describeJsonBody(orderStepSchema) },
  responses: {
    ...whole,
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...wrong,
  },
})

export const correctParcelRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/parcel`,
  summary: 'Correct a parcel’s carrier and tracking number',
  request: { params, body: describeJsonBody(orderParcelSchema) },
  responses: {
    ...whole,
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...wrong,
  },
})

export const noteRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/note`,
  summary: 'Set an order’s internal note, which the buyer doesn’t see',
  request: { params, body: describeJsonBody(orderNoteSchema) },
  responses: {
    ...whole,
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...wrong,
  },
})

export const refundRoute = createRoute({
  method: 'post',
  path: `${PATH}/{id}/refunds`,
  summary:
    'Cancel an order, or refund it: in full, by items, or by amount. Takes effect once per Idempotency-Key.',
  request: {
    params,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    body: describeJsonBody(refundRequestSchema),
  },
  responses: {
    ...whole,
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...wrong,
  },
})

export const manualRefundRoute = createRoute({
  method: 'put',
  path: `${PATH}/{id}/refunds/{refundId}/paid-otherwise`,
  summary: 'Record that a failed refund was paid by other means',
  request: {
    params: params.extend({ refundId: z.uuid() }),
    body: describeJsonBody(manualRefundSchema),
  },
  responses: {
    ...whole,
    ...badParameterResponse,
    ...requireOperatorResponses,
    ...conflictResponse,
    ...wrong,
  },
})

export const packingSlipRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/packing-slip.pdf`,
  summary: 'The packing slip for the parcel: half a letter page, without prices',
  request: { params },
  responses: {
    200: { description: 'The packing slip', content: { 'application/pdf': { schema: binary } } },
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const parcelLabelRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/label.json`,
  summary: 'Address and weight of the parcel',
  request: { params },
  responses: {
    200: describeJsonResponse('The label', parcelLabelSchema),
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})

export const parcelLabelCsvRoute = createRoute({
  method: 'get',
  path: `${PATH}/{id}/label.csv`,
  summary: 'The same as a table',
  request: { params },
  responses: {
    200: { description: 'The label', content: { 'text/csv': { schema: z.string() } } },
    ...badParameterResponse,
    ...requireOperatorResponses,
  },
})
