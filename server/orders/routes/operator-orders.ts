import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { OrderDeps } from '../order-events.ts'
import { findOperatorName } from '../../operator.ts'
import { findOrderNumber } from '../find-order.ts'
import { listOrders } from '../list-orders.ts'
import {
  correctOrderParcel,
  changeOrderStatus,
  setOrderNote,
  type ChangeOrderResult,
} from '../change-order-status.ts'
import { findOrderRecord } from '../order-record.ts'
import { writePackingSlipPdf } from '../packing-slip.ts'
import { findParcelLabel, writeParcelLabelCsv } from '../parcel-label.ts'
import { requestRefund, type RequestRefundResult } from '../refunds/request-refund.ts'
import { recordManualRefund, type ManualRefundResult } from '../refunds/record-manual-refund.ts'
import { payRefundOfOrder } from '../refunds/pay-refunds.ts'
import { sendAttachment } from '../../web/attachment.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import { respondStaleVersion } from '../../web/operator-responses.ts'
import {
  parcelLabelCsvRoute,
  parcelLabelRoute,
  listRoute,
  noteRoute,
  manualRefundRoute,
  correctParcelRoute,
  refundRoute,
  getOrderRoute,
  packingSlipRoute,
  changeOrderStatusRoute,
} from './operator-order-routes.ts'

type RouteDeps = Pick<
  OrderDeps,
  'db' | 'env' | 'now' | 'visitorSecret' | 'payments' | 'log' | 'orderHandlers'
>

/** The operator's API for orders: search, view, change the status, cancel and refund. */
export function createOperatorOrderRoutes(deps: RouteDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/operator/orders', '/api/operator/orders/*']) api.use(path, requireOperator(deps))
  api.openapi(listRoute, async (c) => c.json(await listOrders(deps.db, c.req.valid('query')), 200))
  addPapers(api, deps)
  api.openapi(getOrderRoute, async (c) => {
    const order = await findOrderRecord(deps.db, c.req.valid('param').id)
    return order ? c.json(order, 200) : unknown(c)
  })
  addChanges(api, deps)
  return api
}

function addChanges(api: OpenAPIHono, deps: RouteDeps): void {
  /** Responds with the changed order, or with the reason why it wasn't changed. */
  const answer = async (
    c: Context,
    id: number,
    done: ChangeOrderResult | RequestRefundResult | ManualRefundResult,
  ) => {
    if (!done.ok) return refuse(c, deps, id, done.reason)
    const order = await findOrderRecord(deps.db, id)
    return order ? c.json(order, 200) : unknown(c)
  }
  api.openapi(changeOrderStatusRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { version, to, parcel = null, unpacked = false } = c.req.valid('json')
    const actor = await findOperatorName(c, deps)
    return answer(c, id, await changeOrderStatus(deps, { id, version }, { to, parcel, unpacked, actor }))
  })
  api.openapi(correctParcelRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { version, ...parcel } = c.req.valid('json')
    const actor = await findOperatorName(c, deps)
    return answer(c, id, await correctOrderParcel(deps, { id, version }, { parcel, actor }))
  })
  api.openapi(noteRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { version, note } = c.req.valid('json')
    const actor = await findOperatorName(c, deps)
    return answer(c, id, await setOrderNote(deps, { id, version }, { note, actor }))
  })
  api.openapi(refundRoute, async (c) => {
    const { id } = c.req.valid('param')
    const { version, ...refund } = c.req.valid('json')
    const key = c.req.valid('header')['idempotency-key']
    const actor = await findOperatorName(c, deps)
    const asked = await requestRefund(deps, { id, version }, { ...refund, key, actor })
    if (asked.ok) await payRefundOfOrder(deps, id)
    return answer(c, id, asked)
  })
  api.openapi(manualRefundRoute, async (c) => {
    const { id, refundId } = c.req.valid('param')
    const { version, how } = c.req.valid('json')
    const actor = await findOperatorName(c, deps)
    return answer(c, id, await recordManualRefund(deps, { id, version }, { refundId, how, actor }))
  })
}

function addPapers(api: OpenAPIHono, deps: RouteDeps): void {
  api.openapi(packingSlipRoute, async (c) => {
    const order = await findOrderRecord(deps.db, c.req.valid('param').id)
    if (!order) return unknown(c)
    const pdf = new Uint8Array(await writePackingSlipPdf(order))
    return sendAttachment(c, pdf, { type: 'application/pdf', name: `${order.number}-packing-slip.pdf` })
  })
  api.openapi(parcelLabelRoute, async (c) => {
    const label = await findParcelLabel(deps.db, c.req.valid('param').id)
    return label ? c.json(label, 200) : unknown(c)
  })
  api.openapi(parcelLabelCsvRoute, async (c) => {
    const label = await findParcelLabel(deps.db, c.req.valid('param').id)
    if (!label) return unknown(c)
    const bytes = new TextEncoder().encode(writeParcelLabelCsv(label))
    return sendAttachment(c, bytes, { type: 'text/csv; charset=utf-8', name: `${label.order}-label.csv` })
  })
}

const unknown = (c: Context) => respondProblem(c, 'not-found', 'There is no such order.')

type Reason = Exclude<ChangeOrderResult | RequestRefundResult | ManualRefundResult, { ok: true }>['reason']

const REFUSAL_MESSAGES: Readonly<Record<Exclude<Reason, 'unknown' | 'changed-meanwhile'>, string>> = {
  sample: "This is a sample order, so you can't change it.",
  'status-not-allowed': "You can't move the order there from its current status.",
  'awaits-proof': "This order includes a design that the customer hasn't approved yet.",
  'not-packed': "Some jobs of this order aren't packed yet. To send it anyway, tick the box.",
  parcel: 'Please choose a carrier.',
  'too-many-pieces': "That's more pieces than are left to refund.",
  'shipping-returned': 'The shipping was already refunded.',
  'more-than-left': "That's more than is left to refund.",
  nothing: "There's nothing to refund here.",
  'under-way': "A refund for this order is in progress. Please wait until it's done.",
  'other-provider':
    'This was paid through a payment provider that’s no longer connected. Connect it again, or refund the payment in that provider’s dashboard.',
  disputed:
    'The customer has disputed this payment with their bank. Answer the dispute in the payment provider’s dashboard; a refund would pay them twice.',
  'not-paid': 'Nothing was paid for this order here.',
  'unknown-refund': 'This order has no such refund.',
  'not-failed': 'Only a refund that failed can be paid another way.',
  'key-reused': 'This form was used for another order. Please reload the page.',
}

async function refuse(c: Context, { db }: RouteDeps, id: number, reason: Reason) {
  if (reason === 'unknown') return unknown(c)
  if (reason !== 'changed-meanwhile') return respondProblemWithCode(c, 409, reason, REFUSAL_MESSAGES[reason])
  return respondStaleVersion(c, db, 'order', (await findOrderNumber(db, id)) ?? '')
}
