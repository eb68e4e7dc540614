import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { type Context, Hono } from 'hono'
import type { TrackedOrder, TrackPage } from '../../../contract/order-pages.ts'
import { formatDay } from '../../../domain/checkout/shop-clock.ts'
import { describeTracking } from '../../../content/carriers.ts'
import { parseOrderNumber } from '../../../domain/order/order-number.ts'
import { ORDER_STATUS_LABELS } from '../../../content/order-statuses.ts'
import { findClientAddress } from '../../runtime/client-address.ts'
import { trackOrder } from '../track-order.ts'
import type { Order } from '../find-order.ts'
import { describeMadeToOrderItems, type ItemDescriptions } from '../../made-to-order/index.ts'
import { listProofs, type OrderProofs } from '../../design-requests/index.ts'
import { describeOrderDelivery, listProofSteps } from './order-steps.ts'
import type { OrderPagesDeps } from './order-deps.ts'

const MAX_ITEMS = 50
const MAX_FIELD_LENGTH = 254

const NOT_FOUND_MESSAGE =
  "We can't find an order with this number and e-mail address or postal code. Please check both, or use the link in your confirmation e-mail."

/** Serves the page that finds an order without its secret link, by the order number and a detail that only the buyer knows. */
export function createTrackRoutes(deps: OrderPagesDeps): Hono {
  const app = new Hono()
  app.get('/track', (c) => deps.send(c, page({ number: '', proof: '' })))
  app.post('/track', (c) => track(deps, c))
  return app
}

const page = (fields: TrackPage['fields'], told: Partial<TrackPage> = {}): TrackPage => ({
  kind: 'track',
  fields,
  problem: null,
  found: null,
  ...told,
})

async function track(deps: OrderPagesDeps, c: Context) {
  const form = await c.req.parseBody()
  const text = (name: string) => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, MAX_FIELD_LENGTH) : ''
  }
  const fields = { number: text('number'), proof: text('proof') }
  // Counts attempts by order as well as by IP address, because someone with many IP addresses could guess an order's postal code.
  const asked = `order ${parseOrderNumber(fields.number) ?? findClientAddress(c, deps.env)}`
  const attempt = await deps.limit(c, asked)
  if (!attempt.ok) return deps.send(c, page(fields, { problem: TOO_MANY_REQUESTS }), 429)
  const order = await trackOrder(deps.db, fields)
  if (!order) return deps.send(c, page(fields, { problem: NOT_FOUND_MESSAGE }), 422)
  await attempt.giveBack()
  const items = await describeMadeToOrderItems(deps.db, order.lines)
  const proofs = await listProofs(deps.db, order.id)
  return deps.send(c, page(fields, { found: tracked(order, { items, proofs }) }))
}

function tracked(order: Order, facts: { items: ItemDescriptions; proofs: OrderProofs }): TrackedOrder {
  const { number, placedAt, status, lines } = order
  return {
    number,
    placedOn: formatDay(placedAt),
    status: ORDER_STATUS_LABELS[status],
    steps: listProofSteps(order, facts),
    tracking: describeTracking(order),
    delivery: describeOrderDelivery(order, facts),
    goods: lines.slice(0, MAX_ITEMS).map(({ quantity, title }) => `${quantity} × ${title}`),
  }
}
