import type { Transaction } from '../db/database.ts'
import type { orderLines } from '../db/schema/orders.ts'
import type { AcceptedOrder } from '../db/accepted-order.ts'

export type PaidOrder = {
  orderId: number
  visitorHash: string
  order: AcceptedOrder
  lines: readonly (typeof orderLines.$inferSelect)[]
  /** The payment provider's name for the card, the same for every payment with it; null where it gives none. */
  cardFingerprint: string | null
  at: Date
}

/** What happens to orders, by name, with the facts of each. */
export type OrderEvents = {
  /** Paid and written. */
  paid: PaidOrder
  /** Cancelled or refunded in full: what it gave and used beside the money goes back. */
  reversed: { orderId: number; at: Date }
  /** What orders brought in has changed. Emitted last in a transaction, as the counting of sales waits for other transactions. */
  'sales-changed': { orderIds: readonly number[] }
}

export type OrderEventName = keyof OrderEvents

/** What the other parts of the shop do then, in this order. `server/order-handlers.ts` has the list. */
export type OrderHandlers = {
  readonly [Name in OrderEventName]: readonly ((tx: Transaction, event: OrderEvents[Name]) => Promise<void>)[]
}

/** Runs the handlers of an event one after the other, in the transaction in which it happens: all of them, or none. */
export async function emitOrderEvent<Name extends OrderEventName>(
  tx: Transaction,
  handlers: OrderHandlers,
  name: Name,
  event: OrderEvents[Name],
): Promise<void> {
  for (const handle of handlers[name]) await handle(tx, event)
}
